import * as companies from '#features/companies/service.ts'
import * as reference from '#features/reference/service.ts'
import { valueOf } from '#features/settings/service.ts'
import type { SignedIn } from '#platform/http/context.ts'

const ALL = { pageSize: 20_000 }

/** What a project can choose from, as this person sees it, and the companies that a text names. */
export async function listsFor(ctx: SignedIn, text: string) {
  const listOf = async (list: Parameters<typeof reference.items>[1]) =>
    (await reference.items(ctx, list, ALL)).rows
  return {
    skills: await listOf('skills'),
    industries: await listOf('industries'),
    regions: await listOf('regions'),
    languages: await listOf('languages'),
    segments: await reference.segments(ctx.db),
    companies: await companies.namedIn(ctx, text),
    currencies: await valueOf(ctx.db, 'currencies'),
  }
}
export type Lists = Awaited<ReturnType<typeof listsFor>>
