import { DETAILS, type AwardDetails, type TypedDetails } from '@guildhall/contract/gigs/details'
import type { GigKind } from '@guildhall/contract/gigs/kinds'
import type { Audience } from './policy.ts'

/** What is stored for a kind, in the shape of its contract; keys that a newer contract knows get their defaults. */
export function typedDetails(type: GigKind, stored: unknown): TypedDetails {
  switch (type) {
    case 'radar':
      return { type, details: DETAILS[type].parse(stored) }
    case 'award':
      return { type, details: inPlace(DETAILS[type].parse(stored)) }
    case 'growth-opportunity':
      return { type, details: DETAILS[type].parse(stored) }
    case 'opportunity-engine':
      return { type, details: DETAILS[type].parse(stored) }
  }
}

/** Scores go with the nominee or the criterion that they were given for. */
function inPlace(details: AwardDetails): AwardDetails {
  const companies = new Set(details.nominee_companies.map((one) => one.company_id))
  const criteria = new Set(details.criteria.map(({ id }) => id))
  const scores = details.scores.filter(
    (one) => companies.has(one.company_id) && criteria.has(one.criterion_id),
  )
  return { ...details, scores }
}

/** A jury does not look at each other: until the award is published a juror sees their own scores, and only reviewers all. */
export function withoutForeignScores(
  typed: TypedDetails,
  { userId, seesAll }: { userId: string; seesAll: boolean },
): TypedDetails {
  if (typed.type !== 'award' || seesAll) return typed
  const scores = typed.details.scores.filter(({ juror_id: juror }) => juror === userId)
  return { ...typed, details: { ...typed.details, scores } }
}

/** The details as somebody may see them: scores in the making and figures of the programme are internal. */
export function detailsFor(typed: TypedDetails, audience: Audience, isPublished: boolean): TypedDetails {
  if (audience === 'staff' || audience === 'contributor') return typed
  const isCustomer = audience === 'customer'
  switch (typed.type) {
    case 'radar': {
      const { companies, criteria } = typed.details
      const isShown = isCustomer && isPublished
      return {
        ...typed,
        details: { ...typed.details, companies: isShown ? companies : [], criteria: isShown ? criteria : [] },
      }
    }
    case 'award': {
      const { nominee_companies: nominees, criteria } = typed.details
      const isShown = isCustomer && isPublished
      const lists = {
        nominee_companies: isShown ? nominees : [],
        criteria: isShown ? criteria : [],
        scores: [],
      }
      return { ...typed, details: { ...typed.details, ...lists } }
    }
    case 'growth-opportunity':
      return typed
    case 'opportunity-engine': {
      if (isCustomer) return typed
      const phases = typed.details.phases.map((phase) => ({ ...phase, owner_id: null }))
      return {
        ...typed,
        details: { ...typed.details, phases, sponsor_id: null, child_gig_ids: [], kpis: [] },
      }
    }
  }
}
