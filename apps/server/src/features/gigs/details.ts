import {
  DETAILS,
  type AwardDetails,
  type RadarDetails,
  type TypedDetails,
} from '@guildhall/contract/gigs/details'
import type { GigKind } from '@guildhall/contract/gigs/kinds'
import type { Audience, Standing } from './policy.ts'

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

/** After a change: what a customer agreed to and reads otherwise now is no longer agreed to. */
export function stillAccepted(before: TypedDetails, after: TypedDetails): TypedDetails {
  if (before.type === 'award' && after.type === 'award') {
    const isSame = before.details.award_text === after.details.award_text
    return isSame ? after : { ...after, details: { ...after.details, acceptances: [] } }
  }
  if (before.type !== 'radar' || after.type !== 'radar') return after
  const acceptances = after.details.acceptances.filter(
    ({ company_id: id }) => rowIn(before.details, id) === rowIn(after.details, id),
  )
  return { ...after, details: { ...after.details, acceptances } }
}

function rowIn({ companies }: RadarDetails, id: string | null): string | undefined {
  return JSON.stringify(companies.find((one) => one.company_id === id))
}

export interface Sight {
  audience: Audience
  standing: Pick<Standing, 'level' | 'companyId'>
  isPublished: boolean
}

/** The details as somebody may see them: scores in the making and figures of the programme are internal. */
export function detailsFor(typed: TypedDetails, sight: Sight): TypedDetails {
  const { audience } = sight
  if (audience === 'staff' || audience === 'contributor') return typed
  switch (typed.type) {
    case 'radar':
      return { ...typed, details: { ...typed.details, ...radarFor(typed.details, sight) } }
    case 'award':
      return { ...typed, details: { ...typed.details, ...awardFor(typed.details, sight) } }
    case 'growth-opportunity':
      return typed
    case 'opportunity-engine': {
      if (audience === 'customer') return typed
      const phases = typed.details.phases.map((phase) => ({ ...phase, owner_id: null }))
      return {
        ...typed,
        details: { ...typed.details, phases, sponsor_id: null, child_gig_ids: [], kpis: [] },
      }
    }
  }
}

/** Before a radar is published, level manage sees the own company's row: it is asked whether that is right. */
function radarFor({ companies, acceptances }: RadarDetails, sight: Sight): Partial<RadarDetails> {
  const { audience, standing, isPublished } = sight
  if (audience !== 'customer') return { companies: [], criteria: [], acceptances: [] }
  const own = acceptances.filter((one) => one.company_id === standing.companyId)
  if (isPublished) return { acceptances: own }
  const row = companies.filter((one) => one.company_id === standing.companyId)
  return { companies: standing.level === 4 ? row : [], criteria: [], acceptances: own }
}

/** How the jury came to it, customers never see. */
function awardFor(details: AwardDetails, { audience, standing, isPublished }: Sight): Partial<AwardDetails> {
  const isCustomer = audience === 'customer'
  const isShown = isCustomer && isPublished
  return {
    nominee_companies: isShown ? details.nominee_companies : [],
    criteria: isShown ? details.criteria : [],
    scores: [],
    award_text: isCustomer ? details.award_text : null,
    acceptances: isCustomer ? details.acceptances.filter((one) => one.company_id === standing.companyId) : [],
  }
}
