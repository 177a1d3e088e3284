import { afterEach, expect, it, vi } from 'vitest'
import { shareIdentity } from './other-tabs.ts'

type Tab = ReturnType<typeof shareIdentity>
const open: Tab[] = []

/** A tab of this browser that shows somebody; '' for nobody. */
function tabOf(who: string) {
  const reload = vi.fn<() => void>()
  const tab = shareIdentity(() => (who === '' ? undefined : who), reload)
  open.push(tab)
  return { tab, reload }
}

afterEach(() => {
  for (const tab of open.splice(0)) tab.stop()
})

it('loads the tabs of somebody else again, and no others', async () => {
  const mine = tabOf('expert')
  const hers = tabOf('manager')
  const same = tabOf('expert')
  const nobody = tabOf('')

  mine.tab.tell()
  mine.tab.tell()

  await vi.waitFor(() => expect(hers.reload).toHaveBeenCalledTimes(1))
  for (const { reload } of [mine, same, nobody]) expect(reload).not.toHaveBeenCalled()
})
