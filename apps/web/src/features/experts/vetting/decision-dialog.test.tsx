import { pageOf } from '@guildhall/contract/envelope'
import { reference } from '@guildhall/contract/reference'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '#platform/api-error.ts'
import { renderWithData } from '#test/render.tsx'
import { StubRefusal, stubApi } from '#test/stub-api.ts'
import { DecisionDialog, type Decision } from './decision-dialog.tsx'
import { doneWith } from './vetting-copy.ts'

type Facts = { status: number; code: string; message: string; fields?: Record<string, string[]> }

function open(send: () => Promise<unknown>, action: Decision['action'] = 'reject', status = 'Pending') {
  stubApi().on(reference.reasons, () => pageOf([], { page: 1, pageSize: 20, total: 0 }))
  const onClose = vi.fn<() => void>()
  const { user } = renderWithData(
    <DecisionDialog
      decision={{ action, whom: 'Ada Lovelace', status }}
      send={send}
      onSettled={() => undefined}
      onClose={onClose}
    />,
  )
  return { user, onClose }
}

async function refused(facts: Facts) {
  const { user, onClose } = open(() => Promise.reject(new ApiError({ ...facts, requestId: 'r' })))
  await user.type(await screen.findByLabelText('Text for the expert'), 'Long and careful')
  await user.click(screen.getByRole('button', { name: 'REJECT' }))
  return { onClose }
}

it('begins at its main button where nothing has to be given', async () => {
  open(() => Promise.resolve(), 'approve')

  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Approve' })))
})

it.each([
  ['Rejected', 1],
  ['Screened', 0],
])('offers an email of a reconsideration, unless the expert never knew: %s', async (status, count) => {
  open(() => Promise.resolve(), 'reconsider', status)

  await screen.findByRole('button', { name: 'Reconsider' })
  expect(screen.queryAllByRole('switch', { name: 'Send email' })).toHaveLength(count)
  expect(screen.queryAllByText(/The expert is not told/)).toHaveLength(1 - count)
})

it('asks before a choice is dropped, and closes at once while there is none', async () => {
  const { user, onClose } = open(() => Promise.resolve())
  await user.click(await screen.findByRole('switch'))
  await user.click(screen.getByRole('button', { name: 'CANCEL' }))
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(onClose).not.toHaveBeenCalled()

  await user.click(screen.getByRole('switch'))
  await user.click(screen.getByRole('button', { name: 'CANCEL' }))
  expect(onClose).toHaveBeenCalledOnce()
})

it.each([
  { status: 409, code: 'wrong_state', message: 'Not allowed in this state' },
  { status: 429, code: 'too_many', message: 'Too many requests' },
])('keeps what was written when the decision is refused with $status', async (facts) => {
  const { onClose } = await refused(facts)

  expect(await within(screen.getByRole('dialog')).findByText(facts.message)).toBeDefined()
  expect(screen.getByLabelText('Text for the expert')).toHaveProperty('value', 'Long and careful')
  expect(onClose).not.toHaveBeenCalled()
})

it('says what is wrong with what it does not show', async () => {
  await refused({ status: 422, code: 'invalid', message: 'Some fields', fields: { send_mail: ['No mail.'] } })

  expect(await screen.findByText('No mail.')).toBeDefined()
})

it('marks the reasons that are refused', async () => {
  await refused({
    status: 422,
    code: 'invalid',
    message: 'Some fields',
    fields: { reason_ids: ['Choose one.'] },
  })

  expect(await screen.findByText('Choose one.')).toBeDefined()
  expect(screen.getByLabelText('Reasons', { selector: 'input' }).getAttribute('aria-invalid')).toBe('true')
})

it('says that the reasons did not come', async () => {
  stubApi().on(reference.reasons, () => new StubRefusal(500))
  renderWithData(
    <DecisionDialog
      decision={{ action: 'reject', whom: 'Ada Lovelace', status: 'Pending' }}
      send={() => Promise.resolve()}
      onSettled={() => undefined}
      onClose={() => undefined}
    />,
  )

  expect(await screen.findByText('Something went wrong.')).toBeDefined()
  expect(screen.queryByText(/Loading the reasons/)).toBeNull()
})

it('asks for a reason before anything is sent', async () => {
  const send = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const { user } = open(send)

  await user.click(await screen.findByRole('button', { name: 'REJECT' }))

  expect(await screen.findByText('Choose a reason or write one.')).toBeDefined()
  expect(send).not.toHaveBeenCalled()
})

it('says of a suspension that is lifted that it was, and of a new review that one begins', () => {
  expect(doneWith('reconsider', 'Ada', true)).toBe('The suspension of Ada was lifted.')
  expect(doneWith('reconsider', 'Ada', false)).toBe('Ada is being reconsidered.')
  expect(doneWith('suspend', 'Ada', true)).toBe('Ada was suspended.')
})
