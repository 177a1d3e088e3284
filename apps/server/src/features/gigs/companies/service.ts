import type { GigQuery } from '@guildhall/contract/gigs'
import { see, type CompanyHolder } from '#features/companies/service.ts'
import { typedDetails } from '#features/gigs/details.ts'
import { list } from '#features/gigs/service.ts'
import { update } from '#features/gigs/store.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { inAward, inRadar } from './renaming.ts'
import * as store from './store.ts'

type Query = Pick<GigQuery, 'page' | 'pageSize' | 'keyword' | 'sort'>

/** The projects for a company, of those that the caller may see. */
export async function projectsOf(ctx: SignedIn, companyId: string, query: Query) {
  const { id } = await see(ctx.db, companyId)
  return list(ctx, { ...query, company_id: [id] })
}

export function projectCounts({ db, actor }: SignedIn, companyIds: readonly string[]) {
  return store.counts(db, actor, companyIds)
}

/** Customers, companies on radars, nominees of awards and companies in conflict. */
export const gigCompanies: CompanyHolder = {
  async count(db, id) {
    const { projects, radars, awards, conflicts } = await store.countNaming(db, id)
    return [
      { kind: 'projects', count: projects },
      { kind: 'radars', count: radars },
      { kind: 'awards', count: awards },
      { kind: 'conflicts', count: conflicts },
    ]
  },
  async move({ db }, change) {
    for (const { id, type, details } of await store.namingIn(db, change.from)) {
      await update(db, id, { details: JSON.stringify(renamed(type, details, change)) })
    }
    await store.moveGigs(db, change)
    await store.moveConflicts(db, change)
  },
}

function renamed(type: 'radar' | 'award', stored: unknown, change: { from: string; into: string }) {
  const typed = typedDetails(type, stored)
  if (typed.type === 'radar') return inRadar(typed.details, change)
  if (typed.type === 'award') return inAward(typed.details, change)
  return typed.details
}
