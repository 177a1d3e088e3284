import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expert } from '#features/experts/given.ts'
import { gig } from '#features/gigs/given.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { awaitMails } from '#test/mails.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { until } from '#test/until.ts'
import { DAILY_JOB } from './jobs.ts'

const DAY = 86_400_000

let portal: Portal
let managerId: string
beforeAll(async () => {
  portal = await startPortal()
  const manager = await portal.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'manager@demo.test')
    .executeTakeFirstOrThrow()
  managerId = manager.id
})
afterAll(() => portal.stop())

/** The day's work, so many days from now; done when it is due again the day after. */
async function daily(days: number): Promise<void> {
  portal.clock.pass(days * DAY)
  await addJob(portal.db, DAILY_JOB, {}, { key: DAILY_JOB, runAt: new Date() })
  await until(async () => {
    const { rows } = await sql`select from graphile_worker.jobs
      where key = ${DAILY_JOB} and run_at > ${new Date(portal.clock.now.getTime() + DAY / 2)}`.execute(
      portal.db,
    )
    return rows.length > 0
  })
}

const daysAgo = (days: number) => new Date(portal.clock.now.getTime() - days * DAY)

it('lets go of notifications after their time: read ones after 90 days, all after a year', async () => {
  for (const [kind, age, isRead] of [
    ['kept.read', 88, true],
    ['old.read', 91, true],
    ['kept.unread', 363, false],
    ['old.unread', 366, false],
  ] as const)
    await sql`insert into notifications (user_id, category, kind, subject, mail, is_read, has_push, created_at)
      values (${managerId}, 'gigs', ${kind}, 'x', 'none', ${isRead}, false, ${daysAgo(age)})`.execute(
      portal.db,
    )

  await daily(1)

  const left = await portal.db.selectFrom('notifications').select('kind').where('subject', '=', 'x').execute()
  expect(left.map(({ kind }) => kind).toSorted()).toEqual(['kept.read', 'kept.unread'])
})

it('lets go of finished work after 90 days, and of deleted drafts after 30', async () => {
  const { db } = portal
  for (const [kind, age] of [
    ['kept', 88],
    ['old', 91],
  ] as const)
    await sql`insert into jobs (user_id, kind, status, total, created_at)
      values (${managerId}, ${kind}, 'done', 1, ${daysAgo(age)})`.execute(db)
  const [restorable, gone] = [await gig(db, { owner: managerId }), await gig(db, { owner: managerId })]
  await sql`update gigs set deleted_at = ${daysAgo(28)} where id = ${restorable}`.execute(db)
  await sql`update gigs set deleted_at = ${daysAgo(30)} where id = ${gone}`.execute(db)

  await daily(1)

  const jobs = await db.selectFrom('jobs').select('kind').where('kind', 'in', ['kept', 'old']).execute()
  expect(jobs).toEqual([{ kind: 'kept' }])
  const drafts = await db.selectFrom('gigs').select('id').where('id', 'in', [restorable, gone]).execute()
  expect(drafts).toEqual([{ id: restorable }])
})

it('removes the resume of who was rejected half a year ago, and no other', async () => {
  const { db } = portal
  const before = await expert(db, {
    expertStatus: 'Rejected',
    vetting: { rejected_at: daysAgo(190).toISOString() },
  })
  const lately = await expert(db, {
    expertStatus: 'Rejected',
    vetting: { rejected_at: daysAgo(150).toISOString() },
  })
  for (const { id } of [before, lately])
    await sql`insert into files (id, owner_person_id, kind, name, extension, size, type, sha256, storage_key)
      values (${randomUUID()}, ${id}, 'resume', 'resume', 'pdf', 1, 'application/pdf', '', ${randomUUID()})`.execute(
      db,
    )

  await daily(1)

  const left = await db
    .selectFrom('files')
    .select('owner_person_id')
    .where('deleted_at', 'is', null)
    .where('owner_person_id', 'in', [before.id, lately.id])
    .execute()
  expect(left).toEqual([{ owner_person_id: lately.id }])
})

it('warns of an application that nobody has touched for eleven months, and erases it a month later', async () => {
  const { db } = portal
  const { id, email } = await expert(db, { firstName: 'Lapsing', expertStatus: 'Incomplete' })
  const long = daysAgo(336)
  await sql`update experts set status_changed_at = ${long} where person_id = ${id}`.execute(db)
  await sql`update people set updated_at = ${long} where id = ${id}`.execute(db)
  await sql`update users set created_at = ${long}, last_sign_in_at = ${long} where person_id = ${id}`.execute(
    db,
  )
  const nameNow = async () =>
    (await db.selectFrom('people').select('first_name').where('id', '=', id).executeTakeFirstOrThrow())
      .first_name

  await daily(1)
  expect(await nameNow()).toBe('Lapsing')
  await awaitMails(portal, email)
  await daily(20)
  expect(await nameNow()).toBe('Lapsing')
  await daily(15)

  expect(await nameNow()).toBe('Anonymized')
})
