import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { endsOf, logIdOf, seal, takeOld } from '#features/activity/chain/store.ts'
import { verifyLog } from '#features/activity/chain/verifying.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { openSealer, type Sealer } from '#platform/secrets/sealing.ts'
import { startPortal, type Portal } from './portal.ts'
import { startSmtpCatcher } from './smtp-catcher.ts'

const TO = 'auditor@example.test'
const JOB = 'anchor.mail'
const DAY = 86_400_000

let portal: Portal
let smtp: Awaited<ReturnType<typeof startSmtpCatcher>>
let sealer: Sealer
let asked: Date[] = []
beforeAll(async () => {
  smtp = await startSmtpCatcher()
  portal = await startPortal({ SMTP_URL: smtp.url, ANCHOR_MAIL_TO: TO })
  asked = await waiting()
  sealer = await openSealer(join(portal.folder, 'keys'), undefined)
  await portal.as('manager')
  // The portal chains what is written two seconds later.
  await vi.waitUntil(async () => (await endsOf(portal.db)).length > 0, { timeout: 20_000, interval: 50 })
})
afterAll(async () => {
  await portal.stop()
  await smtp.stop()
})
beforeEach(() => {
  smtp.caught.length = 0
})

/** When the next mail is to be made. */
async function waiting(): Promise<Date[]> {
  const { rows } = await sql<{ run_at: Date }>`select run_at from graphile_worker.jobs
    where task_identifier = ${JOB} and locked_at is null`.execute(portal.db)
  return rows.map((row) => row.run_at)
}

const caught = () => smtp.caught.filter(({ to }) => to.includes(TO))

/** What waits is made now. Gives the mail. */
async function mailed() {
  await addJob(portal.db, JOB, {}, { key: JOB })
  await vi.waitUntil(() => caught().length > 0, { timeout: 20_000, interval: 50 })
  const mail = caught()[0]?.mail
  const [file] = mail?.attachments ?? []
  const content = typeof file?.content === 'string' ? file.content : new TextDecoder().decode(file?.content)
  return { mail, name: file?.filename ?? '', content }
}

const Anchor = z.object({
  at: z.string(),
  months: z.array(z.object({ month: z.number(), place: z.number(), hash: z.string() })),
})

const verify = () =>
  verifyLog({
    url: portal.databaseUrl,
    sealer,
    isOwnKey: true,
    anchors: join(portal.folder, 'anchors'),
    range: { after: '00000000-0000-0000-0000-000000000000', upTo: 'ffffffff-ffff-ffff-ffff-ffffffffffff' },
    months: { first: 0, last: 999_999 },
  })

/** Somebody who holds the database, its files and the key writes the chain anew, and signs it. */
async function writtenAnew(): Promise<void> {
  const owner = new Client({ connectionString: portal.databaseUrl })
  await owner.connect()
  await owner.query(`begin; select pg_advisory_xact_lock(7310522);
    update activity_logs set title = 'Something else' where id = (select min(id::text)::uuid from activity_logs);
    truncate activity_chain.entries, activity_chain.tail, activity_chain.seals;
    update activity_chain.origin set old_from = '00000000-0000-0000-0000-000000000000';
    commit`)
  await owner.end()
  while (await takeOld(portal.db, 5000));
  while ((await seal(portal.db, sealer, 5000)) > 0);
  await rm(join(portal.folder, 'anchors'), { recursive: true, force: true })
}

describe('the mail of the chain of the log', () => {
  it('is asked for once, ten minutes after the first start', async () => {
    expect(asked).toEqual([new Date(portal.clock.now.getTime() + 600_000)])

    await portal.another()

    expect(await waiting()).toEqual(asked)
  })

  it('tells where the chain stands, in words and as a file, once a day', async () => {
    const { mail, name, content } = await mailed()

    const day = portal.clock.now.toISOString().slice(0, 10)
    expect(mail?.subject).toBe(`Where the activity log stood on ${day}`)
    expect(name).toBe(`${day}-mailed.json`)
    const { at, months } = z.parse(Anchor, JSON.parse(content))
    expect(at).toBe(portal.clock.now.toISOString())
    expect(months.length).toBeGreaterThan(0)
    for (const { month, place, hash } of months) {
      expect(mail?.text).toContain(`${place} entries, the last one ${hash}`)
      const { rows } = await sql`select from activity_chain.entries
        where month = ${month} and place = ${place} and hash = ${Buffer.from(hash, 'hex')}`.execute(portal.db)
      expect(rows).toHaveLength(1)
    }
    expect(await waiting()).toEqual([new Date(portal.clock.now.getTime() + DAY)])
    expect(caught()).toHaveLength(1)
  })

  it('is tried again by the same job while the mail server refuses, and comes once', async () => {
    smtp.state.refusals = 1

    await mailed()

    expect(smtp.state.refusals).toBeLessThan(0)
    expect(caught()).toHaveLength(1)
    expect(await waiting()).toHaveLength(1)
  })

  it('finds what was written anew by somebody who holds the database, the key and the files', async () => {
    const { name, content } = await mailed()
    expect((await verify()).misfit).toBeUndefined()
    await writtenAnew()
    expect((await verify()).misfit).toBeUndefined()

    const folder = join(portal.folder, 'anchors', await logIdOf(portal.db))
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, name), content)

    expect((await verify()).misfit?.why).toMatch(/^the anchor of .* tells of another entry/)
  })
})
