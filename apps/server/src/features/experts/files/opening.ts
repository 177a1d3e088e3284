import * as activity from '#features/activity/service.ts'
import type { ExpertsDeps } from '#features/experts/deps.ts'
import { requireFace, see, type Seen } from '#features/experts/service.ts'
import { findFile } from '#platform/files/owner.ts'
import type { Ctx, SignedIn, StreamAnswer } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { FilesDeps } from './deps.ts'
import { smallKey } from './keeping.ts'
import { canOpen, requireFilesView } from './policy.ts'
import * as store from './store.ts'
import type { FileRow } from './store.ts'

/** A link to a file that this reader may open. Whoever opens somebody else's file is written down. */
export async function linkTo(
  ctx: SignedIn,
  deps: FilesDeps,
  id: string,
): Promise<{ url: string; file: FileRow }> {
  const file = await store.find(ctx.db, id)
  if (file === undefined || file.kind === 'photo') throw refuse('not_found')
  const seen = await see(ctx, file.owner_person_id)
  if (!canOpen(requireFilesView(seen), file)) throw refuse('not_found')
  await noteOpening(ctx, seen, file)
  return { url: deps.links.sign(file.id, ctx.now), file }
}

/** The same for the newest resume of a person. */
export async function linkToResume(
  ctx: SignedIn,
  deps: FilesDeps,
  named: { file?: string | undefined; user?: string | undefined },
) {
  if (named.file !== undefined) {
    const link = await linkTo(ctx, deps, named.file)
    if (link.file.kind !== 'resume') throw refuse('not_found')
    return link
  }
  const { row } = await see(ctx, named.user ?? '')
  const resume = await store.newest(ctx.db, row.id, 'resume')
  if (resume === undefined) throw refuse('not_found')
  return linkTo(ctx, deps, resume.id)
}

async function noteOpening(ctx: SignedIn, { row, view }: Seen, file: FileRow): Promise<void> {
  if (view.audience === 'self') return
  await activity.recordEvent(ctx, {
    kind: `profile.${file.kind}_opened`,
    subject: {
      kind: row.is_expert ? 'expert' : 'user',
      id: row.id,
      title: `${row.first_name} ${row.last_name}`,
    },
  })
}

/** The bytes behind a signed link. */
export async function download(
  ctx: Ctx,
  { storage, links, owners }: FilesDeps,
  { id, ...link }: { id: string; expires: number; signature: string },
): Promise<StreamAnswer> {
  if (!links.isValid(id, link, ctx.now)) throw refuse('link_expired')
  const file = await findFile(owners, ctx.db, id)
  if (file === undefined) throw refuse('not_found')
  return { ...(await storage.open(file.storage_key)), filename: file.name, type: file.type }
}

/** A photo, for whoever may see its person or works with them. */
export async function photo(
  ctx: SignedIn,
  { storage, ...deps }: FilesDeps & Pick<ExpertsDeps, 'isMet'>,
  { id, isSmall }: { id: string; isSmall: boolean },
): Promise<StreamAnswer> {
  const file = await store.find(ctx.db, id)
  if (file === undefined || file.kind !== 'photo') throw refuse('not_found')
  await requireFace(ctx, deps, file.owner_person_id)
  const object = await storage.open(isSmall ? smallKey(file.storage_key) : file.storage_key)
  return { ...object, filename: file.name, isLasting: true }
}
