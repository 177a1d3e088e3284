import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { done, list, pageQuery } from '#contract/envelope'
import { idParams, moment, requiredText, uuid } from '#contract/shapes'

/** PRODUCT 5.13: the length of a message. */
export const MAX_COMMENT = 5000

export const gigCommentsErrors = {
  comment_settled: [409, 'This comment can no longer be changed.'],
} as const

const Person = z.strictObject({ id: uuid, name: z.string(), photo: z.nullable(z.string()) })

export const GigComment = z.strictObject({
  id: uuid,
  /** Plain text; people who are named in it stand as "@Name". */
  body: z.string(),
  /** null: the account is gone. */
  author: z.nullable(Person),
  mentions: z.array(z.strictObject({ id: uuid, name: z.string() })),
  created_at: moment,
  created_at_diff: z.string(),
  edited_at: z.nullable(moment),
  /** Until then its author may change it; null for everybody else. */
  editable_until: z.nullable(moment),
})
export type GigComment = z.infer<typeof GigComment>

/** Who may be named in the discussion of a gig. */
export const Mentionable = Person
export type Mentionable = z.infer<typeof Mentionable>

export const CommentForm = z.strictObject({
  body: requiredText(MAX_COMMENT, 'Field is required'),
  /** Users named in the text, of those who take part in the discussion. */
  mention_ids: z.optional(z.array(uuid).check(z.maxLength(20, { error: 'At most 20 people.' }))),
})
export type CommentForm = z.output<typeof CommentForm>

const commentParams = z.strictObject({ id: uuid, comment_id: uuid })
const answer = z.strictObject({ data: GigComment })

/** The discussion of a gig (spec 001 §7, PRODUCT 5.2 row 44); it stays open while the gig is locked. */
export const gigComments = {
  /** The newest first. */
  list: endpoint({
    method: 'GET',
    path: '/gigs/:id/comments',
    title: 'List comments of project',
    access: 'signed_in',
    rate: 'read',
    input: { params: idParams, query: z.strictObject(pageQuery) },
    ok: list(GigComment),
  }),
  mentionable: endpoint({
    method: 'GET',
    path: '/gigs/:id/comments/mentionable',
    title: 'List people to mention',
    access: 'signed_in',
    rate: 'read',
    input: { params: idParams, query: z.strictObject({ keyword: pageQuery.keyword }) },
    ok: z.strictObject({ data: z.array(Mentionable) }),
    log: false,
  }),
  add: endpoint({
    method: 'POST',
    path: '/gigs/:id/comments',
    title: 'Comment on project',
    access: 'signed_in',
    rate: 'write',
    input: { params: idParams, body: CommentForm },
    ok: answer,
    status: 201,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/gigs/:id/comments/:comment_id',
    title: 'Change comment',
    access: 'signed_in',
    rate: 'write',
    input: { params: commentParams, body: CommentForm },
    ok: answer,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/gigs/:id/comments/:comment_id',
    title: 'Delete comment',
    access: 'signed_in',
    rate: 'write',
    input: { params: commentParams },
    ok: done,
  }),
}
