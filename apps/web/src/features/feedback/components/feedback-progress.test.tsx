import { feedback, type FeedbackRecord } from '@guildhall/contract/feedback'
import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { feedbackQueries } from '#features/feedback/queries.ts'
import { renderWithData } from '#test/render.tsx'
import { StubRefusal, stubApi } from '#test/stub-api.ts'
import { toasts } from '#ui/feedback/toasts.tsx'
import { FeedbackProgress } from './feedback-progress.tsx'

const ID = '0199b0a4-0000-7000-8000-000000000001'
const RECORD: FeedbackRecord = {
  id: ID,
  message: 'The list is slow.',
  type: 'bug',
  rate: 2,
  page_url: '/today',
  status: 'Read',
  note: null,
  version: 1,
  created_at: '2026-11-01T09:00:00.000Z',
  created_at_diff: '3 weeks ago',
  created_by: null,
  ip_address: null,
}

function Page() {
  const { data } = useQuery(feedbackQueries.details(ID))
  return data && <FeedbackProgress row={data.data} />
}

it('says that there is nothing to save, where the note is as it was', async () => {
  const info = vi.spyOn(toasts, 'info')
  const { user } = renderWithData(<FeedbackProgress row={RECORD} />)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(info).toHaveBeenCalledWith('Nothing to save.', { id: 'nothing-to-save' })
})

it('shows the note that another administrator saved meanwhile, before either is lost', async () => {
  let saved = RECORD
  const api = stubApi()
  api.on(feedback.details, () => ({ data: saved, actions: { canUpdate: true } }))
  api.on(feedback.update, ({ body, headers }) => {
    if (headers.get('If-Match') !== `"${saved.version}"`) return new StubRefusal(412, '', 'stale')
    saved = { ...saved, note: body.note ?? null, version: saved.version + 1 }
    return { data: saved, actions: { canUpdate: true } }
  })
  const { user } = renderWithData(<Page />)
  const field = await screen.findByRole('textbox')
  await user.type(field, 'Forward to product.')
  saved = { ...saved, note: 'Called her back.', version: 2 }

  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect((await screen.findByText('Called her back.')).closest('[role=alert]')).not.toBeNull()
  expect(field).toHaveProperty('value', 'Forward to product.')

  await user.click(screen.getByRole('button', { name: 'Add mine below' }))
  expect(field).toHaveProperty('value', 'Called her back.\nForward to product.')
  expect(screen.queryByText(/Another administrator changed the note/)).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The feedback has been updated.')).toBeDefined()
  expect(saved.note).toBe('Called her back.\nForward to product.')
})
