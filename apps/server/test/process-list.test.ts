import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestFolder, type TestFolder } from './folder.ts'
import { Victim } from './kills/victim.ts'

let folder: TestFolder
let server: Victim
beforeAll(async () => {
  folder = await createTestFolder()
  server = new Victim(folder.path)
})
afterAll(async () => {
  await server.stop()
  await folder.remove()
})

/** How every process of this machine was called, as anybody on it may read. */
async function calls(): Promise<string[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const read = names.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''))
  return (await Promise.all(read)).filter((call) => call !== '')
}

it.runIf(process.platform === 'linux')(
  'names no secret in a list of processes, from the first start on',
  { timeout: 180_000 },
  async () => {
    const seen = new Set<string>()
    const start = { isOver: false }
    const started = server.start().finally(() => (start.isOver = true))
    while (!start.isOver) {
      for (const call of await calls()) seen.add(call)
      await sleep(20)
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
  },
)
