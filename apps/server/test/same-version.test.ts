import { mailTexts } from '@guildhall/contract/settings/mail-texts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { user } from '#features/accounts/given.ts'
import type { Db } from '#platform/db/database.ts'
import type { Client, Received } from './client.ts'
import { startPortal, type Portal } from './portal.ts'
import { until } from './until.ts'

let portal: Portal
let admin: Client
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  admin = await portal.as('admin')
})
afterAll(() => portal.stop())

/** Sends both while `held` keeps them from writing, and lets them go once each waits for something. */
async function bothWhile(
  held: (tx: Db) => Promise<unknown>,
  send: (turn: number) => Promise<Received>,
): Promise<number[]> {
  const { answers } = await portal.db.transaction().execute(async (tx) => {
    await held(tx)
    const sent = Promise.all([send(1), send(2)])
    await until(async () => (await waiting()) >= 2)
    return { answers: sent }
  })
  return (await answers).map(({ status }) => status)
}

async function waiting(): Promise<number> {
  const { rows } = await sql`select distinct pid from pg_locks where not granted
    and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(portal.db)
  return rows.length
}

const seen = (version: number) => ({ 'if-match': `"${version}"` })

describe('of two who save the same version at once the second is told', () => {
  it('of a login', async () => {
    const { id } = await user(portal.db, { roles: ['growth_experts_manager'] })
    const login = portal.db.selectFrom('users').select('version').where('id', '=', id)
    const headers = seen((await login.executeTakeFirstOrThrow()).version)
    const hold = (tx: Db) => sql`select from people where id = ${id} for no key update`.execute(tx)

    const statuses = await bothWhile(hold, (turn) =>
      admin.send('PUT', `/users/${id}/account`, { body: { job_title: `Turn ${turn}` }, headers }),
    )

    expect(statuses.toSorted()).toEqual([200, 412])
  })

  it('of the words of a mail that nobody has changed before', async () => {
    const { body } = await admin.get('/settings/mails')
    const [mail] = z.parse(mailTexts.list.ok, body).data
    const hold = (tx: Db) => sql`lock table mail_texts in share mode`.execute(tx)

    const statuses = await bothWhile(hold, (turn) =>
      admin.send('PUT', `/settings/mails/${mail?.name ?? ''}`, {
        body: { ...mail?.words, closing: `Turn ${turn}` },
        headers: seen(0),
      }),
    )

    expect(statuses.toSorted()).toEqual([200, 412])
  })
})
