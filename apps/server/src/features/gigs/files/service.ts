import { randomUUID } from 'node:crypto'
import type { GigFileForm, GigFileKind } from '@guildhall/contract/gigs/files'
import { PAGE_SIZE } from '@guildhall/contract/envelope'
import * as activity from '#features/activity/service.ts'
import { subjectOf } from '#features/gigs/event-subject.ts'
import { lockGig, may, seeGig, type SeenGig } from '#features/gigs/service.ts'
import { renamed } from '#platform/files/file-name.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import type { GigFilesDeps, GigFilesGuard } from './deps.ts'
import { readFiles, type CheckedFile } from './form.ts'
import { REMOVAL_JOB } from './jobs.ts'
import { gigFileLimits } from './limits.ts'
import { isFrozen, mayChange, requireFilesView, requireFileView, requireUpload } from './policy.ts'
import * as store from './store.ts'
import type { GigFileRow } from './store.ts'

interface Query {
  page?: number | undefined
  pageSize?: number | undefined
  keyword?: string | undefined
  kind?: GigFileKind | undefined
}

export async function list(ctx: SignedIn, gigId: string, query: Query) {
  const seen = await seeGig(ctx, gigId)
  requireFilesView(seen)
  const { page = 1, pageSize = PAGE_SIZE, keyword = '', kind } = query
  const isDeliverable = kind === undefined ? undefined : kind === 'deliverable'
  return { seen, ...(await store.page(ctx.db, gigId, { isDeliverable, keyword, page, pageSize })) }
}

/** Takes in files. Who may not, is refused before a byte is read. */
export async function upload(
  ctx: SignedIn,
  deps: GigFilesDeps,
  gigId: string,
): Promise<{ seen: SeenGig; rows: GigFileRow[] }> {
  requireUpload(await seeGig(ctx, gigId))
  const { limits, allowed } = await gigFileLimits(ctx.db)
  const { files, kind } = await readFiles(await ctx.files(limits), allowed)
  return keep(ctx, deps, files, (inside, kept) => insert(inside, gigId, kept, kind))
}

interface Delivering<Fields, T> {
  /** The other fields of the form; throws for what is wrong in them. */
  read: (fields: ReadonlyMap<string, string>) => Fields
  /** What is done with the file, in the transaction in which it is added. */
  use: (ctx: SignedIn, fileId: string, fields: Fields) => Promise<T>
}

/** Takes in the one file with which somebody hands in what is owed. */
export async function uploadDeliverable<Fields, T>(
  ctx: SignedIn,
  deps: GigFilesDeps,
  gigId: string,
  { read, use }: Delivering<Fields, T>,
): Promise<T> {
  requireUpload(await seeGig(ctx, gigId))
  const { limits, allowed } = await gigFileLimits(ctx.db)
  const one = { ...limits, maxFiles: 1, texts: { ...limits.texts, count: 'Hand in one file.' } }
  const upload = await ctx.files(one)
  const fields = read(upload.fields)
  const { files } = await readFiles({ files: upload.files, fields: new Map() }, allowed)
  return keep(ctx, deps, files, async (inside, kept) => {
    await insert(inside, gigId, kept, 'deliverable')
    return use(inside, kept[0]?.id ?? '', fields)
  })
}

/** Stores the bytes, then the rows; what fails leaves neither. */
async function keep<T>(
  ctx: SignedIn,
  deps: GigFilesDeps,
  files: readonly CheckedFile[],
  work: (ctx: SignedIn, kept: readonly Kept[]) => Promise<T>,
): Promise<T> {
  const kept = files.map((file) => ({ ...file, id: randomUUID(), key: randomUUID() }))
  try {
    for (const { file, key, type } of kept) {
      await deps.storage.put(key, { path: file.path, size: file.size, type })
    }
    return await ctx.transaction((db) => work({ ...ctx, db }, kept))
  } catch (thrown) {
    // What cannot be removed now, the daily sweep finds.
    await Promise.allSettled(kept.map(({ key }) => deps.storage.remove(key)))
    throw thrown
  }
}

interface Kept extends CheckedFile {
  id: string
  key: string
}

