import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { item, itemWithActions, list, pageQuery, sortOf } from './envelope.ts'
import { blankable, idParams, listOf, moment, requiredText, text, uuid } from './shapes.ts'

export const FEEDBACK_TYPES = ['suggestion', 'bug', 'others'] as const
export const FeedbackType = z.enum(FEEDBACK_TYPES, { error: 'Type is required.' })
export type FeedbackType = z.infer<typeof FeedbackType>

/** How far an administrator has come with a message (PRODUCT S-21). */
export const FEEDBACK_STATUSES = ['New', 'Read', 'Resolved'] as const
const FeedbackStatus = z.enum(FEEDBACK_STATUSES, { error: 'Choose from the list.' })
export type FeedbackStatus = z.infer<typeof FeedbackStatus>

/** From the worst to the best. */
export const FEEDBACK_RATES = [1, 2, 3, 4, 5] as const

// A path of the portal or a page of the web: never a scheme that a browser would run.
const PAGE = /^(?:\/(?![/\\])|https?:\/\/[^\s/\\])[^\s\\\p{Cc}]*$/iu

const pageUrl = z.string({ error: 'Page is required.' }).check(
  z.trim(),
  z.maxLength(2000, { error: 'At most 2000 characters.' }),
  z.refine((url) => PAGE.test(url) && url.isWellFormed(), { error: 'This is not the address of a page.' }),
)

/** The form of the dialog; its texts are those of specification spec 002 §5. */
export const FeedbackForm = z.strictObject({
  message: requiredText(5000, 'Message is required.'),
  rate: z.int({ error: 'Rate is required.' }).check(z.gte(1, { error: 'Rate is required.' }), z.lte(5)),
  type: FeedbackType,
  page_url: pageUrl,
})
export type FeedbackForm = z.infer<typeof FeedbackForm>

/** Who sent it; null once that person was erased. */
const Sender = z.nullable(
  z.strictObject({ id: uuid, name: z.string(), photo: z.nullable(z.string()), email: z.string() }),
)

export const FeedbackRecord = z.strictObject({
  id: uuid,
  type: FeedbackType,
  rate: z.int(),
  message: z.string(),
  ip_address: z.nullable(z.string()),
  page_url: z.string(),
  status: FeedbackStatus,
  note: z.nullable(z.string()),
  version: z.int(),
  created_at: moment,
  created_at_diff: z.string(),
  created_by: Sender,
})
export type FeedbackRecord = z.infer<typeof FeedbackRecord>

const SORTS = ['type', 'rate', 'created_at'] as const
const rate = z.pipe(
  z.enum(['1', '2', '3', '4', '5'], { error: 'Rates go from 1 to 5.' }),
  z.transform(Number),
)

/** The query of the list; the page reads its filters off it. `order` is the older name of `sort` (spec 002 §2). */
export const FeedbackQuery = z.strictObject({
  ...pageQuery,
  type: z.optional(listOf(FeedbackType)),
  rates: z.optional(listOf(rate)),
  status: z.optional(listOf(FeedbackStatus)),
  /** Whether administrators noted something. */
  note: z.optional(listOf(z.enum(['with', 'without'], { error: 'Choose with or without.' }))),
  sort: z.optional(sortOf(SORTS)),
  order: z.optional(sortOf(SORTS)),
})
export type FeedbackQuery = z.output<typeof FeedbackQuery>

const FeedbackChange = z.strictObject({
  status: z.optional(FeedbackStatus),
  note: z.optional(blankable(text(4000))),
})
export type FeedbackChange = z.output<typeof FeedbackChange>

const access = { permission: 'CAN_SEE_ADMIN_FEEDBACK' } as const
const actions = z.strictObject({ canUpdate: z.boolean() })

export const feedbackErrors = {
  feedback_off: [409, 'Feedback is not collected at the moment.'],
} as const

export const feedback = {
  send: endpoint({
    method: 'POST',
    path: '/feedback',
    title: 'Send feedback',
    access: 'signed_in',
    rate: 'feedback',
    input: { body: FeedbackForm },
    ok: item(z.strictObject({ id: uuid })),
    status: 201,
    log: { keep: ['type', 'rate'] },
  }),
  list: endpoint({
    method: 'GET',
    path: '/feedback',
    title: 'List feedback messages',
    access,
    rate: 'read',
    pages: 'list',
    input: { query: FeedbackQuery },
    ok: list(FeedbackRecord),
  }),
  details: endpoint({
    method: 'GET',
    path: '/feedback/:id',
    title: 'Open feedback',
    access,
    rate: 'read',
    input: { params: idParams },
    ok: itemWithActions(FeedbackRecord, actions),
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/feedback/:id',
    title: 'Update feedback',
    access,
    rate: 'write',
    input: { params: idParams, body: FeedbackChange },
    ok: itemWithActions(FeedbackRecord, actions),
    log: { keep: ['status'] },
  }),
}
