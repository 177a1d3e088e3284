import { ROLE_PREFIX } from '@guildhall/contract/access'
import type { TypedDetails } from '@guildhall/contract/gigs/details'
import { KINDS } from '@guildhall/contract/gigs/kinds'
import type { Clone, CloneForm } from '@guildhall/contract/gigs/moves'
import * as activity from '#features/activity/service.ts'
import { subjectOf } from '#features/gigs/event-subject.ts'
import { typedDetails } from '#features/gigs/details.ts'
import { may } from '#features/gigs/policy.ts'
import { seeGig } from '#features/gigs/service.ts'
import * as gigStore from '#features/gigs/store.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import * as store from './clone-store.ts'

/** A new draft with the content and the staff of another gig; dates move along with the year (PRODUCT 5.5). */
export async function clone(ctx: SignedIn, sourceId: string, { name, baseYear }: CloneForm): Promise<Clone> {
  const { gig: source, standing } = await seeGig(ctx, sourceId)
  if (!may.clone(standing)) throw refuse('forbidden')
  const { type } = source
  const by = ctx.actor.userId
  const internalId = await gigStore.nextCode(ctx.db, KINDS[type].prefix, baseYear)
  const id = await store.copyGig(ctx.db, {
    sourceId,
    internalId,
    name,
    baseYear,
    stage: KINDS[type].stages[0],
    details: withoutResults(typedDetails(type, source.details)).details,
    by,
    at: ctx.now,
  })
  await store.copyLinks(ctx.db, sourceId, id)
  await store.copyStaff(ctx.db, { sourceId, id, by, at: ctx.now })
  const roleId = await gigStore.leadRole(ctx.db, type)
  await gigStore.addContributor(ctx.db, { gigId: id, userId: by, roleId, addedBy: by, at: ctx.now })
  await activity.recordEvent(ctx, {
    kind: 'gig.created',
    subject: subjectOf({ id, name }),
    differences: { cloned_from: { from: null, to: source.internal_id } },
  })
  await activity.recordEvent(ctx, {
    kind: 'gig.cloned',
    subject: subjectOf({ id: sourceId, name: source.name }),
    differences: { clone: { from: null, to: internalId } },
  })
  return {
    id,
    internal_id: internalId,
    name,
    type,
    url: `/${ROLE_PREFIX[ctx.actor.activeRole]}/projects/${id}`,
  }
}

/** The content without what the work on it has brought: a clone starts afresh. */
function withoutResults(typed: TypedDetails): TypedDetails {
  switch (typed.type) {
    case 'radar': {
      const companies = typed.details.companies.map(({ company_id }) => ({
        company_id,
        status: 'candidate' as const,
        growth_score: null,
        innovation_score: null,
      }))
      return { ...typed, details: { ...typed.details, companies, publication_date: null, acceptances: [] } }
    }
    case 'award': {
      const nominees = typed.details.nominee_companies.map(({ company_id }) => ({
        company_id,
        status: 'nominated' as const,
      }))
      const fresh = {
        nominee_companies: nominees,
        scores: [],
        announcement_date: null,
        award_text: null,
        acceptances: [],
      }
      return { ...typed, details: { ...typed.details, ...fresh, licence_status: 'none' } }
    }
    case 'growth-opportunity':
      return typed
    case 'opportunity-engine': {
      const phases = typed.details.phases.map((phase) => ({ ...phase, state: 'planned' as const }))
      const kpis = typed.details.kpis.map((kpi) => ({ ...kpi, actual: null }))
      return { ...typed, details: { ...typed.details, phases, kpis, child_gig_ids: [] } }
    }
  }
}
