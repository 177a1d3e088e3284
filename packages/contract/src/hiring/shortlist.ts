import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { item, list } from '#contract/envelope'
import { blankable, idParams, moment, text, uuid, whole } from '#contract/shapes'
import { OPINIONS, count, nullableText, ownRating } from './shapes.ts'

const Opinion = z.enum(OPINIONS)

/** A shortlisted expert as a customer sees them: without a name, unless they may know it (PRODUCT S-26, D-05). */
export const ShortlistEntry = z.strictObject({
  id: uuid,
  expert_id: z.nullable(uuid),
  name: nullableText,
  photo: nullableText,
  /** "Expert 1": what stands in the place of the name. */
  label: z.string(),
  job_title: nullableText,
  country: nullableText,
  years_of_experience: z.nullable(z.int()),
  industries: z.array(z.string()),
  /** Of the required skills those that they have, and how many are required. */
  required_skills: z.array(z.string()),
  required_total: count,
  /** All of theirs, up to twelve. */
  skills: z.array(z.string()),
  languages: z.array(z.string()),
  /** They work on no project right now. */
  is_available: z.boolean(),
  is_hired: z.boolean(),
  /** They have worked on the project, which is over for them. */
  is_past: z.boolean(),
  thumbs_up: count,
  thumbs_down: count,
  opinion: z.nullable(Opinion),
  comment: nullableText,
  /** That the reader wants to talk to them, and how many do. */
  wants_to_talk: z.boolean(),
  wishes: count,
  comments: z.array(z.strictObject({ by: z.string(), comment: z.string(), created_at: moment })),
  /** PRODUCT 5.2 row 25: with the level `manage`, once they were hired. */
  canRate: z.boolean(),
  own_rating: ownRating,
})
export type ShortlistEntry = z.infer<typeof ShortlistEntry>

export const shortlist = {
  shortlist: endpoint({
    method: 'GET',
    path: '/gigs/:id/shortlist',
    title: 'View shortlist',
    access: 'signed_in',
    rate: 'read',
    input: {
      params: idParams,
      query: z.strictObject({ page: z.optional(whole(1, 10_000)), pageSize: z.optional(whole(1, 100)) }),
    },
    ok: list(ShortlistEntry),
  }),
  giveOpinion: endpoint({
    method: 'PUT',
    path: '/engagements/:id/opinion',
    title: 'Comment on shortlist',
    access: 'signed_in',
    rate: 'write',
    input: {
      params: idParams,
      body: z.strictObject({
        opinion: z.optional(z.nullable(Opinion)),
        comment: z.optional(blankable(text(1000))),
        /** Of somebody who is put forward and not hired yet. */
        wants_to_talk: z.optional(z.boolean()),
      }),
    },
    ok: item(ShortlistEntry),
  }),
}
