import { pageOf } from '@guildhall/contract/envelope'
import { experts } from '@guildhall/contract/experts'
import { hiring } from '@guildhall/contract/hiring'
import type { BriefPage } from '@guildhall/contract/hiring/expert-projects'
import { reference } from '@guildhall/contract/reference'
import { createRoute } from '@tanstack/react-router'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { signedInPages } from '#platform/root-routes.ts'
import { renderPage } from '#test/render-page.tsx'
import { sampleBrief, sampleOwnEngagement as past } from '#test/hiring-samples.ts'
import { sampleUser } from '#test/samples.ts'
import { stubApi, StubRefusal } from '#test/stub-api.ts'
import { GigEngagement } from './gig-engagement.tsx'

const ID = '0193b4a0-0000-7000-8000-000000000001'
const AT = '2026-11-20T10:00:00.000Z'

it.each([
  ['Your application', { outcome: 'Not selected' }],
  ['Your invitation', { outcome: 'Declined by you', expires_at: AT }],
  ['Your work', { outcome: 'Completed', assigned_at: AT, ended_at: AT }],
])('heads what is over with "%s"', async (title, ended) => {
  stubApi().on(hiring.brief, () => ({ data: { ...brief, engagement: { ...past, ...ended } } }))
  renderPart()

  expect((await screen.findByText(ended.outcome)).closest('section')?.getAttribute('aria-label')).toBe(title)
})

it('shows the stars that they gave', async () => {
  stubApi().on(hiring.brief, () => ({ data: { ...brief, engagement: { ...past, own_rating: 3.5 } } }))
  renderPart()

  expect(await screen.findByText('You gave 3.5 of 5 stars')).toBeDefined()
})

it('shows each answer where two questions have the same words', async () => {
  const answers = ['Yes', 'No'].map((answer) => ({ question: 'Are you free in May?', answer }))
  stubApi().on(hiring.brief, () => ({ data: { ...brief, engagement: { ...past, answers } } }))
  renderPart()

  expect(await screen.findAllByText('Are you free in May?')).toHaveLength(2)
})

it('says until when they may apply after a request has expired', async () => {
  const engagement = { ...past, outcome: 'Expired' }
  const actions = { ...brief.actions, canApply: true }
  const open = { ...brief, engagement, actions, applications_until: '2027-01-15' }
  stubApi().on(hiring.brief, () => ({ data: open }))
  renderPart()

  expect(await screen.findByRole('button', { name: 'Apply' })).toBeDefined()
  expect(screen.getByText('Apply until Jan 15,2027')).toBeDefined()
})

it('says of a request that ended meanwhile that it is not open any more', async () => {
  const api = stubApi()
  const requested = { ...past, state: 'requested' as const, expires_at: AT }
  const actions = { ...brief.actions, canDecline: true }
  api.on(hiring.brief, () => ({ data: { ...brief, engagement: requested, actions } }))
  api.on(reference.reasons, () => pageOf([], { page: 1, pageSize: 20, total: 0 }))
  api.on(hiring.decline, () => new StubRefusal(409, 'Not allowed in this state', 'wrong_state'))
  const { user } = renderPart()
  await user.click(await screen.findByRole('button', { name: 'Decline' }))
  await user.type(await screen.findByLabelText(/Add a note/), 'No time')

  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Decline' }))

  expect(await screen.findByText(/^This request is no longer open/)).toBeDefined()
  expect(screen.getByLabelText(/Add a note/)).toHaveProperty('value', 'No time')
})

it('goes to the first answer that an application still needs', async () => {
  const actions = { ...brief.actions, canApply: true }
  const asked = { kind: 'text' as const, choices: [], is_required: true }
  const questions = [
    { ...asked, id: 'a', question: 'May we call you?', kind: 'yes_no' as const },
    { ...asked, id: 'b', question: 'Your last role?' },
  ]
  const { engagement: _none, ...open } = brief
  const data = { ...open, engagement: null, questions, actions, applications_until: '2027-01-15' }
  const api = stubApi()
  api.on(hiring.brief, () => ({ data }))
  api.on(experts.user, () => new StubRefusal(404, 'Not found', 'not_found'))
  const { user } = renderPart()
  await user.click(await screen.findByRole('button', { name: 'Apply' }))
  const send = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Apply' })

  await user.click(send)
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Yes')))

  await user.click(screen.getByLabelText('Yes'))
  await user.click(send)
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Your last role/)))

  await user.type(screen.getByLabelText(/Your last role/), 'Lead')
  await user.click(send)
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox')))
})

function renderPart() {
  const page = createRoute({
    getParentRoute: () => signedInPages,
    path: '/part',
    component: () => <GigEngagement gig={{ id: ID }} />,
  })
  return renderPage({ routes: [page], path: '/part', as: sampleUser({ roles: ['growth_experts_expert'] }) })
}

const brief: BriefPage = {
  ...sampleBrief,
  description: null,
  regions: [],
  deliverables: [],
  hires: [],
  ratings: [],
}
