import * as z from 'zod/mini'
import { STAFF_ROLES } from '#contract/access'
import { endpoint } from '#contract/endpoint'
import { requiredText } from '#contract/shapes'
import { ExpertRow } from './lists.ts'

/** No more experts answer a question. */
export const MAX_FOUND = 10

const FoundExpert = z.strictObject({
  expert: ExpertRow,
  /** What of the question their profile says, in its own words; the country first. */
  matched: z.array(z.string()),
  /** The sentence of their profile that shows it best. */
  evidence: z.nullable(z.string()),
})
export type FoundExpert = z.infer<typeof FoundExpert>

export const finding = {
  /** Who knows something: approved experts by all that their profiles say, the best first, each with the reason. */
  find: endpoint({
    method: 'GET',
    path: '/experts/find',
    title: 'Find experts by a question',
    access: { roles: STAFF_ROLES },
    rate: 'search',
    input: { query: z.strictObject({ query: requiredText(200) }) },
    ok: z.strictObject({ data: z.array(FoundExpert) }),
  }),
}
