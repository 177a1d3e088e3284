import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestFolder, type TestFolder } from './folder.ts'
import { Victim } from './kills/victim.ts'

// Given to the server alone, in its environment.
const GIVEN = {
  BACKUP_KEY: 'sample-key-of-backups',
  SMTP_URL: 'smtp://sample:sample-password-of-mail@127.0.0.1:9',
}
const GIVEN_SECRETS = ['sample-key-of-backups', 'sample-password-of-mail']

let folder: TestFolder
let server: Victim
beforeEach(async () => {
  folder = await createTestFolder()
  server = new Victim(folder.path, GIVEN)
})
afterEach(async () => {
  await server.stop()
  await folder.remove()
})

/** How every process of this machine was called, as anybody on it may read. */
async function calls(): Promise<string[]> {
  const read = (await processes()).map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''))
  return (await Promise.all(read)).filter((call) => call !== '')
}

/**
 * The environments of all programs but the server. A child that was forked a moment ago is still a copy of it, and one
 * that becomes its own program at this moment has no call yet.
 */
async function environments(): Promise<{ call: string; environment: string }[]> {
  const own = await readFile(`/proc/${server.pid}/cmdline`, 'utf8').catch(() => '')
  const all = await Promise.all(
    (await processes()).map(async (pid) => ({
      // The call first: of a child that becomes its own program between the two reads, no copy is taken for it.
      call: await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''),
      environment: await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => ''),
    })),
  )
  return all.filter(({ call }) => call !== own && call !== '')
}

async function processes(): Promise<string[]> {
  return (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
}

it.runIf(process.platform === 'linux')(
  'names no secret in a list of processes nor in the environment of a child, from the first start on',
  { timeout: 300_000 },
  async () => {
    const seen = new Set<string>()
    const children = new Set<string>()
    const holders = new Set<string>()
    const start = { isOver: false }
    const started = server.start().finally(() => (start.isOver = true))
    while (!start.isOver) {
      for (const call of await calls()) seen.add(call)
      for (const { call, environment } of await environments()) {
        if (call.includes('fill')) children.add(call)
        if (GIVEN_SECRETS.some((secret) => environment.includes(secret))) holders.add(call)
      }
      await sleep(50)
    }
    await started
    const keys = join(folder.path, 'keys')
    const names = await readdir(keys)
    const secrets = await Promise.all(
      names.map(async (name) => (await readFile(join(keys, name), 'utf8')).trim()),
    )

    expect(names).toContain('postgres-password')
    expect(secrets.filter((secret) => secret.length < 16)).toEqual([])
    // The programs that make and run the database were seen.
    expect([...seen].filter((call) => call.includes(folder.path)).length).toBeGreaterThan(1)
    expect([...seen].filter((call) => secrets.some((secret) => call.includes(secret)))).toEqual([])
    // So was the one that fills the database.
    expect(children.size).toBeGreaterThan(0)
    expect([...holders]).toEqual([])
  },
)
