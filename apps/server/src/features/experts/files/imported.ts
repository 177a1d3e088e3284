import { createHash, randomUUID } from 'node:crypto'
import { basename } from 'node:path/posix'
import { noteChange, seeMade } from '#features/experts/service.ts'
import * as experts from '#features/experts/store.ts'
import type { Db } from '#platform/db/database.ts'
import type { Storage } from '#platform/files/storage.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { REMOVAL_JOB } from './keeping.ts'
import * as store from './store.ts'

/** A resume that came with others in a folder. */
export interface ImportedResume {
  personId: string
  /** With its folders. */
  name: string
  bytes: Uint8Array
  /** Their making tells of it already. */
  isNew: boolean
}

const TYPE = 'application/pdf'

/** Keeps a file as the resume of an expert, in the transaction of `ctx`; null where they have one, which stays. */
export async function keepImported(
  ctx: SignedIn,
  storage: Storage,
  { personId, name, bytes, isNew }: ImportedResume,
): Promise<string | null> {
  const seen = await seeMade(ctx, personId)
  if ((await store.newest(ctx.db, personId, 'resume')) !== undefined) return null
  const [id, key] = [randomUUID(), randomUUID()]
  const content = Buffer.from(bytes)
  // What a rolled back row leaves behind, the daily sweep finds.
  await storage.putBytes(key, content, TYPE)
  await store.insert(ctx.db, {
    id,
    storageKey: key,
    personId,
    kind: 'resume',
    certificationId: null,
    name: basename(name).slice(-255),
    extension: 'pdf',
    size: content.length,
    type: TYPE,
    sha256: createHash('sha256').update(content).digest(),
    createdBy: ctx.actor.userId,
    createdAt: ctx.now,
    tagIds: [],
  })
  if (!isNew) await noteChange(ctx, seen, 'profile.resume_uploaded')
  return id
}

/** Whether an expert has a resume; of others that they are none. */
export async function resumeStateOf(db: Db, personId: string): Promise<'has one' | 'none' | 'no expert'> {
  if (!(await experts.isExpert(db, personId))) return 'no expert'
  return (await store.newest(db, personId, 'resume')) === undefined ? 'none' : 'has one'
}

/** Takes such a file back, where it is still there. */
export async function dropImported(ctx: SignedIn, { id, personId }: { id: string; personId: string }) {
  if (!(await store.markDeleted(ctx.db, id, ctx.now))) return
  await addJob(ctx.db, REMOVAL_JOB, { id })
  await noteChange(ctx, await seeMade(ctx, personId), 'profile.resume_deleted')
}
