import type { PersonDetails } from '@guildhall/contract/people/person'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Actor, SignedIn } from '#platform/http/context.ts'
import type { PersonHolder } from './references.ts'

export type Reader = Pick<Actor, 'userId' | 'personId' | 'roles' | 'permissions'>

/** What this feature is given by wiring.ts: all of it belongs to features below. */
export interface PeopleDeps {
  /** Every feature that names people, in the order of FEATURES. */
  holders: readonly PersonHolder[]
  /** Which experts `e` this reader may see: the rule of the list of experts. */
  visibleExperts: (reader: Reader) => RawBuilder<SqlBool>
  /** Projects of a person, as far as the caller may see them. */
  gigsOf: (ctx: SignedIn, personId: string) => Promise<PersonDetails['gigs']>
  /** The person of this id, about whom the caller may read and write notes; 404 otherwise. */
  requireNotable: (ctx: SignedIn, id: string) => Promise<string>
  /** A login changed or ended: its next call is looked at anew. */
  forgetSessions: (userId: string) => void
}
