import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expert as givenExpert } from '#features/experts/given.ts'
import { gig as givenGig } from '#features/gigs/given.ts'
import { engagement } from '#features/hiring/given.ts'
import type { Client, Received } from './client.ts'
import { startPortal, type Portal } from './portal.ts'
import { until } from './until.ts'

let portal: Portal
let gig: string
let manager: Client
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  manager = await portal.as('manager')
  gig = await givenGig(portal.db, { owner: await portal.userId('manager'), status: 'Published' })
})
afterAll(() => portal.stop())

/** Suspends somebody as the vetting does, and commits once `work` is over or waits for it. */
async function suspendWhile(person: string, work: () => Promise<Received>): Promise<Received> {
  let isOver = false
  const answer = await portal.db.transaction().execute(async (tx) => {
    await sql`select from people where id = ${person} for no key update`.execute(tx)
    await sql`update experts set status = 'Suspended' where person_id = ${person}`.execute(tx)
    const working = work().finally(() => {
      isOver = true
    })
    await until(async () => isOver || (await isAnybodyWaiting()))
    return { working }
  })
  return answer.working
}

async function isAnybodyWaiting(): Promise<boolean> {
  const { rows } = await sql`select from pg_locks where not granted
    and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(portal.db)
  return rows.length > 0
}

describe('an expert who is suspended at the same moment', () => {
  it('is not asked for a project', async () => {
    const { id } = await givenExpert(portal.db)

    const answer = await suspendWhile(id, () =>
      manager.post(`/gigs/${gig}/engagements`, { expert_ids: [id] }),
    )

    expect(answer).toMatchObject({ status: 409, body: { code: 'expert_not_approved' } })
  })

  it('is not asked once more', async () => {
    const { id } = await givenExpert(portal.db)
    const closed = await engagement(portal.db, { gig, expert: id, status: 'Closed', closed: 'declined' })

    const answer = await suspendWhile(id, () => manager.post(`/engagements/${closed}/reopen`, {}))

    expect(answer).toMatchObject({ status: 409, body: { code: 'expert_not_approved' } })
  })

  it('does not apply for one', async () => {
    const expert = await portal.as('expert')

    const answer = await suspendWhile(await portal.userId('expert'), () =>
      expert.post(`/gigs/${gig}/engagements`, { message: 'Hello.' }),
    )

    expect(answer).toMatchObject({ status: 409, body: { code: 'expert_not_approved' } })
  })
})
