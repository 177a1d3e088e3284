/** How long twenty people wait who press the button in the same moment, over HTTP, with a login and a file of each. */
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { expert } from '../apps/server/src/features/experts/given.ts'
import { startEmbeddedPostgres } from '../apps/server/src/platform/db/embedded.ts'
import { migrate } from '../apps/server/src/platform/db/migrate.ts'
import { openDatabase } from '../apps/server/src/platform/db/pool.ts'
import type { DB } from '../apps/server/src/platform/db/tables.gen.ts'
import { installJobs } from '../apps/server/src/platform/jobs/jobs.ts'
import type { Side } from './load.ts'
import { addAccounts, signedIn, withServer } from './server.ts'

const PEOPLE = 20
const ROUNDS = 4
const PORT = 38_427
/** Longer than a process of the parser waits for work. */
const REST_MS = 25_000
const SET = path.join(import.meta.dirname, 'resumes-validation/pdf')

/** Prints the waits of a round after a start, of warm ones, and of one after a rest. */
export async function benchResumeAnswers(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'guildhall-bench-'))
  await chmod(folder, 0o711)
  const postgres = await startEmbeddedPostgres({
    folder: path.join(folder, 'database'),
    keysFolder: path.join(folder, 'keys'),
  })
  try {
    await migrate(postgres.url)
    await installJobs(postgres.url)
    await addAccounts(postgres.url)
    const emails = await applicants(postgres.url)
    await withServer({ url: postgres.url, folder, port: PORT }, async (origin) => {
      const asked = await Promise.all(emails.map((email, at) => uploaded(origin, email, at)))
      console.log('\nover HTTP, 20 people at once, ms to the answer     median      worst')
      report('after a start', await round(asked))
      const warm = []
      for (let count = 0; count < ROUNDS; count++) warm.push(...(await round(asked)))
      report('warm', warm)
      await wait(REST_MS)
      report('after a rest', await round(asked))
    })
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function applicants(url: string): Promise<string[]> {
  const db = openDatabase<DB>({ url })
  const emails = []
  for (let count = 0; count < PEOPLE; count++) emails.push((await expert(db, { expertStatus: 'New' })).email)
  await db.destroy()
  return emails
}

type Asked = { side: Side; fileName: string }

async function uploaded(origin: string, email: string, at: number): Promise<Asked> {
  const side = await signedIn(origin, email)
  const files = (await readdir(SET)).toSorted()
  const file = files[(at * 2) % files.length] ?? ''
  const body = new FormData()
  body.append('file', new Blob([await readFile(path.join(SET, file))]), 'resume.pdf')
  const answer = await fetch(`${origin}/api/accounts/attachments`, {
    method: 'POST',
    headers: side.headers,
    body,
  })
  return { side, fileName: z.parse(z.object({ file_name: z.string() }), await answer.json()).file_name }
}

function round(asked: readonly Asked[]): Promise<number[]> {
  const start = performance.now()
  return Promise.all(
    asked.map(async ({ side: { origin, headers }, fileName }) => {
      const answer = await fetch(`${origin}/api/resume/parse?steps=true`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ fileName }),
      })
      const text = await answer.text()
      if (answer.status !== 200 || text.includes('"data":null')) throw new Error(text.slice(0, 200))
      return performance.now() - start
    }),
  )
}

function report(what: string, waits: readonly number[]): void {
  const sorted = waits.toSorted((a, b) => a - b)
  console.log(`  ${what.padEnd(44)} ${shown(sorted[Math.floor(sorted.length / 2)])} ${shown(sorted.at(-1))}`)
}

const shown = (value: number | undefined): string => (value ?? 0).toFixed(0).padStart(10)

if (import.meta.main) await benchResumeAnswers()
