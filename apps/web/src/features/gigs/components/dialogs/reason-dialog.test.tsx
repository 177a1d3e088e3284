import { moves } from '@guildhall/contract/gigs/moves'
import { screen, within } from '@testing-library/react'
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
