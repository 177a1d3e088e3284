import { feedback } from '@guildhall/contract/feedback'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '#test/render-page.tsx'
import { sampleUser } from '#test/samples.ts'
import { StubRefusal, stubApi } from '#test/stub-api.ts'
// The route loads it lazily: on a busy machine that takes longer than a search waits.
import './feedback-page.tsx'
import { feedbackRoutes } from './routes.tsx'

const admin = sampleUser({ permissions: ['CAN_SEE_ADMIN_FEEDBACK'] })

it('says in the words of one thing that it could not be loaded', async () => {
  stubApi().on(feedback.details, () => new StubRefusal(500))

  renderPage({ routes: feedbackRoutes, path: '/feedback/0199b0a4-0000-7000-8000-000000000001', as: admin })

  expect((await screen.findByRole('alert')).textContent).toContain('Something Wrong happened.')
})
