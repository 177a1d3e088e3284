import { randomUUID } from 'node:crypto'
import { noteChange, seeToChange } from '#features/experts/service.ts'
import type { Storage } from '#platform/files/storage.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { quota } from './limits.ts'
import { requireFilesEdit } from './policy.ts'
import * as store from './store.ts'
import type { FileSet } from './store.ts'

export const REMOVAL_JOB = 'files.removal'

/** A file whose bytes wait to be stored. */
export interface Waiting {
  name: string
  extension: string
  size: number
  type: string
  sha256: Buffer
  tagIds: readonly string[]
  /** Stores the bytes under this key. */
  put: (storage: Storage, key: string) => Promise<void>
}

/**
 * Stores the objects first and writes their rows second, so that no row is ever without its object. The rows of one
 * person are written one upload after the other: together they never exceed their quota. Returns their ids.
 */
export async function keep(
  ctx: SignedIn,
  storage: Storage,
  { set, files, event }: { set: FileSet; files: readonly Waiting[]; event: string },
  alongside: (inside: SignedIn, ids: readonly string[]) => Promise<void> = () => Promise.resolve(),
): Promise<string[]> {
  const kept = files.map((file) => ({ file, id: randomUUID(), key: randomUUID() }))
  try {
    for (const { file, key } of kept) await file.put(storage, key)
    const ids = kept.map(({ id }) => id)
    await ctx.transaction(async (db) => {
      const inside = { ...ctx, db }
      const seen = await seeToChange(inside, set.personId)
      requireFilesEdit(seen)
      await assertRoom(inside, set.personId, files)
      await assertCertification(inside, set)
      for (const { file, id, key } of kept)
        await store.insert(db, { ...set, ...rowOf(ctx, file), id, storageKey: key })
      await alongside(inside, ids)
      await noteChange(inside, seen, event)
    })
    return ids
  } catch (thrown) {
    // What cannot be removed now, the daily sweep finds.
    await Promise.allSettled(kept.map(({ key }) => removeObjects(storage, key, set.kind)))
    throw thrown
  }
}

function rowOf({ actor, now }: SignedIn, { name, extension, size, type, sha256, tagIds }: Waiting) {
  return { name, extension, size, type, sha256, tagIds, createdBy: actor.userId, createdAt: now }
}

async function assertRoom({ db }: SignedIn, personId: string, files: readonly Waiting[]): Promise<void> {
  const added = files.reduce((sum, { size }) => sum + size, 0)
  const { bytes, text } = await quota(db)
  if ((await store.bytesOf(db, personId)) + added > bytes) throw refuse('quota_exceeded', { text })
}

/** The certificate may have been deleted while its files came in. */
async function assertCertification({ db }: SignedIn, { certificationId, personId }: FileSet): Promise<void> {
  if (certificationId === null) return
  if ((await store.ownerOfCertification(db, certificationId)) !== personId) throw refuse('not_found')
}

/** Deletes a file in the transaction of `ctx`; its object goes after the commit. 404 when it is gone already. */
export async function drop(ctx: SignedIn, id: string): Promise<void> {
  if (!(await store.markDeleted(ctx.db, id, ctx.now))) throw refuse('not_found')
  await addJob(ctx.db, REMOVAL_JOB, { id })
}

/** The key of the small picture of a photo. */
export function smallKey(key: string): string {
  return `${key}-84`
}

/** Removes what is stored under the key of a file. */
export async function removeObjects(storage: Storage, key: string, kind: store.FileKind): Promise<void> {
  await storage.remove(key)
  if (kind === 'photo') await storage.remove(smallKey(key))
}
