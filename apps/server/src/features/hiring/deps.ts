import type { Matching } from '#features/experts/matching/service.ts'
import type { Ctx, SignedIn } from '#platform/http/context.ts'
import type { NextDates } from './presenter.ts'
import type { EngagementRow } from './store.ts'

/** What this feature is given by wiring.ts. */
export interface HiringDeps {
  /** How long an expert may think about a request, in days. */
  requestDays: number
  /** Whose name stands on an agreement. */
  product: string
  /** Where signatures are verified. */
  publicUrl: string
  /** The profiles of all experts, for the ranking. */
  matching: Matching
  /** What features below do when somebody is hired, in the same transaction. */
  onHired: (ctx: SignedIn, hire: EngagementRow) => Promise<void>
  /** The same once nothing comes of an engagement any more. */
  onEnded: (ctx: SignedIn, engagementId: string) => Promise<void>
  /** What comes next of these engagements, of those in which the caller has a part. */
  nextDates: (ctx: SignedIn, engagementIds: readonly string[]) => Promise<NextDates>
}

export type Writing = Pick<Ctx, 'db' | 'actor' | 'now'>
