import { PAGE_SIZE } from '@guildhall/contract/envelope'
import type { AttachmentForm } from '@guildhall/contract/experts/files'
import { noteChange, see, seeToChange, type Seen } from '#features/experts/service.ts'
import { requireItems } from '#features/reference/service.ts'
import { renamed } from '#platform/files/file-name.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { FilesDeps } from './deps.ts'
import { readFiles, type CheckedFile } from './form.ts'
import { attachmentLimits } from './limits.ts'
import { drop, keep, type Waiting } from './keeping.ts'
import { requireFilesEdit, requireFilesView } from './policy.ts'
import * as store from './store.ts'
import type { FileRow, FileSet } from './store.ts'

export type { FilesDeps } from './deps.ts'
export { visibleFiles } from './visible.ts'
export { read as readOwnResume, requireOwn as requireOwnResume, takeNewer } from './resume.ts'

/** Which files of which person a path names; the person by their id or that of their login. */
export interface Place {
  personId: string
  kind: 'attachment' | 'nda' | 'certification'
  certificationId: string | null
}

interface Query {
  page?: number | undefined
  pageSize?: number | undefined
  keyword?: string | undefined
  view?: 'public' | undefined
}

export async function list(ctx: SignedIn, place: Place, query: Query) {
  return listFor(ctx, await see(ctx, place.personId), place, query)
}

/** The files of somebody whom this reader sees. */
export async function listFor(ctx: SignedIn, seen: Seen, place: Place, query: Query) {
  const view = requireFilesView(seen)
  const publicOnly = view === 'public' || query.view === 'public'
  // An agreement is never public: who sees only what is public sees none of them.
  if (view === 'public' && place.kind === 'nda') throw refuse('not_found')
  const set = await setOf(ctx, place, seen)
  if (publicOnly && place.kind === 'nda') return { rows: [], total: 0 }
  const { page = 1, pageSize = PAGE_SIZE, keyword = '' } = query
  return store.page(ctx.db, set, { publicOnly, page, pageSize, keyword })
}

/** Takes in files. Who may not, is refused before a byte is read. */
export async function upload(ctx: SignedIn, deps: FilesDeps, place: Place): Promise<FileRow[]> {
  const seen = await see(ctx, place.personId)
  requireFilesEdit(seen)
  const set = await setOf(ctx, place, seen)
  const { limits, allowed } = await attachmentLimits(ctx.db)
  const form = await ctx.files(limits)
  const checked = await readFiles(ctx.db, form, {
    allowed,
    // spec 001 §5: a certificate's attachments need a tag as those of the profile do.
    needsTags: place.kind !== 'nda',
  })
  const request = { set, files: checked.map(waiting), event: `profile.${place.kind}_files_added` }
  const ids = await keep(ctx, deps.storage, request)
  return Promise.all(ids.map((id) => one(ctx, set, id)))
}

function waiting({ file, name, extension, type, tagIds }: CheckedFile): Waiting {
  const { path, size, sha256 } = file
  return {
    name,
    extension,
    type,
    tagIds,
    size,
    sha256,
    put: (storage, key) => storage.put(key, { path, size, type }),
  }
}

export async function update(
  ctx: SignedIn,
  place: Place,
  id: string,
  form: AttachmentForm,
): Promise<FileRow> {
  const { set, seen } = await openToChange(ctx, place)
  const file = await one(ctx, set, id)
  const name = form.filename ?? form.name
  if (form.tag_ids !== undefined) {
    const tags = await requireItems(ctx.db, 'tags', form.tag_ids, 'tag_ids')
    await store.replaceTags(
      ctx.db,
      id,
      tags.map((tag) => tag.id),
    )
  }
  if (name !== undefined) await store.rename(ctx.db, id, renamed(name, file.extension))
  await noteChange(ctx, seen, `profile.${place.kind}_file_changed`)
  return one(ctx, set, id)
}

export async function remove(ctx: SignedIn, place: Place, id: string): Promise<void> {
  const { set, seen } = await openToChange(ctx, place)
  await drop(ctx, (await one(ctx, set, id)).id)
  await noteChange(ctx, seen, `profile.${place.kind}_file_deleted`)
}

async function openToChange(ctx: SignedIn, place: Place): Promise<{ set: FileSet; seen: Seen }> {
  requireFilesEdit(await see(ctx, place.personId))
  const seen = await seeToChange(ctx, place.personId)
  requireFilesEdit(seen)
  return { set: await setOf(ctx, place, seen), seen }
}

/** The set of a place, the person by their own id; 404 for a certificate that is not theirs. */
async function setOf({ db }: SignedIn, place: Place, { row }: Seen): Promise<FileSet> {
  const { certificationId } = place
  if (certificationId !== null && (await store.ownerOfCertification(db, certificationId)) !== row.id) {
    throw refuse('not_found')
  }
  return { ...place, personId: row.id }
}

async function one({ db }: SignedIn, set: FileSet, id: string): Promise<FileRow> {
  const file = await store.findInSet(db, set, id)
  if (file === undefined) throw refuse('not_found')
  return file
}
