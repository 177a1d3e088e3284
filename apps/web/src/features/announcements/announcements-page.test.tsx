import { pageOf } from '@guildhall/contract/envelope'
import { announcements, type Announcement } from '@guildhall/contract/announcements'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderPage } from '#test/render-page.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi, StubRefusal, type StubApi } from '#test/stub-api.ts'
import { announcementsRoutes } from './routes.tsx'

const reader = sampleUser({ permissions: [] })
const editor = sampleUser({ permissions: ['CAN_MANAGE_SETTINGS'] })
const row = (title: string, canEdit: boolean): Announcement => ({
  id: '0193b4a0-0000-7000-8000-000000000001',
  title,
  body: 'What it says.',
  roles: ['growth_experts_expert'],
  starts_on: '2026-11-20',
  is_planned: false,
  is_unread: false,
  version: 3,
  updated_at: '2026-11-20T10:00:00.000Z',
  updated_at_diff: 'a day ago',
  actions: { canEdit },
})

let api: StubApi
let rows: Announcement[]
beforeEach(() => {
  api = stubApi()
  rows = []
  api.on(announcements.list, () => pageOf(rows, { page: 1, pageSize: 20, total: rows.length }))
})
const open = (as = editor, path = '/announcements') => renderPage({ routes: announcementsRoutes, path, as })

it('shows a reader the announcements, and no way to change them', async () => {
  rows = [row('First', false)]
  open(reader)

  expect(await screen.findByRole('heading', { name: 'First' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /Add|Edit|Delete/ })).toBeNull()
})

it('says that there is none yet, and that nothing was found', async () => {
  open()
  expect(await screen.findByText('There is no announcement yet.')).toBeDefined()

  open(editor, '/announcements?keyword=nothing')
  expect(await screen.findByText('No results')).toBeDefined()
})

it('asks the server by what the address says', async () => {
  open(editor, '/announcements?keyword=first&state=Unread&page=2')

  await waitFor(() => expect(api.queries(announcements.list)).toHaveLength(1))
  const asked = new URLSearchParams(api.queries(announcements.list)[0])
  expect([...asked.values()].toSorted()).toEqual(['2', 'Unread', 'first'])
})

it('is narrowed by a chip, as every list is', async () => {
  rows = [row('First', false)]
  const { user } = open(reader)

  await user.click(await screen.findByRole('button', { name: 'Read or unread' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Unread' }))

  expect(await screen.findByRole('button', { name: 'Remove Read or unread Unread' })).toBeDefined()
  await waitFor(() => expect(api.queries(announcements.list).at(-1)).toContain('Unread'))
})

it('sends a new announcement, and shows below its field what is wrong', async () => {
  let sent: unknown
  api.on(announcements.create, ({ body }) => {
    sent = body
    rows = [row(body.title, true)]
    return { data: row(body.title, true) }
  })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Add announcement' }))
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'First')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('This field is required.')).toBeDefined()
  expect(await screen.findByText('Choose at least one role.')).toBeDefined()

  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'What it says.')
  await user.click(screen.getByRole('combobox', { name: 'Who reads it' }))
  await user.click(await screen.findByRole('option', { name: 'Experts' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByRole('heading', { name: 'First' })).toBeDefined()
  expect(sent).toMatchObject({ title: 'First', body: 'What it says.', roles: ['growth_experts_expert'] })
})

it('keeps what was typed when somebody else was faster, takes over the rest, and sends it again', async () => {
  rows = [row('First', true)]
  const sent: unknown[] = []
  api.on(announcements.update, ({ body, headers }) => {
    sent.push([headers.get('If-Match'), body.title, body.body])
    if (sent.length === 1) {
      rows = [{ ...row('Other', true), body: 'Theirs.', version: 4 }]
      return new StubRefusal(412)
    }
    return { data: row(body.title, true) }
  })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Edit: First' }))
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), ' and last')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByDisplayValue('Theirs.')).toBeDefined()
  expect(screen.getByDisplayValue('First and last')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([
    ['"3"', 'First and last', 'What it says.'],
    ['"4"', 'First and last', 'Theirs.'],
  ])
})

it('asks before it deletes', async () => {
  rows = [row('First', true)]
  let isGone = false
  api.on(announcements.remove, () => {
    isGone = true
    rows = []
    return { success: true } as const
  })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Delete: First' }))
  expect(isGone).toBe(false)
  await user.click(await screen.findByRole('button', { name: 'DELETE' }))

  expect(await screen.findByText('There is no announcement yet.')).toBeDefined()
})

it('marks what is new, and tells the server that it was seen', async () => {
  rows = [{ ...row('First', false), is_unread: true }]
  const seen: string[][] = []
  api.on(announcements.read, ({ body }) => {
    seen.push(body.ids)
    return { success: true } as const
  })
  open(reader)

  expect(await screen.findByText('New')).toBeDefined()
  await waitFor(() => expect(seen).toEqual([[row('First', false).id]]))
})
