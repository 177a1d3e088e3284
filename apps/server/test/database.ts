import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { url: string; template: string; demoTemplate: string }
  }
}

export interface TestDatabase {
  /** Of the owner, as DATABASE_URL would be. */
  url: string
  drop(): Promise<void>
}

/** A migrated database of its own, cloned in some 30 ms. For a test file: in beforeAll, with drop() in afterAll. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return cloneDatabase(inject('postgres').template)
}

/** One with the demo network of the moment when the run began. */
export async function createDemoDatabase(): Promise<TestDatabase> {
  return cloneDatabase(inject('postgres').demoTemplate)
}

/** A database that no migration has touched. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return cloneDatabase('template1')
}

async function cloneDatabase(template: string): Promise<TestDatabase> {
  const { url } = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  await createDatabase(url, name, template)
  return {
    url: withDatabase(url, name),
    drop: () => administer(url, `drop database if exists ${name} with (force)`),
  }
}

/** `url` is of any database on the same PostgreSQL; nobody may be connected to the template. */
export async function createDatabase(url: string, name: string, template: string) {
  await administer(url, `create database ${name} template ${template} strategy file_copy`)
}

async function administer(url: string, statement: string) {
  const client = new Client({ connectionString: withDatabase(url, 'postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
