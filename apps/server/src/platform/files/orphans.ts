import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storage } from './storage.ts'

const DAY = 86_400_000
const BATCH = 500

/** Those of these keys that somebody still refers to. */
export type Known = (keys: readonly string[]) => Promise<ReadonlySet<string>>

/**
 * Removes objects that no row knows: an upload stores its object first and writes its row second, so a crash between
 * the two leaves the object alone. Young ones may still get their row. Returns how many were removed.
 */
export async function removeOrphans(storage: Storage, known: Known, now: Date): Promise<number> {
  let removed = 0
  let batch: string[] = []
  const sweep = async () => {
    const kept = await known(batch)
    for (const key of batch) if (!kept.has(key)) await storage.remove(key)
    removed += batch.filter((key) => !kept.has(key)).length
    batch = []
  }
  for await (const { key, storedAt } of storage.objects()) {
    if (now.getTime() - storedAt.getTime() > DAY) batch.push(key)
    if (batch.length === BATCH) await sweep()
  }
  if (batch.length > 0) await sweep()
  return removed
}

/** Removes what a killed server left of files on their way. */
export async function removeAbandoned(incoming: string, now: Date): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now.getTime() }))
    if (now.getTime() - mtimeMs > DAY) await rm(path, { force: true })
  }
}
