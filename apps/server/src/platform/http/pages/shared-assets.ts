import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { Db } from '#platform/db/database.ts'

/** Bytes of an asset as they are sent. */
export interface Asset {
  content: Buffer
  encoding: string | null
}

export interface SharedAssets {
  /** An asset of another release; undefined when no instance has had it for a day. */
  find: (name: string, takesBrotli: boolean) => Promise<Asset | undefined>
  stop: () => void
}

const HOUR_MS = 60 * 60 * 1000
const KEPT_MS = 24 * HOUR_MS
// Some 100 KB a statement.
const BATCH = 20

/**
 * Puts the assets of this instance where the others find them, and says each hour that they are in use. What nobody has
 * said that of for a day goes.
 */
export async function shareAssets(db: Db, folder: string): Promise<SharedAssets> {
  const own = await ownAssets(folder)
  await publish(db, own)
  const timer = setInterval(() => void renew(db, own).catch(() => undefined), HOUR_MS)
  timer.unref()
  return {
    async find(name, takesBrotli) {
      const found = await db
        .selectFrom('shared_assets')
        .select(['content', 'encoding'])
        .where('name', '=', name)
        .executeTakeFirst()
      if (found === undefined || found.encoding === null || takesBrotli) return found
      return { content: await promisify(brotliDecompress)(found.content), encoding: null }
    },
    stop: () => clearInterval(timer),
  }
}

/** Each asset by its name, with the file to send: the packed one where there is one. */
async function ownAssets(folder: string): Promise<Map<string, string>> {
  const files = new Set(await readdir(folder))
  const names = [...files].filter((file) => !/^\.|\.(?:br|gz)$/.test(file))
  return new Map(names.map((name) => [name, join(folder, files.has(`${name}.br`) ? `${name}.br` : name)]))
}

async function publish(db: Db, own: ReadonlyMap<string, string>): Promise<void> {
  await renew(db, own)
  const there = await db.selectFrom('shared_assets').select('name').execute()
  const known = new Set(there.map(({ name }) => name))
  const missing = [...own].filter(([name]) => !known.has(name))
  for (let from = 0; from < missing.length; from += BATCH) {
    const rows = missing.slice(from, from + BATCH).map(async ([name, file]) => ({
      name,
      content: await readFile(file),
      encoding: file.endsWith('.br') ? 'br' : null,
      seen_at: new Date(),
    }))
    await db
      .insertInto('shared_assets')
      .values(await Promise.all(rows))
      // Another instance of this release may be starting too.
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
  }
}

async function renew(db: Db, own: ReadonlyMap<string, string>): Promise<void> {
  const now = Date.now()
  await db
    .updateTable('shared_assets')
    .set({ seen_at: new Date(now) })
    .where('name', 'in', [...own.keys()])
    .execute()
  await db
    .deleteFrom('shared_assets')
    .where('seen_at', '<', new Date(now - KEPT_MS))
    .execute()
}
