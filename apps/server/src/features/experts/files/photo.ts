import { createHash } from 'node:crypto'
import { noteChange, see, seeToChange } from '#features/experts/service.ts'
import * as people from '#features/people/service.ts'
import { photoLimits } from '#features/settings/service.ts'
import { PICTURE_TYPE, redraw, type Picture } from '#platform/files/picture.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { FilesDeps } from './deps.ts'
import { drop, keep, smallKey, type Waiting } from './keeping.ts'

/** Changes the photo of a person; returns the id of the new one. */
export async function upload(ctx: SignedIn, deps: FilesDeps, id: string): Promise<string> {
  const { row, view } = await see(ctx, id)
  if (!view.canEdit) throw refuse('forbidden')
  const { files } = await ctx.files(await photoLimits(ctx.db))
  const [file] = files
  if (file === undefined || file.field !== 'image') {
    throw refuse('invalid', { fields: { image: ['This field is required.'] } })
  }
  const picture = await redraw(file.path)
  if (picture === null) throw refuse('not_a_photo', { fields: { image: [refuse('not_a_photo').message] } })
  const set = { personId: row.id, kind: 'photo', certificationId: null } as const
  const [photo] = await keep(
    ctx,
    deps.storage,
    { set, files: [waiting(picture)], event: 'profile.photo_changed' },
    (inside, [newId]) => replace(inside, row.id, newId ?? null),
  )
  if (photo === undefined) throw new Error('The photo was not kept.')
  return photo
}

function waiting({ large, small }: Picture): Waiting {
  return {
    name: 'photo.webp',
    extension: 'webp',
    type: PICTURE_TYPE,
    size: large.length + small.length,
    sha256: createHash('sha256').update(large).digest(),
    tagIds: [],
    async put(storage, key) {
      await storage.putBytes(key, large, PICTURE_TYPE)
      await storage.putBytes(smallKey(key), small, PICTURE_TYPE)
    },
  }
}

/** Back to the default picture; 404 when the person has no other. */
export async function remove(ctx: SignedIn, id: string): Promise<void> {
  const seen = await seeToChange(ctx, id)
  if (seen.row.photo_file === null) throw refuse('not_found')
  await replace(ctx, seen.row.id, null)
  await noteChange(ctx, seen, 'profile.photo_deleted')
}

async function replace(ctx: SignedIn, personId: string, photo: string | null): Promise<void> {
  const old = await people.replacePhoto(ctx.db, personId, photo)
  if (old !== null) await drop(ctx, old)
}
