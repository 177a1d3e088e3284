import * as z from 'zod/mini'
import { moment } from '#contract/shapes'

/** What comes next in the work of an expert (NEXT N3): late when `at` has passed. */
export const NextDate = z.strictObject({
  kind: z.enum(['call', 'deliverable', 'hours']),
  /** Of the call or the deliverable; of hours the Monday of their week. */
  title: z.string(),
  /** When the call begins, the deliverable is due, or the week of hours has ended. */
  at: moment,
})
export type NextDate = z.infer<typeof NextDate>
