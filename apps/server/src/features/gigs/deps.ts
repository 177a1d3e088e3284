import type { SignedIn } from '#platform/http/context.ts'
import type { Rules } from './policy.ts'

/** What becomes of somebody who is hired when the project closes. */
export interface Outcome {
  /** Of the engagement. */
  id: string
  outcome: 'completed' | 'terminated'
}

/** What gigs need from the running server. */
export interface GigsDeps {
  rules: () => Rules
  /** Hiring ends what is open with experts, in the transaction of the closing. */
  onClosed: (ctx: SignedIn, gigId: string, outcomes: readonly Outcome[]) => Promise<void>
}
