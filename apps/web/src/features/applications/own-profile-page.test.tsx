import { applications } from '@guildhall/contract/applications'
import { experts } from '@guildhall/contract/experts'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { AuthUser } from '#platform/session.tsx'
import { renderPage } from '#test/render-page.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi, StubRefusal } from '#test/stub-api.ts'
import { applicationsRoutes } from './routes.tsx'

let api: ReturnType<typeof stubApi>
beforeEach(() => {
  api = stubApi()
})

const open = (status: AuthUser['expert_status']) =>
  renderPage({
    routes: applicationsRoutes,
    path: '/expert/profile',
    as: sampleUser({ roles: ['growth_experts_expert'], expert_status: status }),
  })

it('says that the profile of a form in steps did not come, and does not ask for it over and over', async () => {
  let asked = 0
  api.on(experts.user, () => {
    asked += 1
    return new StubRefusal(503)
  })
  const { user } = open('Incomplete')

  const again = await screen.findByRole('button', { name: 'REFRESH' })
  expect(asked).toBe(1)

  await user.click(again)
  await expect.poll(() => asked).toBe(2)
  expect(await screen.findByRole('button', { name: 'REFRESH' })).toBeDefined()
})

it('welcomes who has just registered before the profile has come', async () => {
  api.on(experts.user, () => new Promise(() => undefined))
  api.on(applications.completeness, () => new Promise(() => undefined))
  open('New')

  expect(await screen.findByRole('heading', { name: 'Welcome, Maya' })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'What happens next' })).toBeDefined()
})

it('keeps the room of the notice and of the steps above a profile that waits for a decision', async () => {
  api.on(experts.user, () => new Promise(() => undefined))
  api.on(applications.completeness, () => new Promise(() => undefined))
  const { container } = open('Pending')

  await expect.poll(() => container.querySelectorAll('.above').length).toBe(2)
})

it('waits for the form in steps below its own head', async () => {
  api.on(experts.user, () => new Promise(() => undefined))
  open('Incomplete')

  expect(await screen.findByRole('heading', { name: 'Complete your profile' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Upload resume' })).toHaveProperty('disabled', true)
})
