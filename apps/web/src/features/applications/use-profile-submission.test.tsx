import { applications } from '@guildhall/contract/applications'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { signedIn } from '#platform/session.tsx'
import { renderWithData } from '#test/render.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi, StubRefusal } from '#test/stub-api.ts'
import { useProfileSubmission } from './use-profile-submission.ts'

const ALREADY = 'Your profile is already submitted'

it('tells whoever submitted elsewhere also when the wizard is gone with its message', async () => {
  const api = stubApi()
  signedIn(sampleUser())
  api.on(applications.completeness, () => ({
    data: {
      steps: [],
      percent: 100,
      is_complete: true,
      is_notice_accepted: true,
      can_submit_from: null,
      submitted_at: null,
    },
    actions: { canSubmit: true },
  }))
  api.on(applications.submitProfile, () => new StubRefusal(409, ALREADY))
  const { user } = renderWithData(<Page />)

  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await user.click(screen.getByRole('button', { name: 'Leave' }))

  expect(await screen.findByText(ALREADY)).toBeTruthy()
})

function Page() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      {isOpen && <Wizard />}
      <button type="button" onClick={() => setOpen(false)}>
        Leave
      </button>
    </>
  )
}

function Wizard() {
  const { submit } = useProfileSubmission('one')
  return (
    <button type="button" onClick={() => void submit()}>
      Submit
    </button>
  )
}
