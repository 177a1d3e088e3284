import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expert } from '#features/experts/given.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { dayText } from '#platform/documents/paper.ts'
import { awaitMails } from '#test/mails.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { until } from '#test/until.ts'
import { scheduleUpkeep, UPKEEP_JOB } from './jobs.ts'

const DAY = 86_400_000

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

/** The day's work, so many days from now; done when it is due again the day after. */
async function daily(days: number): Promise<void> {
  portal.clock.pass(days * DAY)
  await addJob(portal.db, UPKEEP_JOB, {}, { key: UPKEEP_JOB, runAt: new Date() })
  await until(async () => {
    const { rows } = await sql`select from graphile_worker.jobs
      where key = ${UPKEEP_JOB} and run_at > ${new Date(portal.clock.now.getTime() + DAY / 2)}`.execute(
      portal.db,
    )
    return rows.length > 0
  })
}

/** What this person was told so far, the oldest first. */
async function toldTo(personId: string): Promise<string[]> {
  const rows = await portal.db
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'notifications.user_id')
    .select('kind')
    .where('users.person_id', '=', personId)
    .orderBy('notifications.created_at')
    .orderBy('notifications.id')
    .execute()
  return rows.map(({ kind }) => kind)
}

async function sign(personId: string): Promise<void> {
  await sql`insert into consents (user_id, kind, version, text_hash, typed_name, accepted_at)
    select u.id, c.kind, c.version, c.text_hash, 'Their Name', ${portal.clock.now}
    from users u, (select * from consents where typed_name is not null limit 1) c
    where u.person_id = ${personId}`.execute(portal.db)
}

it('asks an approved expert once a year to sign the notice, and again a month later', async () => {
  const [open, rejected] = [
    await expert(portal.db, { at: portal.clock.now }),
    await expert(portal.db, { at: portal.clock.now, expertStatus: 'Rejected' }),
  ]
  const asked = async () => (await toldTo(open.id)).filter((kind) => kind === 'expert.consent_due').length

  await daily(1)
  expect(await asked()).toBe(1)
  expect((await awaitMails(portal, open.email))[0]).toMatchObject({
    subject: expect.stringContaining('Please accept the personal data notice again.'),
  })
  await daily(20)
  expect(await asked()).toBe(1)
  await daily(11)
  expect(await asked()).toBe(2)
  await sign(open.id)
  await daily(360)
  expect(await asked()).toBe(2)
  await daily(6)
  expect(await asked()).toBe(3)
  expect(await toldTo(rejected.id)).toEqual([])
})

it('tells of a certificate 30 days before it expires, once for each end', async () => {
  const { id, email } = await expert(portal.db, { at: portal.clock.now })
  await sign(id)
  const inDays = (days: number) => new Date(portal.clock.now.getTime() + days * DAY)
  const soon = inDays(32)
  await sql`insert into expert_certifications (person_id, kind, title, company_id, expiration_date, no_expiration)
    select ${id}, 'certification', title, (select id from companies limit 1), until, until is null
    from (values ('Soon', ${soon}::date), ('Later', ${inDays(80)}::date), ('Always', null)) given (title, until)`.execute(
    portal.db,
  )
  const told = async () => (await toldTo(id)).filter((kind) => kind === 'certificate.expires').length

  await daily(1)
  expect(await told()).toBe(0)
  await daily(2)
  expect(await told()).toBe(1)
  expect((await awaitMails(portal, email))[0]).toMatchObject({
    text: expect.stringContaining(`It is valid until ${dayText(soon.toISOString())}.`),
  })
  await daily(5)
  expect(await told()).toBe(1)
  await sql`update expert_certifications set expiration_date = ${inDays(20)}::date
    where person_id = ${id} and title = 'Soon'`.execute(portal.db)
  await daily(1)
  expect(await told()).toBe(2)
})

it('asks about a profile that nobody has changed for 90 days', async () => {
  const { id } = await expert(portal.db, { at: portal.clock.now })
  await sql`update people set updated_at = ${portal.clock.now} where id = ${id}`.execute(portal.db)
  await sign(id)
  const asked = async () => (await toldTo(id)).filter((kind) => kind === 'profile.old').length

  await daily(88)
  expect(await asked()).toBe(0)
  await daily(3)
  expect(await asked()).toBe(1)
  await daily(60)
  expect(await asked()).toBe(1)
})

it('is not put off by a server that starts again', async () => {
  const due = async () => {
    const { rows } = await sql<{ run_at: Date }>`select run_at from graphile_worker.jobs
      where key = ${UPKEEP_JOB}`.execute(portal.db)
    return rows.map((row) => row.run_at)
  }
  const before = await due()

  await scheduleUpkeep(portal.db, new Date(portal.clock.now.getTime() + 5 * 3_600_000))

  expect(before).toHaveLength(1)
  expect(await due()).toEqual(before)
})
