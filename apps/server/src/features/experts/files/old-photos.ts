import type { SignedIn } from '#platform/http/context.ts'
import { drop } from './keeping.ts'

/** Deletes the pictures of a person that are no longer their photo: they may have come to several. */
export async function dropOldPhotos(ctx: SignedIn, personId: string, photo: string | null): Promise<void> {
  const old = await ctx.db
    .selectFrom('files')
    .select('id')
    .where('owner_person_id', '=', personId)
    .where('kind', '=', 'photo')
    .where('deleted_at', 'is', null)
    .$if(photo !== null, (rows) => rows.where('id', '<>', photo))
    .execute()
  for (const { id } of old) await drop(ctx, id)
}
