import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { loadDemo } from '#app/demo.ts'
import { seedReference } from '#features/reference/seed.ts'
import type { Db } from '#platform/db/database.ts'
import { isAlive } from '#platform/db/cluster.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded.ts'
import { migrate } from '#platform/db/migrate.ts'
import { installJobs } from '#platform/jobs/jobs.ts'
import { openDatabase } from '#platform/db/pool.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { createDatabase, withDatabase } from './database.ts'
import { createTestFolder } from './folder.ts'

const template = 'template_guildhall'
const demoTemplate = 'template_demo'

/** One PostgreSQL for the whole run, with two databases that test files clone: one migrated with the reference lists, one with the demo network too. */
export async function setup(project: TestProject) {
  await endAbandonedRuns()
  const folder = await createTestFolder(`guildhall-run-${process.pid}-`)
  const postgres = await start(folder.path)
  await makeTemplates(postgres.url)
  project.provide('postgres', { url: postgres.url, template, demoTemplate })

  return async () => {
    await postgres.stop()
    await folder.remove()
  }
}

function start(path: string) {
  return startEmbeddedPostgres({
    folder: join(path, 'database'),
    keysFolder: join(path, 'keys'),
    testing: true,
  })
}

async function makeTemplates(url: string) {
  await createDatabase(url, template, 'template1')
  await migrate(withDatabase(url, template))
  await installJobs(withDatabase(url, template))
  await fill(withDatabase(url, template), seedReference)
  await createDatabase(url, demoTemplate, template)
  await fill(withDatabase(url, demoTemplate), (db) => loadDemo(db, { hasHistory: false, now: new Date() }))
}

async function fill(url: string, work: (db: Db) => Promise<unknown>) {
  const db = openDatabase<DB>({ url })
  await work(db)
  await db.destroy()
}

/** A run that was killed leaves its PostgreSQL behind: take it over and stop it. */
async function endAbandonedRuns() {
  for (const name of await readdir(tmpdir())) {
    const pid = /^guildhall-run-(\d+)-/.exec(name)?.[1]
    if (!pid || isAlive(Number(pid))) continue
    const path = join(tmpdir(), name)
    const left = await start(path).catch(() => undefined)
    await left?.stop()
    await rm(path, { recursive: true, force: true })
  }
}
