import * as z from 'zod/mini'
import { thingName } from './names.ts'
import { ROLES } from './access.ts'
import { endpoint } from './endpoint.ts'
import { done, item, list, pageQuery } from './envelope.ts'
import { idParams, moment, requiredText, uuid } from './shapes.ts'

/** The page of questions holds ten (PRODUCT X-40). */
export const FAQ_PAGE_SIZE = 10
/** More questions than anybody reads; the editor orders them all at once. */
export const MAX_FAQS = 200

/** Who reads an answer: everybody, whoever is signed in, or the people of some roles (PRODUCT S-29). */
export const FAQ_AUDIENCES = ['public', 'authenticated', 'role'] as const
const Audience = z.enum(FAQ_AUDIENCES, { error: 'Choose who reads it.' })
export type FaqAudience = z.infer<typeof Audience>

/** A question with its answer; `body` is sanitised HTML. */
export const Faq = z.strictObject({ id: uuid, title: z.string(), body: z.string() })
export type Faq = z.infer<typeof Faq>

/** The same as its editors see it. */
export const FaqEntry = z.strictObject({
  ...Faq.shape,
  audience: Audience,
  roles: z.array(z.enum(ROLES)),
  is_published: z.boolean(),
  /** Place in the list, from 1. */
  position: z.int(),
  version: z.int(),
  updated_at: moment,
  updated_at_diff: z.string(),
})
export type FaqEntry = z.infer<typeof FaqEntry>

export const FaqForm = z
  .strictObject({
    title: thingName(300),
    body: requiredText(20_000),
    audience: Audience,
    roles: z.array(z.enum(ROLES)).check(z.maxLength(ROLES.length)),
    is_published: z.boolean(),
  })
  .check(
    z.refine(({ audience, roles }) => audience !== 'role' || roles.length > 0, {
      path: ['roles'],
      error: 'Choose at least one role.',
    }),
  )
export type FaqForm = z.infer<typeof FaqForm>

const Order = z.strictObject({ ids: z.array(uuid).check(z.minLength(1), z.maxLength(MAX_FAQS)) })

export const faqsErrors = {
  too_many_faqs: [409, `There are ${MAX_FAQS} questions already. Delete one first.`],
} as const

const access = { permission: 'CAN_MANAGE_SETTINGS' } as const

export const faqs = {
  /** What the reader may see, by the session; nothing but published answers. */
  list: endpoint({
    method: 'GET',
    path: '/faqs',
    title: 'List FAQs',
    access: 'anyone',
    rate: 'read',
    pages: 'faqs',
    /** `id`: this one alone, as a hit of the search leads to it. */
    input: { query: z.strictObject({ ...pageQuery, id: z.optional(uuid) }) },
    ok: list(Faq),
  }),
  /** Every question in its order, for the editor. */
  entries: endpoint({
    method: 'GET',
    path: '/faqs/entries',
    title: 'List FAQs to edit',
    access,
    rate: 'read',
    input: {},
    ok: item(z.array(FaqEntry)),
  }),
  create: endpoint({
    method: 'POST',
    path: '/faqs',
    title: 'Create FAQ',
    access,
    rate: 'write',
    input: { body: FaqForm },
    ok: item(FaqEntry),
    status: 201,
    log: { keep: ['audience', 'roles', 'is_published'] },
  }),
  /** Gives every question its place; 409 when the set has changed meanwhile. */
  order: endpoint({
    method: 'PUT',
    path: '/faqs/order',
    title: 'Order FAQs',
    access,
    rate: 'write',
    input: { body: Order },
    ok: item(z.array(FaqEntry)),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/faqs/:id',
    title: 'Update FAQ',
    access,
    rate: 'write',
    input: { params: idParams, body: FaqForm },
    ok: item(FaqEntry),
    log: { keep: ['audience', 'roles', 'is_published'] },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/faqs/:id',
    title: 'Delete FAQ',
    access,
    rate: 'write',
    input: { params: idParams },
    ok: done,
  }),
}
