import { pageOf } from '@guildhall/contract/envelope'
import { imports, type Import, type ImportActions } from '@guildhall/contract/imports'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderPage } from '#test/render-page.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi, StubRefusal, type StubApi } from '#test/stub-api.ts'
import { importsRoutes } from './routes.tsx'

const ID = '0193b4a0-0000-7000-8000-0000000000bb'
const NONE: ImportActions = {
  canCheck: false,
  canRun: false,
  canCancel: false,
  canUndo: false,
  canResume: false,
}
const STOPPED: Import = {
  id: ID,
  kind: 'people',
  file_name: 'people.csv',
  status: 'running',
  headers: ['Email'],
  mapping: { Email: 'email' },
  missing: null,
  total: 40,
  settled: 12,
  counts: { new: 40, duplicate: 0, error: 0 },
  made: 12,
  undone: 0,
  kept: 0,
  resumes: 0,
  to_invite: null,
  created_by: null,
  created_at: '2026-11-21T10:00:00.000Z',
  finished_at: null,
  undo_until: null,
  is_stopped: true,
  is_forgotten: false,
}

let api: StubApi
let one: { data: Import; actions: ImportActions }
beforeEach(() => {
  api = stubApi()
  one = { data: STOPPED, actions: { ...NONE, canCancel: true, canResume: true } }
  api.on(imports.read, () => one)
  api.on(imports.rows, () => pageOf([], { page: 1, pageSize: 20, total: 0 }))
})
const open = () => renderPage({ routes: importsRoutes, path: `/admin/import/${ID}`, as: sampleUser() })

it('says that an import has stopped, and goes on when somebody tries again', async () => {
  api.on(imports.resume, () => {
    one = { data: { ...STOPPED, is_stopped: false }, actions: { ...NONE, canCancel: true } }
    return one
  })
  const { user } = open()
  expect(
    await screen.findByText('An error stopped this import. Everything done so far is saved.'),
  ).toBeDefined()
  expect(screen.getByText('Stopped')).toBeDefined()
  expect(screen.queryByText(/^Importing/)).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByText('Importing: 12 of 40')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.queryByText(/An error stopped this import/)).toBeNull()
})

it('says why it cannot go on, and keeps the button', async () => {
  api.on(imports.resume, () => new StubRefusal(409, 'This import is at work already.'))
  const { user } = open()

  await user.click(await screen.findByRole('button', { name: 'Try again' }))

  expect(await screen.findByText('This import is at work already.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})

it('leads from a number to its rows', async () => {
  const asked: string[] = []
  api.on(imports.rows, ({ query }) => {
    asked.push(decodeURIComponent(query.toString()))
    return pageOf([], { page: 1, pageSize: 20, total: 0 })
  })
  one = {
    data: { ...STOPPED, status: 'checked', is_stopped: false, counts: { new: 39, duplicate: 0, error: 1 } },
    actions: { ...NONE, canCheck: true, canRun: true },
  }
  const { user, address } = open()
  expect(await screen.findByRole('button', { name: 'Import 39 rows' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Show rows: Duplicates/ })).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Show rows: Errors, 1' }))

  await expect.poll(() => asked.at(-1)).toContain('=error')
  expect(address()).toContain('verdict=error')
})

it('offers no second try while the work goes on', async () => {
  one = { data: { ...STOPPED, is_stopped: false }, actions: { ...NONE, canCancel: true } }
  open()

  await waitFor(() => expect(screen.getByText('Importing: 12 of 40')).toBeDefined())
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('leads back to all imports when it cannot be loaded', async () => {
  api.on(imports.read, () => new StubRefusal(500))
  open()

  expect(await screen.findByRole('alert')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Import details' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Import' }).getAttribute('href')).toBe('/admin/import')
})

it('says that an import can be undone only as long as it can', async () => {
  const finished = { status: 'done', is_stopped: false, finished_at: '2026-11-21T10:00:00.000Z' } as const
  const data: Import = { ...STOPPED, ...finished, undo_until: '2026-11-22T10:00:00.000Z' }
  const words = /It can be undone within a day\.$/
  one = { data, actions: { ...NONE, canUndo: true } }
  const { unmount } = open()
  expect((await screen.findByText(/^Finished/)).textContent).toMatch(words)
  unmount()

  one = { data, actions: NONE }
  open()

  expect((await screen.findByText(/^Finished/)).textContent).not.toMatch(words)
})

it('calls what a run has made the same in its figure and in its rows', async () => {
  one = {
    data: { ...STOPPED, status: 'done', is_stopped: false, made: 1, finished_at: '2026-11-21T10:05:00.000Z' },
    actions: NONE,
  }
  const row = {
    number: 1,
    values: { Email: 'ada@lorem.test' },
    verdict: 'new' as const,
    reason: null,
    made: { kind: 'person' as const, id: ID },
    undo: null,
  }
  api.on(imports.rows, () => pageOf([row], { page: 1, pageSize: 20, total: 1 }))
  open()

  expect(await screen.findByRole('button', { name: 'Show rows: Created, 1' })).toBeDefined()
  expect(await screen.findByRole('link', { name: /^Open / })).toBeDefined()
  expect(screen.getAllByText('Created')).toHaveLength(2)
  expect(screen.queryByText('New')).toBeNull()
})

it('calls a row that was taken back undone, and no longer new', async () => {
  const data: Import = { ...STOPPED, status: 'undone', is_stopped: false, made: 1, undone: 1 }
  one = { data, actions: NONE }
  const row = {
    number: 1,
    values: { Email: 'ada@lorem.test' },
    verdict: 'new' as const,
    reason: null,
    made: null,
    undo: 'undone' as const,
  }
  api.on(imports.rows, () => pageOf([row], { page: 1, pageSize: 20, total: 1 }))
  open()

  const rows = within(await screen.findByRole('region', { name: 'Rows' }))
  expect(await rows.findByText('Undone')).toBeDefined()
  expect(rows.queryByText('New')).toBeNull()
})
