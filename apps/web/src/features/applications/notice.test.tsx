import { applications } from '@guildhall/contract/applications'
import type { CompletenessAnswer } from '@guildhall/contract/applications/completeness'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { signedIn } from '#platform/session.tsx'
import { renderWithData } from '#test/render.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi, StubRefusal, type StubApi } from '#test/stub-api.ts'
import { NoticeDialog } from './components/notice/notice-dialog.tsx'
import { useNotice } from './use-notice.ts'

let api: StubApi
let gone: number
beforeEach(() => {
  api = stubApi()
  gone = 0
  signedIn(sampleUser())
})

it('is not asked for twice of whoever goes on before it is known that they accepted it', async () => {
  const known = Promise.withResolvers<CompletenessAnswer>()
  api.on(applications.completeness, () => known.promise)
  const { user } = renderWithData(<GoOn />)

  await user.click(screen.getByRole('button', { name: 'Go on' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  known.resolve(completeness(true))

  await expect.poll(() => gone).toBe(1)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('comes first for whoever has not accepted it', async () => {
  api.on(applications.completeness, () => Promise.resolve(completeness(false)))
  const { user } = renderWithData(<GoOn />)

  await user.click(screen.getByRole('button', { name: 'Go on' }))

  expect(await screen.findByRole('dialog', { name: 'Personal data notice' })).toBeTruthy()
  expect(gone).toBe(0)
})

it('says why nobody goes on when it cannot be known', async () => {
  api.on(applications.completeness, () => new StubRefusal(503))
  const { user } = renderWithData(<GoOn />)

  await user.click(screen.getByRole('button', { name: 'Go on' }))

  expect(await screen.findByText('Something Wrong happened.')).toBeTruthy()
  expect(gone).toBe(0)
})

it('begins at its tick, and goes to what it still needs', async () => {
  const onApply = vi.fn<(name: string) => void>()
  const { user } = renderWithData(
    <NoticeDialog opened isPending={false} onClose={vi.fn()} onApply={onApply} />,
  )
  const tick = await screen.findByRole('checkbox')
  const name = screen.getByLabelText('Applicant name')
  const apply = screen.getByRole('button', { name: 'APPLY' })
  await vi.waitFor(() => expect(document.activeElement).toBe(tick))

  await user.click(apply)
  await vi.waitFor(() => expect(document.activeElement).toBe(tick))
  await user.click(tick)
  await user.click(apply)
  await vi.waitFor(() => expect(document.activeElement).toBe(name))
  await user.keyboard('Nora Quist')
  await user.click(apply)

  expect(onApply).toHaveBeenCalledWith('Nora Quist')
})

function GoOn() {
  const notice = useNotice()
  return (
    <>
      <button type="button" onClick={() => notice.before(() => (gone += 1))}>
        Go on
      </button>
      <NoticeDialog {...notice.dialog} />
    </>
  )
}

function completeness(isAccepted: boolean): CompletenessAnswer {
  return {
    data: {
      steps: [],
      percent: 0,
      is_complete: false,
      is_notice_accepted: isAccepted,
      can_submit_from: null,
      submitted_at: null,
    },
    actions: { canSubmit: false },
  }
}
