import { accounts } from '@guildhall/contract/accounts'
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { signedIn } from '#platform/session.tsx'
import { render } from '#test/render.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi } from '#test/stub-api.ts'
import { noteInTab } from '#ui/dialogs/unsaved.ts'
import { ToastArea } from '#ui/feedback/toasts.tsx'
import { renewRights } from './renew-rights.ts'

const HELD = sampleUser({ permissions: ['CAN_SEE_ADMIN_COMPANIES_LIST'] })
const TOLD = 'Your permissions have changed.'
let settle = () => {}

afterEach(() => settle())

/** What the server says of them the next time. */
function standing(next: typeof HELD) {
  signedIn(HELD)
  stubApi().on(accounts.auth, () => ({ data: next }))
  render(<ToastArea />)
  return { invalidate: vi.fn<() => Promise<void>>(async () => undefined) }
}

it('says that a permission was taken away, and asks the page again', async () => {
  const pages = standing(sampleUser({ permissions: [] }))

  await renewRights(pages)

  expect(await screen.findByText(TOLD)).toBeTruthy()
  expect(pages.invalidate).toHaveBeenCalledOnce()
})

it('leaves the page where something is unsaved', async () => {
  const pages = standing(sampleUser({ permissions: [] }))
  settle = noteInTab()

  await renewRights(pages)

  expect(await screen.findByText(TOLD)).toBeTruthy()
  expect(pages.invalidate).not.toHaveBeenCalled()
})

it('says nothing where they may do what they did before', async () => {
  const pages = standing({ ...HELD, name: 'Ada King' })

  await renewRights(pages)

  expect(pages.invalidate).not.toHaveBeenCalled()
  expect(screen.queryByText(TOLD)).toBeNull()
})