/** The rows of one gig are written one upload after the other: together they never exceed its limits. */
async function insert(ctx: SignedIn, gigId: string, kept: readonly Kept[], kind: GigFileKind) {
  const isDeliverable = kind === 'deliverable'
  const seen = await lockGig(ctx, gigId, { who: isDeliverable ? may.deliver : may.upload })
  requireUpload(seen)
  if (isFrozen(seen.gig.status, { is_deliverable: isDeliverable })) throw refuse('wrong_state')
  await assertRoom(ctx, gigId, kept)
  for (const { file, id, key, extension, type } of kept) {
    await store.insert(ctx.db, {
      id,
      gigId,
      isDeliverable,
      storageKey: key,
      name: file.name,
      extension,
      size: file.size,
      type,
      sha256: file.sha256,
      createdBy: ctx.actor.userId,
      createdAt: ctx.now,
    })
  }
  await note(ctx, seen, 'gig.files_added', { to: kept.map(({ file }) => file.name) })
  const ids = kept.map(({ id }) => id)
  return { seen, rows: await store.findAll(ctx.db, gigId, ids) }
}

async function assertRoom({ db }: SignedIn, gigId: string, kept: readonly Kept[]): Promise<void> {
  const { count, bytes } = await store.fillOf(db, gigId)
  const { limits } = await gigFileLimits(db)
  if (count + kept.length > limits.maxFiles) throw refuse('gig_files_full', { text: limits.texts.count })
  const added = kept.reduce((sum, { file }) => sum + file.size, 0)
  if (bytes + added > limits.maxTotalBytes) throw refuse('files_too_large', { text: limits.texts.total })
}

export async function update(ctx: SignedIn, gigId: string, id: string, form: GigFileForm) {
  const { seen, file } = await toChange(ctx, gigId, id)
  const isDeliverable = form.kind === undefined ? file.is_deliverable : form.kind === 'deliverable'
  if (isFrozen(seen.gig.status, { is_deliverable: isDeliverable })) throw refuse('wrong_state')
  const name = form.filename === undefined ? file.name : renamed(form.filename, file.extension)
  if (name === file.name && isDeliverable === file.is_deliverable) return { seen, file }
  if (isDeliverable && !file.is_deliverable && !may.deliver(seen.standing)) throw refuse('forbidden')
  await store.update(ctx.db, id, { name, is_deliverable: isDeliverable })
  await note(ctx, seen, 'gig.file_changed', { from: file.name, to: name })
  return { seen, file: await one(ctx, gigId, id) }
}

export async function remove(ctx: SignedIn, gigId: string, id: string): Promise<void> {
  const { seen, file } = await toChange(ctx, gigId, id)
  if (!(await store.markDeleted(ctx.db, id, ctx.now))) throw refuse('not_found')
  await addJob(ctx.db, REMOVAL_JOB, { id })
  await note(ctx, seen, 'gig.file_deleted', { from: file.name })
}

/** A link to a file for who may see it. */
export async function linkTo(
  ctx: SignedIn,
  deps: GigFilesDeps & GigFilesGuard,
  gigId: string,
  id: string,
): Promise<string> {
  const seen = await seeGig(ctx, gigId)
  const file = await one(ctx, gigId, id)
  requireFileView(seen, file)
  await deps.requireFiles(ctx, gigId)
  return deps.links.sign(file.id, ctx.now)
}

/** 404 for a file that is not of this gig, 403 for who may not change it, 423 and 409 for not now. */
async function toChange(ctx: SignedIn, gigId: string, id: string) {
  requireFilesView(await seeGig(ctx, gigId))
  const found = await one(ctx, gigId, id)
  const seen = await lockGig(ctx, gigId, {
    who: (standing) => mayChange(standing, found),
  })
  const file = await one(ctx, gigId, id)
  if (isFrozen(seen.gig.status, file)) throw refuse('wrong_state')
  return { seen, file }
}

async function one({ db }: SignedIn, gigId: string, id: string): Promise<GigFileRow> {
  const file = await store.find(db, gigId, id)
  if (file === undefined) throw refuse('not_found')
  return file
}

async function note(
  ctx: SignedIn,
  { gig }: SeenGig,
  kind: string,
  file: { from?: unknown; to?: unknown },
): Promise<void> {
  await activity.recordEvent(ctx, {
    kind,
    subject: subjectOf(gig),
    differences: { file: { from: file.from ?? null, to: file.to ?? null } },
  })
}
