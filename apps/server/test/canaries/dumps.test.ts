import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { secretsIn } from '#test/fuzz/secrets.ts'
import { hiddenIn } from '#test/canary.ts'
import { awaitMails } from '#test/mails.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { plantCanaries, type Planted } from './planting.ts'
import { PROGRAM_ENV } from '#test/program-env.ts'

const run = promisify(execFile)
const BACKUP = fileURLToPath(new URL('../../src/backup.ts', import.meta.url))

let portal: Portal
let planted: Planted
let secrets: string[]
/** Unpacked, of the time before canaries took the place of what was stored. */
let used: string
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000000' })
  secrets = await secretsOfUse()
  used = gunzipSync(await backUp('used')).toString('latin1')
  planted = await plantCanaries(portal.databaseUrl)
})
afterAll(() => portal.stop())

/** What opens something, once told to whoever may have it: keys, tokens, links, passwords. */
async function secretsOfUse(): Promise<string[]> {
  const admin = await portal.as('admin')
  const once = async (path: string, body: unknown, pattern: RegExp) => {
    const headers = { 'Idempotency-Key': randomUUID() }
    const { status, text } = await admin.send('POST', path, { body, headers })
    return pattern.exec(text)?.[1] ?? `${path}: ${status} ${text}`
  }
  await portal.stranger().post('/accounts/password/forgot', { email: 'expert@demo.test' })
  const mails = await awaitMails(portal, 'expert@demo.test')
  return [
    'Demo-pass-1',
    admin.cookies.slice(admin.cookies.indexOf('=') + 1),
    mails.at(-1)?.token ?? 'no mail came',
    await once('/api-keys', { name: 'Dump', role: 'growth_experts_manager' }, /"key":"(gh_[\w-]+)"/),
    await once('/settings/scim/token', {}, /"token":"([\w-]{20,})"/),
    await once('/calendar/feed/renew', {}, /calendar\/([\w-]{20,})\.ics/),
    await once('/accounts/mfa', {}, /"secret":"([A-Z2-7]+)"/),
    await once(
      '/webhooks',
      { url: 'https://hooks.example.com/x', events: ['expert.approved'] },
      /"secret":"whsec_([\w+/=-]+)"/,
    ),
  ]
}

/** A backup as the command writes it. */
async function backUp(name: string, more: Record<string, string> = {}): Promise<Buffer> {
  const file = join(portal.folder, name)
  const env = {
    ...PROGRAM_ENV,
    DATA_DIR: portal.folder,
    DATABASE_URL: portal.databaseUrl,
    ...more,
  }
  await run(process.execPath, [BACKUP, file], { env })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  return readFile(file)
}

const formsOf = (secret: string) => [
  secret,
  Buffer.from(secret).toString('hex'),
  // Of the last byte a part stands in the sign after.
  Buffer.from(secret).toString('base64url').slice(0, -3),
]

describe('a backup', () => {
  it('tells nothing without its key', async () => {
    const sealed = (await backUp('sealed', { BACKUP_KEY: 'a key of this test' })).toString('latin1')

    expect(() => gunzipSync(Buffer.from(sealed, 'latin1'))).toThrow('incorrect header check')
    expect(hiddenIn(sealed)).toEqual([])
    expect(secretsIn(sealed, 'the sealed backup')).toEqual([])
    expect(secrets.flatMap(formsOf).filter((form) => sealed.includes(form))).toEqual([])
    expect(sealed).not.toContain('@demo.test')
  })

  it('that is not sealed holds what the tables hold', async () => {
    const open = gunzipSync(await backUp('open')).toString('latin1')

    const there = planted.all.filter((token) => !planted.empty.includes(token))
    expect(there.filter((token) => !open.includes(token))).toEqual([])
  })

  it('that is not sealed holds nothing that opens a door as it stands', () => {
    expect(used).toContain('admin@demo.test')
    expect(secrets.map((secret) => secret.length).filter((length) => length < 11)).toEqual([])
    expect(secrets.filter((secret) => /\s/.test(secret))).toEqual([])
    expect(secrets.filter((secret) => formsOf(secret).some((form) => used.includes(form)))).toEqual([])
  })
})
