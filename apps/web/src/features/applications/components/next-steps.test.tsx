import { applications } from '@guildhall/contract/applications'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signedIn } from '#platform/session.tsx'
import { renderWithData } from '#test/render.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi } from '#test/stub-api.ts'
import { NextSteps } from './next-steps.tsx'

const errors = ['Add atleast one education details']

it('says what is missing to who waits, and not to who has not begun', async () => {
  signedIn(sampleUser({ roles: ['growth_experts_expert'] }))
  stubApi().on(applications.completeness, () => ({
    data: {
      steps: [{ step: 'education' as const, is_required: true, is_complete: false, errors }],
      percent: 80,
      is_complete: false,
      is_notice_accepted: true,
      can_submit_from: null,
      submitted_at: null,
    },
    actions: { canSubmit: false },
  }))
  renderWithData(
    <>
      <NextSteps isSubmitted />
      <NextSteps isSubmitted={false} />
    </>,
  )

  await screen.findAllByText(/Still missing: Education/)
  const [waiting, beginning] = screen.getAllByRole('region', { name: 'What happens next' })
  expect(within(waiting ?? document.body).queryAllByText(/while you wait/)).toHaveLength(1)
  expect(within(beginning ?? document.body).queryAllByText(/while you wait/)).toHaveLength(0)
})
