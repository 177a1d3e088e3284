import { people } from '@guildhall/contract/people'
import type { MergeForm, MergePreview } from '@guildhall/contract/people/merging'
import type { PersonActions, PersonDetails, PersonSummary } from '@guildhall/contract/people/person'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '#test/render-page.tsx'
import { sampleUser } from '#test/samples.ts'
import { StubRefusal, stubApi } from '#test/stub-api.ts'
import { peopleRoutes } from './routes.tsx'

const KEPT = '0193b4a0-0000-7000-8000-000000000001'
const OTHER = '0193b4a0-0000-7000-8000-000000000002'
const FIELDS: MergePreview['fields'] = [
  { key: 'phone', kept: null, other: '+44 20 7946 0958', is_locked: false },
  { key: 'job_title', kept: 'Analyst', other: 'Head of Growth', is_locked: false },
  { key: 'email', kept: 'ana@demo.test', other: 'ana.prado@demo.test', is_locked: true },
]

it('takes over what the one who stays lacks and what is chosen, once the question is answered', async () => {
  const { user, sent, address } = setup({ fields: FIELDS })
  await screen.findByRole('heading', { name: 'Which values stay' })

  await user.click(screen.getByRole('radio', { name: 'Head of Growth' }))
  await user.click(screen.getByRole('button', { name: 'Merge' }))
  const question = screen.getByRole('dialog', { name: 'Merge Ana Prado into Ana Prado Lima?' })
  expect(question.textContent).toContain('P-2 becomes a part of P-1. This cannot be undone.')
  expect(sent).toEqual([])
  await user.click(within(question).getByRole('button', { name: 'Merge' }))

  expect(await screen.findByText('The two people have been merged.')).toBeTruthy()
  expect(sent).toEqual([
    {
      id: KEPT,
      version: '"7"',
      body: { other_id: OTHER, take: ['phone', 'job_title'], keep_address: false },
    },
  ])
  expect(address()).toBe(`/people/${KEPT}`)
  await arrival()
})

it('leaves the address of a login as it is', async () => {
  setup({ fields: FIELDS })

  const address = await screen.findByRole('group', { name: 'Email' })

  expect(address).toHaveProperty('disabled', true)
  expect(within(address).getByRole('radio', { name: 'ana@demo.test' })).toHaveProperty('checked', true)
})

it('says which login ends, and keeps its address where that is asked for', async () => {
  const { user, sent } = setup({ ends_login: 'ana.prado@demo.test' })

  await user.click(await screen.findByRole('checkbox', { name: /^Keep its address/ }))
  await user.click(screen.getByRole('button', { name: 'Merge' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Merge' }))

  await screen.findByText('The two people have been merged.')
  expect(sent.map(({ body }) => body.keep_address)).toEqual([true])
  await arrival()
})

it('says why two cannot be one, and asks nothing then', async () => {
  const block = { code: 'same_project', message: 'Both work on Grid storage.' }
  const { user } = setup({ blocks: [block] })
  expect(await screen.findByText(block.message)).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Merge' }))

  expect(screen.getByText('These two cannot be merged yet. The reasons are listed above.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('changes who stays', async () => {
  const { user, address } = setup()

  await user.click(await screen.findByRole('button', { name: 'Swap' }))

  expect(address()).toBe(`/people/${OTHER}/merge/${KEPT}`)
})

it('shows the refusal of the server and stays', async () => {
  const { user, api, address } = setup()
  api.on(people.merge, () => new StubRefusal(409, 'Somebody merged one of them meanwhile.'))

  await user.click(await screen.findByRole('button', { name: 'Merge' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Merge' }))

  expect((await screen.findByRole('alert')).textContent).toBe('Somebody merged one of them meanwhile.')
  expect(address()).toBe(`/people/${KEPT}/merge/${OTHER}`)
})

type Sent = { id: string | undefined; version: string | null; body: MergeForm }

function setup(change: Partial<MergePreview> = {}) {
  const api = stubApi()
  const sent: Sent[] = []
  api.on(people.previewMerge, ({ params }) => ({
    data: { ...preview(params['id'] === OTHER), ...change },
  }))
  api.on(people.merge, ({ params, headers, body }) => {
    sent.push({ id: params['id'], version: headers.get('If-Match'), body })
    return { data: DETAILS, actions: NOTHING }
  })
  // The page of the person is none of this test.
  api.on(people.record, () => new StubRefusal(404))
  const path = `/people/${KEPT}/merge/${OTHER}`
  return { api, sent, ...renderPage({ routes: peopleRoutes(SLOTS), path, as: USER }) }
}

/** The page of the person has come: a way that is never gone to its end would be on in the tests of other files. */
function arrival() {
  return screen.findByText('Nothing here')
}

function preview(isSwapped: boolean): MergePreview {
  const [first, second] = [person(KEPT, 'P-1', 'Ana Prado Lima'), person(OTHER, 'P-2', 'Ana Prado')]
  const [kept, other] = isSwapped ? [second, first] : [first, second]
  return { kept, other, fields: [], moves: [], ends_login: null, blocks: [], version: 7 }
}

function person(id: string, code: string, name: string): PersonSummary {
  return {
    id,
    user_id: null,
    internal_id: code,
    name,
    photo: null,
    job_title: null,
    company: null,
    email: null,
    phone: null,
    location: null,
    kinds: ['contact'],
    status: null,
    has_login: false,
    created_at: '2026-01-01T00:00:00.000Z',
  }
}

const DETAILS: PersonDetails = {
  ...person(KEPT, 'P-1', 'Ana Prado Lima'),
  first_name: 'Ana',
  last_name: 'Prado Lima',
  phone_parts: null,
  linked_in_url: null,
  twitter_handle: null,
  bio: null,
  nationality: null,
  gigs: [],
  merged: [],
  updated_at: '2026-01-01T00:00:00.000Z',
  version: 8,
}
const NOTHING: PersonActions = {
  canEdit: false,
  canDelete: false,
  canMerge: false,
  canErase: false,
  canInvite: false,
  canSeeNotes: false,
}

const none = () => null
const SLOTS = { Invite: none, Privacy: none, addCompany: async () => undefined }
const USER = sampleUser({ permissions: ['CAN_SEE_ADMIN_PEOPLE_LIST'] })
