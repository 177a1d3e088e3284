import { pageOf } from '@guildhall/contract/envelope'
import { hiring } from '@guildhall/contract/hiring'
import { deliverables } from '@guildhall/contract/work/deliverables'
import { createRoute } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signedInPages } from '#platform/root-routes.ts'
import { renderPage } from '#test/render-page.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi, StubRefusal } from '#test/stub-api.ts'
import { WorkTab } from './work-tab.tsx'

const NONE = pageOf([], { page: 1, pageSize: 100, total: 0 })

it('stops asking who works on a project when that fails, and shows the rest', async () => {
  const api = stubApi()
  let asked = 0
  api.on(hiring.engagements, ({ query }) => {
    if (query.toString().includes('Hired')) asked += 1
    return new StubRefusal(500, 'Something went wrong.')
  })
  api.on(deliverables.list, () => ({ ...NONE, actions: { canAdd: false } }))
  open()

  expect(await screen.findByText('Deliverables')).toBeDefined()
  expect(await screen.findByText('Something went wrong.')).toBeDefined()
  const before = asked
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(asked).toBe(before)
})

function open() {
  const page = createRoute({
    getParentRoute: () => signedInPages,
    path: '/work',
    component: () => <WorkTab gig={{ id: GIG }} actions={{ canSeeExperts: true }} />,
  })
  renderPage({ routes: [page], path: '/work', as: sampleUser({ roles: ['growth_experts_manager'] }) })
}

const GIG = '0193b4a0-0000-7000-8000-000000000001'
