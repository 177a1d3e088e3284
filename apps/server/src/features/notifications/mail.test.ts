import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sql } from 'kysely'
import { addJob } from '#platform/jobs/jobs.ts'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { startSmtpCatcher } from '#test/smtp-catcher.ts'
import { lastTimeOf } from './digest-time.ts'
import { notification } from './given.ts'
import { noticeKind, subject, worded } from './service.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let portal: Portal
let smtp: Awaited<ReturnType<typeof startSmtpCatcher>>
let hr: Client
let hrId: string
beforeAll(async () => {
  smtp = await startSmtpCatcher()
  portal = await startPortal({ SMTP_URL: smtp.url, RATE_LIMIT_FACTOR: '1000' })
  hr = await portal.as('hr')
  hrId = await idOf('hr@demo.test')
})
afterAll(async () => {
  await portal.stop()
  await smtp.stop()
})
beforeEach(async () => {
  await quiet()
  await portal.db.deleteFrom('notifications').execute()
  await portal.db.deleteFrom('notification_preferences').execute()
  smtp.caught.length = 0
})

async function idOf(email: string): Promise<string> {
  const rows = portal.db.selectFrom('users').select('id').where('email', '=', email)
  return (await rows.executeTakeFirstOrThrow()).id
}

/** Until no job is due any more. */
async function quiet(): Promise<void> {
  await vi.waitUntil(
    async () => {
      const { rows } = await sql`select id from graphile_worker._private_jobs
        where attempts < max_attempts and run_at <= now()`.execute(portal.db)
      return rows.length === 0
    },
    { timeout: 15_000, interval: 50 },
  )
}

async function lookForDigests(): Promise<void> {
  await addJob(portal.db, 'notifications.digest', {}, { key: 'notifications.digest' })
  await quiet()
}

const choose = (digest: string, digest_hour: number, mail = true) =>
  hr.put('/notifications/preferences', {
    digest,
    digest_hour,
    categories: [{ category: 'applications', in_app: true, mail, push: true }],
  })

describe('a mail of its own', () => {
  it('brings subject, words and a button to the page, and says how to end it', async () => {
    await notification(portal.db, {
      to: [hrId],
      mail: 'now',
      subject: subject`<b>${'Mc & <Co>'}</b> applied.`,
      link: '/hr/experts?status=Pending',
      paragraphs: ['Applied for <b>two</b> regions.'],
    })
    await quiet()

    expect(smtp.caught).toMatchObject([
      {
        to: ['hr@demo.test'],
        mail: {
          subject: 'Mc & <Co> applied.',
          text: expect.stringMatching(
            /^Hello Camille,\n\nMc & <Co> applied\.\n\nApplied for <b>two<\/b> regions\.\n\nOpen Guildhall:\nhttp:\/\/127\.0\.0\.1:3000\/hr\/experts\?status=Pending\n\n.*unsubscribe.*\/profile-settings\?tab=notifications/,
          ),
          html: expect.stringContaining('Applied for &lt;b&gt;two&lt;/b&gt; regions.'),
        },
      },
    ])
    const row = await portal.db.selectFrom('notifications').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ letter: null, mailed_at: portal.clock.now })
  })

  it.each([
    ['/projects/1/hire?tab=Applied', 'Open project'],
    ['/expert/projects/1', 'Open project'],
    ['/experts/1', 'Open profile'],
    ['/expert/profile', 'Open profile'],
    ['/content-search', 'Open Guildhall'],
  ])('names what its button opens: %s', async (link, label) => {
    await notification(portal.db, { to: [hrId], mail: 'now', link })
    await quiet()

    expect(smtp.caught[0]?.mail.text).toContain(`\n\n${label}:\n`)
  })

  it('keeps the names in its subject short, and says them whole below', async () => {
    const name = 'N'.repeat(200)
    const kind = noticeKind({
      name: 'gigs.test',
      title: 'Project approved',
      occasion: 'Sent to its owner.',
      placeholders: { project: { meaning: 'The project', sample: 'Radar' } },
      subject: '{project} was approved.',
    })
    await notification(portal.db, {
      to: [hrId],
      mail: 'now',
      ...(await worded(portal.db, kind, { project: name })),
    })
    await quiet()

    expect(smtp.caught[0]?.mail.subject).toBe(`${'N'.repeat(80)}… was approved.`)
    expect(smtp.caught[0]?.mail.text).toContain(`\n\n${name} was approved.\n`)
  })

  it('is sent once, however often the work is done', async () => {
    await notification(portal.db, { to: [hrId], mail: 'now' })
    await quiet()
    const { id } = await portal.db.selectFrom('notifications').select('id').executeTakeFirstOrThrow()
    await Promise.all([1, 2, 3].map(() => addJob(portal.db, 'notifications.mail', { ids: [id] })))
    await quiet()

    expect(smtp.caught).toHaveLength(1)
  })

  it('goes to nobody who does not want it, or whose login is switched off', async () => {
    await choose('less_urgent', 8, false)
    const customer = await idOf('customer@demo.test')
    await portal.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', customer).execute()

    await notification(portal.db, { to: [hrId, customer], mail: 'now' })
    await quiet()
    await portal.db.updateTable('users').set({ status: 'active' }).where('id', '=', customer).execute()

    expect(smtp.caught).toEqual([])
    expect((await hr.get('/notifications/count')).body).toEqual({ data: { unread_count: 1 } })
  })

  it('waits for the digest of somebody who wants all in one', async () => {
    await choose('all', 8)
    await notification(portal.db, { to: [hrId], mail: 'now' })
    await quiet()

    expect(smtp.caught).toEqual([])
  })
})

