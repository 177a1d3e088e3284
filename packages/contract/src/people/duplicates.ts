import * as z from 'zod/mini'
import { uuid } from '#contract/shapes'
import { PersonSummary } from './person.ts'

/** Why two may be one person, and what it counts; the sum is the score, 100 at most. */
export const EVIDENCE = {
  email: 60,
  linked_in: 60,
  phone: 50,
  name: 40,
  similar_name: 25,
  education: 25,
  company: 15,
  city: 10,
} as const
export type Evidence = keyof typeof EVIDENCE

export const EvidenceKind = z.enum([
  'email',
  'linked_in',
  'phone',
  'name',
  'similar_name',
  'education',
  'company',
  'city',
])

export const DuplicatePair = z.strictObject({
  first: PersonSummary,
  second: PersonSummary,
  evidence: z.array(EvidenceKind),
  score: z.int(),
})
export type DuplicatePair = z.infer<typeof DuplicatePair>

export const DuplicateDecision = z.strictObject({
  ids: z.array(uuid).check(
    z.length(2, { error: 'Name two people.' }),
    z.refine(([one, other]) => one !== other, { error: 'Name two people.' }),
  ),
  /** false: these are two people, and are not asked about again. */
  is_duplicate: z.boolean(),
})
export type DuplicateDecision = z.infer<typeof DuplicateDecision>
