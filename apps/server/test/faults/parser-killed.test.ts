import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { expert } from '#features/experts/given.ts'
import { Client } from '#test/client.ts'
import { parsersOf } from '#test/parsers.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { until } from '#test/until.ts'
import { alertOf } from './alerts-seen.ts'

const RESUME = readFileSync(new URL('../../../../bench/resumes/pdf/wordplain__ana.pdf', import.meta.url))
const Uploaded = z.object({ file_name: z.string() })

let portal: Portal
let admin: Client
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  admin = await portal.as('admin')
})
afterAll(() => portal.stop())

/** Somebody with a resume that waits to be read. */
async function applicant() {
  const { email } = await expert(portal.db, { expertStatus: 'New' })
  const client = await new Client(portal.http, 'an applicant').signIn(email)
  const file = { field: 'file', filename: 'resume.pdf', content: RESUME }
  const { file_name: fileName } = z.parse(
    Uploaded,
    (await client.upload('/accounts/attachments', [file])).body,
  )
  return { parse: () => client.post('/resume/parse', { fileName }) }
}

function kill(): void {
  for (const pid of parsersOf(process.pid)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
}

/** Whichever process takes it on: a busy machine may begin and end one between two looks that are far apart. */
async function killUntil(answer: Promise<unknown>): Promise<void> {
  const isOver = answer.then(() => true)
  while (!(await Promise.race([isOver, setTimeout(5, false)]))) kill()
}

describe.runIf(process.platform === 'linux')('the process that reads a resume', () => {
  it('killed in the middle is a clear answer to one, told in System, and nothing to anybody else', async () => {
    const [one, other] = [await applicant(), await applicant()]
    const asked = one.parse()
    await killUntil(asked)
    const [killed, unharmed] = [await asked, await other.parse()]
    const alert = await alertOf(admin, 'parser')

    expect(killed.status, killed.text).toBe(503)
    expect(killed.body).toMatchObject({ code: 'parser_failed' })
    expect(unharmed.status, unharmed.text).toBe(200)
    expect(alert).toMatchObject({ reason: 'gone' })
    expect((await one.parse()).status).toBe(200)
    await until(async () => (await alertOf(admin, 'parser'))?.over_at !== null)
  })

  it('killed as it waits for work is noticed by nobody', async () => {
    const somebody = await applicant()
    expect((await somebody.parse()).status).toBe(200)

    kill()

    expect((await somebody.parse()).status).toBe(200)
  })
})
