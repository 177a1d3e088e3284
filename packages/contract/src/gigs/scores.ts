import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { idParams, uuid } from '#contract/shapes'
import { MOST_SCORES } from './details.ts'
import { GigAnswer } from './gig.ts'

/** What a juror gives one nominee by one criterion. */
export const Score = z
  .int({ error: 'Use a whole number.' })
  .check(z.gte(1, { error: 'At least 1.' }), z.lte(10, { error: 'At most 10.' }))

const scores = z
  .array(z.strictObject({ company_id: uuid, criterion_id: uuid, score: Score }))
  .check(z.maxLength(MOST_SCORES, { error: `At most ${MOST_SCORES} entries.` }))

/** All scores of a juror: what they leave out is not scored. */
export const ScoresForm = z.strictObject({
  scores,
  /** Those that they changed: where both agree, what they have given elsewhere meanwhile stays. */
  before: z.optional(scores),
})
export type ScoresForm = z.output<typeof ScoresForm>

/** What a jury of an award does (PRODUCT 5.6.3). Jurors see their own scores alone until the award is published. */
export const gigScores = {
  write: endpoint({
    method: 'PUT',
    path: '/gigs/:id/scores',
    title: 'Score nominees',
    access: 'signed_in',
    rate: 'write',
    input: { params: idParams, body: ScoresForm },
    ok: GigAnswer,
  }),
}
