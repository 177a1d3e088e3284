import type { Matching } from '#features/experts/matching/service.ts'
import type { Ctx } from '#platform/http/context.ts'

/** What this feature is given by wiring.ts. */
export interface HiringDeps {
  /** How long an expert may think about a request, in days. */
  requestDays: number
  /** Whose name stands on an agreement. */
  product: string
  /** The profiles of all experts, for the ranking. */
  matching: Matching
}

export type Writing = Pick<Ctx, 'db' | 'actor' | 'now'>
