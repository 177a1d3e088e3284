import type { PageOf } from '@guildhall/contract/envelope'
import type { ExpertProject, ExpertRating } from '@guildhall/contract/experts/profile'
import type { AccountsDeps } from '#features/accounts/service.ts'
import type { Matching } from './matching/service.ts'
import type { SignedIn } from '#platform/http/context.ts'

/** What this feature is given by wiring.ts. */
export interface ExpertsDeps {
  /** Stands in the choices of "How did you hear about us". */
  product: string
  accounts: AccountsDeps
  /** The profiles of all experts, for questions. */
  matching: Matching
  /** Closes what is open between this expert and gigs, in the transaction of the decision. Belongs to a feature below. */
  onLeft: OnLeft
  /**
   * Whether a user runs a project that the caller sees, and whether the caller is shown a person: on a project, or in
   * the directory of the experts. Belong to features below.
   */
  runsGigOf: (ctx: SignedIn, userId: string) => Promise<boolean>
  isMet: (ctx: SignedIn, personId: string) => Promise<boolean>
  /** Which of these projects the caller may see. */
  seenGigs: (ctx: SignedIn, ids: readonly string[]) => Promise<string[]>
  /** Their projects of the provider and their ratings; both belong to a feature below. */
  projectsOf: (
    ctx: SignedIn,
    expert: { personId: string; isOwn: boolean; canSeeRate: boolean },
    query: ListQuery,
  ) => Promise<PageOf<ExpertProject>>
  ratingsOf: (
    ctx: SignedIn,
    expert: { personId: string; isOwn: boolean },
    query: ListQuery,
  ) => Promise<PageOf<ExpertRating>>
}

interface ListQuery {
  page?: number | undefined
  pageSize?: number | undefined
  keyword?: string | undefined
}

/** Of a request, or of a job that decides in the name of somebody. */
export type DecidingCtx = Pick<SignedIn, 'db' | 'actor' | 'now'>

export type OnLeft = (ctx: DecidingCtx, personId: string, why: 'rejected' | 'suspended') => Promise<void>
