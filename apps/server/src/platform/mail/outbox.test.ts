import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { startSmtpCatcher } from '#test/smtp-catcher.ts'
import type { Db } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/pool.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { startJobs, type Jobs } from '#platform/jobs/jobs.ts'
import { createSealer } from '#platform/secrets/sealing.ts'
import { until } from '#test/until.ts'
import { createOutbox, MAIL_JOB, mailTask, type Outbox } from './outbox.ts'
import { openMail, type MailTransport } from './transport.ts'

const publicUrl = 'https://portal.example'
const letter = {
  to: 'ada@example.test',
  subject: 'Set a new password',
  paragraphs: ['Hello <b>Ada</b>,'],
  button: { label: 'Set a new password', url: `${publicUrl}/accounts/reset#token=canary-secret-link` },
}

let database: TestDatabase
let db: Db
let smtp: Awaited<ReturnType<typeof startSmtpCatcher>>
let transport: MailTransport
let jobs: Jobs
let outbox: Outbox

beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase<DB>({ url: database.url })
  smtp = await startSmtpCatcher()
  const sealer = createSealer(randomBytes(32))
  transport = openMail({
    smtpUrl: smtp.url,
    folder: '/nowhere',
    from: 'Guildhall <no-reply@portal.example>',
    publicUrl,
  })
  outbox = createOutbox(sealer, { product: 'Guildhall', publicUrl })
  jobs = await startJobs({
    url: database.url,
    tasks: { [MAIL_JOB]: mailTask(sealer, transport) },
    onError: () => undefined,
  })
})
afterAll(async () => {
  await jobs.stop()
  transport.close()
  await smtp.stop()
  await db.destroy()
  await database.drop()
})
beforeEach(() => {
  smtp.caught.length = 0
  smtp.state.tries = 0
})

const arrival = (count: number) => until(() => smtp.caught.length >= count)

async function waiting() {
  const { rows } = await sql<{ payload: unknown; last_error: string | null }>`
    select payload, last_error from graphile_worker._private_jobs`.execute(db)
  return rows
}

describe('a mail', () => {
  it('is sent after the commit, not before', async () => {
    await db.transaction().execute(async (tx) => {
      await outbox.send(tx, letter)
      await sleep(300)
      expect(smtp.caught).toEqual([])
    })

    await arrival(1)

    expect(smtp.caught).toMatchObject([
      {
        to: ['ada@example.test'],
        mail: {
          from: { address: 'no-reply@portal.example', name: 'Guildhall' },
          subject: 'Set a new password',
          text: expect.stringContaining(letter.button.url),
          html: expect.stringContaining('Hello &lt;b&gt;Ada&lt;/b&gt;,'),
        },
      },
    ])
  })

  it('is not sent after a rollback', async () => {
    const gone = db.transaction().execute(async (tx) => {
      await outbox.send(tx, letter)
      throw new Error('no')
    })
    await expect(gone).rejects.toThrow('no')
    await outbox.send(db, { ...letter, subject: 'The next one' })

    await arrival(1)

    expect(smtp.caught.map(({ mail }) => mail.subject)).toEqual(['The next one'])
    // A job ends a moment after its mail has come.
    await until(async () => (await waiting()).length === 0)
  })

  it('is tried again after a refusal, under the same Message-ID, and waits sealed', async () => {
    smtp.state.refusals = 1

    await outbox.send(db, letter)
    await until(() => smtp.state.tries === 1)
    const rows = await until(async () => (await waiting()).find((row) => row.last_error !== null))

    expect(JSON.stringify(rows)).not.toMatch(/canary-secret|ada@example/)
    expect(rows.last_error).toContain('Try again later')
    await arrival(1)
    expect(smtp.caught[0]?.mail.messageId).toBe(`<${idOf(rows.payload)}@portal.example>`)
  })

  it('is taken out while it waits when it goes to somebody or names them', async () => {
    await db.transaction().execute(async (tx) => {
      await outbox.send(tx, letter)
      await outbox.send(tx, { ...letter, to: 'bob@example.test', paragraphs: ['Ada Lovelace applied.'] })
      await outbox.send(tx, { ...letter, to: 'bob@example.test', subject: 'About somebody else' })
      await outbox.send(tx, { ...letter, to: 'canada@example.test', subject: 'To Nevada Lovelacey' })

      await outbox.forget(tx, ['ada@example.test', 'ada lovelace', '@example'])
    })

    await arrival(2)
    await until(async () => (await waiting()).length === 0)
    expect(smtp.caught.map(({ mail }) => mail.subject).toSorted()).toEqual([
      'About somebody else',
      'To Nevada Lovelacey',
    ])
  })

  it('of many lines loses those that name somebody, and goes on with the others', async () => {
    const lines = ['• Ada <Lovelace> applied.', '• Bob applied.', '• A comment.']
    await db.transaction().execute(async (tx) => {
      await outbox.send(tx, {
        ...letter,
        to: 'carl@example.test',
        subject: 'Your day: 6 things to know',
        paragraphs: ['Hello Carl,', ...lines, '• One more.\n• Bob again.\n• And another.'],
        count: 6,
      })
      await outbox.send(tx, { ...letter, to: 'carl@example.test', paragraphs: ['• Bob applied.'] })

      await outbox.forget(tx, ['Ada <Lovelace>', 'Ada &lt;Lovelace&gt;', 'Bob'])
    })

    await arrival(1)
    await until(async () => (await waiting()).length === 0)
    expect(smtp.caught).toHaveLength(1)
    const { subject, text, html } = smtp.caught[0]?.mail ?? {}
    expect(subject).toBe('Your day: 3 things to know')
    const rest = 'Hello Carl,\n\n• A comment.\n\n• One more.\n• And another.\n\nSet a new password:'
    expect(text).toContain(rest)
    expect(html).toContain('>• A comment.</p>')
    expect(html).not.toContain('"></p>')
    expect(`${text} ${html}`).not.toMatch(/Lovelace|Bob/)
  })

  it('cannot link elsewhere', async () => {
    const elsewhere = { ...letter, button: { label: 'Go', url: 'https://portal.example.evil.test/' } }

    await expect(outbox.send(db, elsewhere)).rejects.toThrow('links to us only')
  })
})

describe('the worker', () => {
  it('goes on after the database cut its connections', async () => {
    await sql`select 1`.execute(db)
    await owner(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like 'guildhall jobs%'`)

    await outbox.send(db, letter)

    await arrival(1)
    expect(smtp.caught).toHaveLength(1)
  })
})

async function owner(statement: string) {
  const { Client } = await import('pg')
  const client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

function idOf(payload: unknown): string {
  return /"id":"([^"]+)"/.exec(JSON.stringify(payload))?.[1] ?? ''
}
