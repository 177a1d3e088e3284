import { randomUUID } from 'node:crypto'
import { details, lock, note } from '#features/companies/admin/service.ts'
import * as companies from '#features/companies/admin/store.ts'
import type { CompaniesDeps } from '#features/companies/deps.ts'
import { see } from '#features/companies/service.ts'
import { photoLimits } from '#features/settings/service.ts'
import type { FileOwner } from '#platform/files/owner.ts'
import { PICTURE_TYPE, redraw } from '#platform/files/picture.ts'
import type { SignedIn, StreamAnswer } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import * as store from './store.ts'

/** The pictures of companies; the daily sweep removes those that no company shows any more. */
export const companyLogos: FileOwner = { find: store.find, knownKeys: store.knownKeys }

/** Changes the logo: drawn anew like a photo, so that nothing hidden comes along. */
export async function upload(ctx: SignedIn, { storage }: CompaniesDeps, id: string) {
  await see(ctx.db, id)
  const { files } = await ctx.files(await photoLimits(ctx.db))
  const [file] = files
  if (file === undefined || file.field !== 'image')
    throw refuse('invalid', { fields: { image: ['This field is required.'] } })
  const picture = await redraw(file.path)
  if (picture === null) throw refuse('not_a_photo', { fields: { image: [refuse('not_a_photo').message] } })
  const key = randomUUID()
  try {
    await storage.putBytes(key, picture.large, PICTURE_TYPE)
    await storage.putBytes(store.smallKey(key), picture.small, PICTURE_TYPE)
    return await ctx.transaction((db) =>
      replace({ ...ctx, db }, id, { logo_id: randomUUID(), logo_key: key }),
    )
  } catch (thrown) {
    // What cannot be removed now, the daily sweep finds.
    await Promise.allSettled([storage.remove(key), storage.remove(store.smallKey(key))])
    throw thrown
  }
}

/** 404 when there is none. */
export async function remove(ctx: SignedIn, id: string) {
  const company = await lock(ctx, id)
  if (company.logo_id === null) throw refuse('not_found')
  return replace(ctx, id, { logo_id: null, logo_key: null })
}

/** The bytes of a logo. */
export async function open(
  ctx: SignedIn,
  { storage }: CompaniesDeps,
  { id, isSmall }: { id: string; isSmall: boolean },
): Promise<StreamAnswer> {
  const file = await store.find(ctx.db, id)
  if (file === undefined) throw refuse('not_found')
  const key = isSmall ? store.smallKey(file.storage_key) : file.storage_key
  return { ...(await storage.open(key)), filename: file.name, isLasting: true }
}

async function replace(
  ctx: SignedIn,
  id: string,
  logo: { logo_id: string; logo_key: string } | { logo_id: null; logo_key: null },
) {
  const company = await lock(ctx, id)
  await companies.update(ctx.db, id, { ...logo, updated_at: ctx.now })
  const differences = {
    logo: { from: company.logo_id === null ? null : 'a picture', to: logo.logo_id && 'a new picture' },
  }
  await note(ctx, 'company.changed', company, differences)
  return details(ctx, id)
}
