import { feedback, type FeedbackForm } from '@guildhall/contract/feedback'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { render } from '#test/render.tsx'
import { stubApi, StubRefusal, type StubApi } from '#test/stub-api.ts'
import { ToastArea } from '#ui/feedback/toasts.tsx'
import { FeedbackDialog } from './feedback-dialog.tsx'

const SENT = { data: { id: '0193b4a0-0000-7000-8000-000000000001' } }
let api: StubApi
beforeEach(() => {
  api = stubApi()
})

function open() {
  const onClose = vi.fn()
  const view = render(
    <>
      <FeedbackDialog opened onClose={onClose} />
      <ToastArea />
    </>,
  )
  return { ...view, onClose }
}

async function fill(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('radio', { name: 'Good' }))
  await user.click(screen.getByRole('radio', { name: 'Suggestion' }))
  await user.type(screen.getByRole('textbox', { name: /Message/ }), ' More colours ')
}

it('sends what was written with the page, and thanks', async () => {
  const sent: FeedbackForm[] = []
  api.on(feedback.send, ({ body }) => (sent.push(body), SENT))
  history.replaceState(null, '', '/expert/projects?page=2')
  const { user, onClose } = open()
  await fill(user)

  await user.click(screen.getByRole('button', { name: 'SEND FEEDBACK' }))

  expect(await screen.findByText('Your comments will help us improve your experience.')).toBeDefined()
  expect(sent).toEqual([
    { message: 'More colours', rate: 4, type: 'suggestion', page_url: '/expert/projects?page=2' },
  ])
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(onClose).toHaveBeenCalled()
})

it('says what is missing', async () => {
  const { user } = open()

  await user.click(await screen.findByRole('button', { name: 'SEND FEEDBACK' }))

  for (const text of ['Rate is required.', 'Type is required.', 'Message is required.'])
    expect(await screen.findByText(text)).toBeDefined()
})

it('keeps what was written when it could not be sent', async () => {
  api.on(feedback.send, () => new StubRefusal(500))
  const { user } = open()
  await fill(user)

  await user.click(screen.getByRole('button', { name: 'SEND FEEDBACK' }))

  expect(await screen.findByText('Something went error.')).toBeDefined()
  expect(screen.getByRole('textbox', { name: /Message/ })).toHaveProperty('value', 'More colours')
})

it('asks before it drops what was written', async () => {
  const { user, onClose } = open()
  await fill(user)

  await user.keyboard('{Escape}')
  await screen.findByText('Close without sending?')
  expect(onClose).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Discard' }))

  await waitFor(() => expect(onClose).toHaveBeenCalled())
})
