import { Client as Owner } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPortal, type Portal } from '#test/portal.ts'
import { until } from '#test/until.ts'
import { alertOf } from './alerts-seen.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
})
afterAll(() => portal.stop())

const DRAFT = { type: 'radar', name: 'Held up' }

it('is told to come again while somebody else holds the table, reads meanwhile, and writes right after', async () => {
  const [manager, admin] = [await portal.as('manager'), await portal.as('admin')]
  const other = new Owner({ connectionString: portal.databaseUrl })
  await other.connect()
  await other.query('begin')
  await other.query('lock table gigs in exclusive mode')

  const [write, read] = await Promise.all([manager.post('/gigs', DRAFT), manager.get('/gigs')])
  const alert = await alertOf(admin, 'database')
  await other.query('rollback')
  const after = await manager.post('/gigs', DRAFT)
  await other.end()

  expect({ status: write.status, body: write.body }).toMatchObject({
    status: 503,
    body: { code: 'unavailable' },
  })
  expect(write.headers['retry-after']).toBe('2')
  expect(read.status).toBe(200)
  expect(after.status, after.text).toBe(201)
  expect(alert).toMatchObject({ reason: 'slow' })
  await until(async () => (await alertOf(admin, 'database'))?.over_at !== null)
})

it('goes on when every session of the database is ended under it', async () => {
  const manager = await portal.as('manager')
  const owner = new Owner({ connectionString: portal.databaseUrl })
  await owner.connect()

  await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  const answers = [await manager.get('/gigs'), await manager.get('/gigs')]
  await owner.end()

  expect(answers.map(({ status }) => status).filter((status) => ![200, 503].includes(status))).toEqual([])
  await expect.poll(async () => (await manager.get('/gigs')).status).toBe(200)
  await expect.poll(async () => (await manager.post('/gigs', DRAFT)).status).toBe(201)
})
