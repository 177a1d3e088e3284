import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { url: string; template: string }
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

/** A database that no migration has touched. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return cloneDatabase('template1')
}

async function cloneDatabase(template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(`create database ${name} template ${template}`)
  return {
    url: withDatabase(inject('postgres').url, name),
    drop: () => administer(`drop database if exists ${name} with (force)`),
  }
}

async function administer(statement: string) {
  const client = new Client({ connectionString: withDatabase(inject('postgres').url, 'postgres') })
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
