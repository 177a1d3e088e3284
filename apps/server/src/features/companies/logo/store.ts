import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { StoredFile } from '#platform/files/owner.ts'
import { PICTURE_TYPE } from '#platform/files/picture.ts'

/** The picture of this address. */
export async function find(db: Db, id: string): Promise<StoredFile | undefined> {
  const row = await db.selectFrom('companies').select('logo_key').where('logo_id', '=', id).executeTakeFirst()
  if (row === undefined || row.logo_key === null) return undefined
  return { storage_key: row.logo_key, name: 'logo.webp', type: PICTURE_TYPE }
}

/** Those of these keys that a company knows; the small picture belongs to the large one. */
export async function knownKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const large = [...new Set(keys.map(largeKey))]
  const rows = await db
    .selectFrom('companies')
    .select('logo_key')
    .where(sql<boolean>`logo_key::text = any(${large}::text[])`)
    .execute()
  const known = new Set(rows.map((row) => row.logo_key))
  return new Set(keys.filter((key) => known.has(largeKey(key))))
}

export function smallKey(key: string): string {
  return `${key}-84`
}

function largeKey(key: string): string {
  return key.replace(/-84$/, '')
}