describe('the daily mail', () => {
  it('comes once a day, at the hour of its reader, with one line each', async () => {
    await hr.put('/auth/timezone', { timezone: 'Asia/Kolkata' })
    // 07:30 in Kolkata, where it is half past when it is the full hour elsewhere. Ahead of the real clock: the next round is
    // put there, and must not be due at once.
    portal.clock.now = new Date(Math.ceil(Date.now() / DAY) * DAY + 2 * HOUR)
    hr = await portal.as('hr')
    await choose('less_urgent', 9)
    await notification(portal.db, {
      to: [hrId],
      mail: 'digest',
      subject: subject`First`,
      at: portal.clock.now,
    })
    await notification(portal.db, {
      to: [hrId],
      mail: 'digest',
      subject: subject`Second`,
      at: portal.clock.now,
    })

    portal.clock.pass(HOUR)
    await lookForDigests()
    expect(smtp.caught).toEqual([])

    portal.clock.pass(HOUR)
    await lookForDigests()
    await lookForDigests()
    expect(smtp.caught.map(({ mail }) => mail.subject)).toEqual(['Your day at Guildhall: 2 things to know'])
    expect(smtp.caught[0]?.mail.text).toContain('• First\n\n• Second\n\n')

    await notification(portal.db, { to: [hrId], mail: 'digest', at: portal.clock.now })
    portal.clock.pass(12 * HOUR)
    await lookForDigests()
    expect(smtp.caught).toHaveLength(1)
    portal.clock.pass(12 * HOUR)
    await lookForDigests()
    expect(smtp.caught).toHaveLength(2)
  })

  it('does not come when it is switched off', async () => {
    hr = await portal.as('hr')
    await choose('off', 0)
    await notification(portal.db, { to: [hrId], mail: 'digest', at: portal.clock.now })
    portal.clock.pass(25 * HOUR)
    await lookForDigests()

    expect(smtp.caught).toEqual([])
  })
})

describe('the last time that it was an hour of the day', () => {
  it.each([
    ['UTC', 8, '2026-11-21T09:15:30Z', '2026-11-21T08:00:00Z'],
    ['UTC', 8, '2026-11-21T08:00:00Z', '2026-11-21T08:00:00Z'],
    ['UTC', 8, '2026-11-21T07:59:59Z', '2026-11-20T08:00:00Z'],
    ['America/New_York', 8, '2026-11-21T13:30:00Z', '2026-11-21T13:00:00Z'],
    ['Asia/Kolkata', 0, '2026-11-21T18:31:00Z', '2026-11-21T18:30:00Z'],
    ['Asia/Kolkata', 0, '2026-11-21T18:29:00Z', '2026-11-20T18:30:00Z'],
    ['Mars/Base', 8, '2026-11-21T09:00:00Z', '2026-11-21T08:00:00Z'],
  ])('in %s, for %i at %s, was %s', (timezone, hour, now, expected) => {
    expect(lastTimeOf(hour, timezone, new Date(now)).toISOString()).toBe(new Date(expected).toISOString())
  })
})
