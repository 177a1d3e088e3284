import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { seedReference } from '#features/reference/seed.ts'
import { isAlive } from '#platform/db/cluster.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded.ts'
import { migrate } from '#platform/db/migrate.ts'
import { installJobs } from '#platform/jobs/jobs.ts'
import { openDatabase } from '#platform/db/pool.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { withDatabase } from './database.ts'
import { createTestFolder } from './folder.ts'

const template = 'template_guildhall'

/** One PostgreSQL for the whole run, with a migrated database and the reference lists in it that each test file clones. */
export async function setup(project: TestProject) {
  await endAbandonedRuns()
  const folder = await createTestFolder(`guildhall-run-${process.pid}-`)
  const postgres = await start(folder.path)
  await makeTemplate(postgres.url)
  project.provide('postgres', { url: postgres.url, template })

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

async function makeTemplate(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${template}`)
  await client.end()
  await migrate(withDatabase(url, template))
  await installJobs(withDatabase(url, template))
  const db = openDatabase<DB>({ url: withDatabase(url, template) })
  await seedReference(db)
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
