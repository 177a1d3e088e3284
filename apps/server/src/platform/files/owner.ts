import type { Db } from '#platform/db/database.ts'

/** What is served behind a signed link. */
export interface StoredFile {
  storage_key: string
  /** As it is offered for download. */
  name: string
  type: string
}

/** A feature that keeps files: each has its own table, and all share the storage and the way to the bytes. */
export interface FileOwner {
  /** The file of this id; whoever holds a signed link may have it. */
  find: (db: Db, id: string) => Promise<StoredFile | undefined>
  /** Those of these storage keys that a row knows. */
  knownKeys: (db: Db, keys: readonly string[]) => Promise<ReadonlySet<string>>
}

/** Of all owners the file of this id. */
export async function findFile(
  owners: readonly FileOwner[],
  db: Db,
  id: string,
): Promise<StoredFile | undefined> {
  for (const owner of owners) {
    const file = await owner.find(db, id)
    if (file !== undefined) return file
  }
  return undefined
}

/** Those of these keys that any owner knows: what none knows is an orphan. */
export async function keysKnownToAny(
  owners: readonly FileOwner[],
  db: Db,
  keys: readonly string[],
): Promise<Set<string>> {
  const known = await Promise.all(owners.map((owner) => owner.knownKeys(db, keys)))
  return new Set(known.flatMap((some) => [...some]))
}
