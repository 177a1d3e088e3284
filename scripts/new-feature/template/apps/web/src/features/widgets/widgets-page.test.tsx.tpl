import { pageOf } from '@guildhall/contract/envelope'
import { widgets, type Widget } from '@guildhall/contract/widgets'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderPage } from '#test/render-page.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi, StubRefusal, type StubApi } from '#test/stub-api.ts'
import { widgetsRoutes } from './routes.tsx'

const reader = sampleUser({ permissions: [] })
const editor = sampleUser({ permissions: ['CAN_MANAGE_SETTINGS'] })
const row = (title: string, canEdit: boolean): Widget => ({
  id: '0193b4a0-0000-7000-8000-000000000001',
  title,
  body: 'What it says.',
  status: 'Published',
  version: 3,
  updated_at: '2026-11-20T10:00:00.000Z',
  updated_at_diff: 'a day ago',
  actions: { canEdit },
})

let api: StubApi
let rows: Widget[]
beforeEach(() => {
  api = stubApi()
  rows = []
  api.on(widgets.list, () => pageOf(rows, { page: 1, pageSize: 20, total: rows.length }))
})
const open = (as = editor, path = '/widgets') => renderPage({ routes: widgetsRoutes, path, as })

it('shows a reader the widgets, and no way to change them', async () => {
  rows = [row('First', false)]
  open(reader)

  expect(await screen.findByRole('heading', { name: 'First' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /Add|Edit|Delete/ })).toBeNull()
  expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull()
})

it('says that there is none yet, and that nothing was found', async () => {
  open()
  expect(await screen.findByText('There is no widget yet.')).toBeDefined()

  open(editor, '/widgets?keyword=nothing')
  expect(await screen.findByText('No results')).toBeDefined()
})

it('asks the server by what the address says', async () => {
  open(editor, '/widgets?keyword=first&status=Draft&page=2')

  await waitFor(() => expect(api.queries(widgets.list)).toHaveLength(1))
  const asked = new URLSearchParams(api.queries(widgets.list)[0])
  expect([...asked.values()].toSorted()).toEqual(['2', 'Draft', 'first'])
})

it('sends a new widget, and shows below its field what is wrong', async () => {
  let sent: unknown
  api.on(widgets.create, ({ body }) => {
    sent = body
    rows = [row(body.title, true)]
    return { data: row(body.title, true) }
  })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Add widget' }))
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'First')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('This field is required.')).toBeDefined()

  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'What it says.')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByRole('heading', { name: 'First' })).toBeDefined()
  expect(sent).toEqual({ title: 'First', body: 'What it says.', status: 'Draft' })
})

it('keeps what was typed when somebody else was faster', async () => {
  rows = [row('First', true)]
  api.on(widgets.update, () => new StubRefusal(412))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Edit: First' }))
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), ' and last')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
  expect(screen.getByDisplayValue('First and last')).toBeDefined()
})

it('asks before it deletes', async () => {
  rows = [row('First', true)]
  let isGone = false
  api.on(widgets.remove, () => {
    isGone = true
    rows = []
    return { success: true } as const
  })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Delete: First' }))
  expect(isGone).toBe(false)
  await user.click(await screen.findByRole('button', { name: 'DELETE' }))

  expect(await screen.findByText('There is no widget yet.')).toBeDefined()
})
