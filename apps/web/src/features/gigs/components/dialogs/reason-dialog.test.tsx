import { pageOf } from '@guildhall/contract/envelope'
import { moves } from '@guildhall/contract/gigs/moves'
import { reference } from '@guildhall/contract/reference'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithData } from '#test/render.tsx'
import { stubApi, StubRefusal } from '#test/stub-api.ts'
import { ReasonDialog } from './reason-dialog.tsx'

it('says in the dialog why a project could not be locked', async () => {
  stubApi().on(moves.lock, () => new StubRefusal(409, 'Not allowed in this state', 'wrong_state'))
  const { user } = renderWithData(
    <ReasonDialog gig={{ id: 'g1' }} step="lock" onClose={() => undefined} Outcomes={undefined} />,
  )

  await user.click(await screen.findByRole('button', { name: 'Lock' }))

  const dialog = within(screen.getByRole('dialog', { name: 'Lock project' }))
  expect(await dialog.findByText('Not allowed in this state')).toBeTruthy()
})

it('begins at the kind of reason, which stands before the words', async () => {
  stubApi().on(reference.reasons, () => pageOf([], { page: 1, pageSize: 20, total: 0 }))
  renderWithData(
    <ReasonDialog gig={{ id: 'g1' }} step="close" onClose={() => undefined} Outcomes={undefined} />,
  )

  const kind = await screen.findByRole('combobox', { name: 'Kind of reason' })
  await waitFor(() => expect(document.activeElement).toBe(kind))
})

it.each([
  ['close', /Open requests, applications and invitations end\./],
  ['reopen', /asked again, and invitations that were open sent again\./],
] as const)('says what a step does to invitations: %s', async (step, effect) => {
  stubApi().on(reference.reasons, () => pageOf([], { page: 1, pageSize: 20, total: 0 }))
  renderWithData(
    <ReasonDialog gig={{ id: 'g1' }} step={step} onClose={() => undefined} Outcomes={undefined} />,
  )

  expect(await screen.findByText(effect)).toBeDefined()
})

it('goes to the reason that is still missing', async () => {
  const { user } = renderWithData(
    <ReasonDialog gig={{ id: 'g1' }} step="unpublish" onClose={() => undefined} Outcomes={undefined} />,
  )

  await user.click(await screen.findByRole('button', { name: 'Unpublish' }))

  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Reason/)))
})
