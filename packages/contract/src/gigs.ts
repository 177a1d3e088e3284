import * as z from 'zod/mini'
import { DOCUMENT_FORMATS } from './experts/document.ts'
import { endpoint } from './endpoint.ts'
import { item, list, pageQuery, sortOf } from './envelope.ts'
import { BaseYear, GigForm, GigName } from './gigs/form.ts'
import { GigAnswer, GigSummary } from './gigs/gig.ts'
import { GIG_KINDS } from './gigs/kinds.ts'
import { GIG_STATUSES } from './gigs/machine.ts'
import { flag, idParams, listOf, text, uuid, whole } from './shapes.ts'

const kind = z.enum(GIG_KINDS, { error: `Choose one of: ${GIG_KINDS.join(', ')}.` })

/** The filters of the lists of gigs, all but the status: its tabs are counted with the same filters. */
const filters = {
  keyword: pageQuery.keyword,
  type: z.optional(listOf(kind)),
  industry_id: z.optional(listOf(uuid)),
  region_id: z.optional(listOf(uuid)),
  owner_id: z.optional(listOf(uuid)),
  company_id: z.optional(listOf(uuid)),
  year: z.optional(listOf(text(4))),
  stage: z.optional(listOf(text(50))),
  needs_experts: z.optional(flag),
  locked: z.optional(flag),
  /** `own`: owner, co-owner or leading contributor. Without it everything that the caller may see. */
  scope: z.optional(z.enum(['own', 'visible'])),
  /** Drafts that were deleted in the last 30 days, of those who may restore them. */
  deleted: z.optional(flag),
}
export const GIG_SORTS = ['updated_at', 'deadline', 'name', 'created_at'] as const
const sorting = sortOf(GIG_SORTS)

export const GigQuery = z.strictObject({
  ...pageQuery,
  ...filters,
  pageSize: z.optional(whole(1, 100)),
  status: z.optional(listOf(z.enum(GIG_STATUSES))),
  ids: z.optional(listOf(uuid)),
  sort: z.optional(sorting),
  order: z.optional(sorting),
})
export type GigQuery = z.output<typeof GigQuery>

const counts = z.int()
/** How many there are in each tab. */
export const GigCounts = z.strictObject({
  All: counts,
  Draft: counts,
  Requested: counts,
  Approved: counts,
  Submitted: counts,
  Published: counts,
  Unpublished: counts,
  Rejected: counts,
  Closed: counts,
})
export type GigCounts = z.infer<typeof GigCounts>

/** A new draft: the rest comes with it or is filled in by changes of it. */
export const NewGig = z.strictObject({
  type: kind,
  name: GigName,
  baseYear: z.optional(BaseYear),
  template_id: z.optional(z.nullable(uuid)),
  /** What is known already: written with the draft, or refused with it. */
  content: z.optional(GigForm),
})
export type NewGig = z.output<typeof NewGig>

export const gigsErrors = {
  gig_locked: [423, 'This project is locked.'],
  self_approval: [403, 'Somebody else must approve a project that you created.'],
} as const

export const gigs = {
  list: endpoint({
    method: 'GET',
    path: '/gigs',
    title: 'List projects',
    access: 'signed_in',
    rate: 'read',
    pages: 'list',
    input: { query: GigQuery },
    ok: list(GigSummary),
    log: { keep: ['status', 'type', 'scope'] },
  }),
  counts: endpoint({
    method: 'GET',
    path: '/gigs/statusCount',
    title: 'Count projects',
    access: 'signed_in',
    rate: 'read',
    input: { query: z.strictObject(filters) },
    ok: item(GigCounts),
    log: false,
  }),
  create: endpoint({
    method: 'POST',
    path: '/gigs',
    title: 'Create project',
    access: 'signed_in',
    rate: 'write',
    input: { body: NewGig },
    ok: GigAnswer,
    status: 201,
    log: { keep: ['type', 'baseYear'] },
  }),
  read: endpoint({
    method: 'GET',
    path: '/gigs/:id',
    title: 'Open project',
    access: 'signed_in',
    rate: 'read',
    input: { params: idParams },
    ok: GigAnswer,
  }),
  /** What its reader sees of it, in the provider's template (PRODUCT D-35). */
  export: endpoint({
    method: 'GET',
    path: '/gigs/:id/export',
    title: 'Export project',
    access: 'signed_in',
    rate: 'export',
    input: {
      params: idParams,
      query: z.strictObject({ format: z.enum(DOCUMENT_FORMATS, { error: 'Choose pdf or docx.' }) }),
    },
    /** For `docx` the type of word documents. */
    ok: { file: 'application/pdf' },
    log: { action: 'export', keep: ['format'] },
  }),
}
