import { gigEditing } from '@guildhall/contract/gigs/editing'
import { gigFromText, type Proposal } from '@guildhall/contract/gigs/from-text'
import { gigs } from '@guildhall/contract/gigs'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderPage } from '#test/render-page.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi, StubRefusal, type StubApi } from '#test/stub-api.ts'
import { gigEditingRoutes } from '#features/gigs/editing/routes.tsx'

const manager = sampleUser({ roles: ['growth_experts_manager'] })
const SKILL = '0193b4a0-0000-7000-8000-000000000001'
const GUESS = '0193b4a0-0000-7000-8000-000000000002'
const FOUND: Proposal[] = [
  { field: 'name', value: 'Grid batteries', sentence: 'Grid batteries', is_sure: true, change: {} },
  {
    field: 'deadline',
    value: '2027-06-30',
    sentence: 'Answer by 30 June.',
    is_sure: true,
    change: { deadline: '2027-06-30' },
  },
  {
    field: 'skills_required',
    value: 'Energy storage',
    sentence: 'We need storage people.',
    is_sure: true,
    change: { skills_required: [SKILL] },
  },
  {
    field: 'skills_required',
    value: 'Publishing',
    sentence: 'We read the news.',
    is_sure: false,
    change: { skills_required: [GUESS] },
  },
]

let api: StubApi
let sent: unknown

beforeEach(() => {
  api = stubApi()
  api.on(gigEditing.templates, () => ({ data: [] }))
  api.on(gigFromText.propose, () => ({ data: FOUND }))
  api.on(gigs.create, ({ body }) => {
    sent = body
    return new StubRefusal(409, 'Kept for the test.')
  })
})

async function read() {
  const { user } = renderPage({ routes: gigEditingRoutes, path: '/manager/projects/add', as: manager })
  await user.click(await screen.findByRole('button', { name: 'Start from text' }))
  await user.type(screen.getByLabelText('Text'), 'We need storage people.')
  await user.click(screen.getByRole('button', { name: 'Read text' }))
  await screen.findByText('Found in the text')
  return user
}

it('fills in the name and shows each find with its sentence; a guess has to be chosen', async () => {
  await read()

  expect(screen.getByLabelText(/Project name/)).toHaveProperty('value', 'Grid batteries')
  const skills = within(screen.getByRole('group', { name: 'Required skills' }))
  expect(skills.getByText('“We need storage people.”')).toBeTruthy()
  expect(skills.getByLabelText('Energy storage')).toHaveProperty('checked', true)
  expect(skills.getByLabelText('Publishing')).toHaveProperty('checked', false)
  expect(screen.getByLabelText('Jun 30,2027')).toBeTruthy()
})

it('creates the project with what was agreed to, and nothing else', async () => {
  const user = await read()
  await user.click(screen.getByLabelText('Jun 30,2027'))
  await user.click(screen.getByRole('button', { name: 'Next' }))

  await screen.findByText('Kept for the test.')
  expect(sent).toMatchObject({ name: 'Grid batteries', content: { skills_required: [SKILL] } })
  expect(sent).not.toHaveProperty('content.deadline')
})

it('says when a text cannot be read', async () => {
  api.on(gigFromText.propose, () => new StubRefusal(429, 'Too many requests.'))
  const { user } = renderPage({ routes: gigEditingRoutes, path: '/manager/projects/add', as: manager })
  await user.click(await screen.findByRole('button', { name: 'Start from text' }))
  await user.type(screen.getByLabelText('Text'), 'Batteries')
  await user.click(screen.getByRole('button', { name: 'Read text' }))

  expect((await screen.findByRole('alert')).textContent).not.toBe('')
})

it('says what is missing where there is no text to read', async () => {
  const { user } = renderPage({ routes: gigEditingRoutes, path: '/manager/projects/add', as: manager })
  await user.click(await screen.findByRole('button', { name: 'Start from text' }))

  await user.click(screen.getByRole('button', { name: 'Read text' }))

  expect(screen.getByText('Paste a text first, or choose a file.')).toBeDefined()
})
