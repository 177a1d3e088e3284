import type { Rules } from './policy.ts'

/** What gigs need from the running server. */
export interface GigsDeps {
  rules: () => Rules
}
