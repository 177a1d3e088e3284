import { once } from 'node:events'
import { connect } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { activity } from '#features/activity/given.ts'

let portal: Portal
let admin: Client
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  admin = await portal.as('admin')
  await admin.put('/settings/activity-logging', { enabled: false })
  const at = (n: number) => new Date(Date.UTC(2026, 9, 5, 12, n))
  await activity(portal.db, { created_at: at(1), log_name: '=1+1', url: '@SUM(A1)', browser: 'Chrome' })
  await activity(portal.db, { created_at: at(2), log_name: 'Say "hi", twice', url: null, browser: 'Chrome' })
  await activity(portal.db, { created_at: at(3), log_name: null, title: null, browser: 'Firefox' })
})
afterAll(() => portal.stop())

const DAY = 'start_at=2026-10-05&end_at=2026-10-05'

describe('the export', () => {
  it('holds the rows of the list under the same filters, in the same order', async () => {
    const { status, text, headers } = await admin.get(`/activities/export.csv?${DAY}&browser[]=Chrome`)

    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toContain('filename="Activity_List_Report.csv"')
    expect(text.split('\r\n')).toEqual([
      'Activity,User,Page_url,Date',
      '"Say ""hi"", twice",Not found,Not found,2026-10-05T12:02:00.000Z',
      `"'=1+1",Not found,"'@SUM(A1)",2026-10-05T12:01:00.000Z`,
      '',
    ])
  })

  it('holds everything, however many pages the list has', async () => {
    await sql`insert into activity_logs (id, type, status, source, log_name, created_at, is_main)
      select uuidv7(), 'visit', 'success', 'server', 'Bulk ' || n, now(), true from generate_series(1, 5000) n`.execute(
      portal.db,
    )
    const List = z.object({ meta: z.object({ total: z.number() }) })
    const { body } = await admin.get('/activities?search=bulk')
    const { text } = await admin.get('/activities/export.csv?search=bulk&sort=log_name:asc')

    const lines = text.trimEnd().split('\r\n')

    expect(lines.length - 1).toBe(z.parse(List, body).meta.total)
    expect(lines.slice(1)).toEqual(lines.slice(1).toSorted())
  })

  it('takes no page, and no filter that the list does not know', async () => {
    expect((await admin.get('/activities/export.csv?pageSize=5')).status).toBe(422)
    expect((await admin.get('/activities/export.csv?gig_id=5')).status).toBe(422)
  })

  it('writes down who took it', async () => {
    await admin.get(`/activities/export.csv?${DAY}`)
    const events = await portal.db
      .selectFrom('security_events')
      .select(['kind', 'details'])
      .where('kind', '=', 'activity_exported')
      .execute()
    expect(events.at(-1)).toMatchObject({ details: { filters: 'start_at end_at' } })
  })

  it('runs once at a time for a person, and ends when its reader goes away', async () => {
    // So much that it does not fit into the buffers of the connection.
    for (let batch = 0; batch < 8; batch += 1)
      await sql`insert into activity_logs (id, type, status, source, log_name, created_at, is_main)
        select uuidv7(), 'visit', 'success', 'server', repeat('x', 300) || n, now(), true
        from generate_series(1, 5000) n`.execute(portal.db)
    const another = await portal.as('admin2')
    const socket = await slowReader(await portOf(portal))
    onTestFinished(() => void socket.destroy())
    // Only readers: those who write and the vacuum hold other locks.
    const running = async () => {
      const { rows } = await sql`select distinct pid from pg_locks
        where relation = 'activity_logs'::regclass and mode = 'AccessShareLock'
          and pid <> pg_backend_pid()`.execute(portal.db)
      return rows.length
    }
    await expect.poll(running, { timeout: 10_000 }).toBeGreaterThan(0)

    const second = await admin.get('/activities/export.csv')
    const other = await another.get(`/activities/export.csv?${DAY}`)
    socket.destroy()

    expect(second).toMatchObject({ status: 429, body: { code: 'export_running' } })
    expect(other.status).toBe(200)
    await expect.poll(running, { timeout: 10_000 }).toBe(0)
    await expect
      .poll(async () => (await admin.get(`/activities/export.csv?${DAY}`)).status, { timeout: 10_000 })
      .toBe(200)
  })
})

/** A second try finds the server listening already. */
async function portOf({ http }: Portal): Promise<number> {
  if (!http.server.listening) await http.listen({ port: 0, host: '127.0.0.1' })
  return Number(new URL(http.listeningOrigin).port)
}

/** Asks for the export, reads its beginning and then nothing more. */
async function slowReader(port: number) {
  const socket = connect(port, '127.0.0.1')
  const lines = [
    'GET /api/activities/export.csv HTTP/1.1',
    'Host: 127.0.0.1:3000',
    `Cookie: ${admin.cookies}`,
    'X-Requested-With: XMLHttpRequest',
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  await once(socket, 'data')
  socket.pause()
  return socket
}
