import * as z from 'zod/mini'
import { STAFF_ROLES } from '#contract/access'
import { endpoint } from '#contract/endpoint'
import { item, list, MAX_PAGE_SIZE, pageQuery, sortOf } from '#contract/envelope'
import { RATE_TYPES } from '#contract/reference'
import { email, listOf, moment, requiredText, text, uuid, whole } from '#contract/shapes'
import { EXPERT_STATUSES } from './machine.ts'
import { DEMARCATIONS } from './profile-forms.ts'
import { REASON_LENGTH, RefusalForm } from './vetting.ts'

/** the list of experts begins with 10 rows, which grow to 100. */
export const EXPERTS_PAGE_SIZE = 10

/** What a manager asks of the network (PRODUCT 5.3.3): his hired experts, his former ones, whom he may hire, whom he invited. */
export const EXPERT_TABS = ['active', 'past', 'approved', 'invited'] as const
export type ExpertTab = (typeof EXPERT_TABS)[number]

export const EXPERT_SORTS = ['relevance', 'name', 'date', 'rate', 'rating', 'years'] as const
export type ExpertSort = (typeof EXPERT_SORTS)[number]

const Status = z.enum(EXPERT_STATUSES, { error: `Choose from: ${EXPERT_STATUSES.join(', ')}.` })

/** A number in a query string, with at most two decimals. */
const decimal = (max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/, { error: 'Use a number.' })),
    z.pipe(z.transform(Number), z.number().check(z.lte(max, { error: `At most ${max}.` }))),
  )

/** The filters of the list; the page, the counts, the export, "remind all" and bulk actions take the same. */
export const expertFilter = {
  status: z.optional(listOf(Status)),
  tab: z.optional(z.enum(EXPERT_TABS, { error: `Choose one of: ${EXPERT_TABS.join(', ')}.` })),
  keyword: pageQuery.keyword,
  industry_id: z.optional(listOf(uuid)),
  segment_id: z.optional(listOf(uuid)),
  skill_id: z.optional(listOf(uuid, 20)),
  /** `all`: experts who have every one of the skills. */
  skill_match: z.optional(z.enum(['any', 'all'])),
  language_id: z.optional(listOf(uuid)),
  country_id: z.optional(listOf(uuid)),
  rate_type: z.optional(z.enum(RATE_TYPES)),
  rate_min: z.optional(decimal(1_000_000)),
  rate_max: z.optional(decimal(1_000_000)),
  years_min: z.optional(whole(0, 60)),
  years_max: z.optional(whole(0, 60)),
  rating_min: z.optional(decimal(5)),
  availability: z.optional(z.enum(['Active', 'Available'])),
  demarcation: z.optional(listOf(z.enum(DEMARCATIONS))),
  hear_about_us: z.optional(listOf(text(100))),
  /** Profiles that changed in the last so many days. */
  updated_within: z.optional(whole(1, 3650)),
  /** Those of a roster of the caller. */
  roster_id: z.optional(uuid),
  /** These alone, like the rows that somebody selected. */
  id: z.optional(listOf(uuid, MAX_PAGE_SIZE)),
}

const Filter = z.strictObject(expertFilter)
export type ExpertFilter = z.output<typeof Filter>

const sort = z.optional(sortOf(EXPERT_SORTS))
const paged = { ...expertFilter, page: pageQuery.page, pageSize: pageQuery.pageSize, sort, order: sort }
export const ExpertQuery = z.strictObject(paged)
export type ExpertQuery = z.output<typeof ExpertQuery>
/** `paginate=false`: one page as long as lists go. */
const CompatQuery = z.strictObject({ ...paged, paginate: z.optional(z.enum(['true', 'false', '1', '0'])) })

const named = z.strictObject({ id: uuid, name: z.string() })

export const RowActions = z.strictObject({
  canScreen: z.boolean(),
  canApprove: z.boolean(),
  canReject: z.boolean(),
  canSuspend: z.boolean(),
  canReconsider: z.boolean(),
  canRemind: z.boolean(),
})
export type RowActions = z.infer<typeof RowActions>

/** One row of the list. What its reader may not see is left out. `bill_rate` in USD for one unit of `rate_type`. */
export const ExpertRow = z.strictObject({
  id: uuid,
  user_id: z.nullable(uuid),
  internal_id: z.string(),
  name: z.string(),
  photo: z.nullable(z.string()),
  is_default_img: z.boolean(),
  job_title: z.nullable(z.string()),
  location: z.nullable(z.string()),
  email: z.nullable(z.string()),
  status: Status,
  status_date: moment,
  created_at: moment,
  applied_at: z.nullable(moment),
  approved_at: z.nullable(moment),
  reminded_at: z.nullable(moment),
  /** The day that counts for this status: applied, approved, rejected, suspended, invited, else registered. */
  date: moment,
  date_diff: z.string(),
  availability: z.enum(['Active', 'Available']),
  is_available: z.boolean(),
  expert_gig_status: z.nullable(z.string()),
  bill_rate: z.optional(z.nullable(z.number())),
  rate_type: z.optional(z.nullable(z.string())),
  rate_display: z.optional(z.nullable(z.string())),
  industry_segments: z.array(
    z.strictObject({ industry_name: z.string(), segment_1: z.string(), segment_2: z.string() }),
  ),
  industries: z.array(z.string()),
  skills: z.array(named),
  languages: z.array(named),
  years_of_experience: z.nullable(z.int()),
  rating: z.nullable(z.number()),
  ratings: z.int(),
  actions: RowActions,
})
export type ExpertRow = z.infer<typeof ExpertRow>

const count = z.int()
const COUNTED = [
  'Rejected',
  'Pending',
  'Approved',
  'Suspended',
  'Screened',
  'Invited',
  'New',
  'Incomplete',
] as const
const counts = <const Keys extends readonly string[]>(keys: Keys) => z.record(z.enum(keys), count)

/** people by status (Closed and Hired: by their best engagement), and engagements by status. */
export const StatusCount = z.strictObject({
  statuses: counts([...COUNTED, 'Closed', 'Hired']),
  requests: counts(['Reviewed', 'Applied', 'Hired', 'Closed', 'Requested']),
  /** The tabs of the caller as a manager. */
  tabs: counts(EXPERT_TABS),
})
export type StatusCount = z.infer<typeof StatusCount>

const Manager = z.strictObject({
  id: uuid,
  name: z.string(),
  email: z.string(),
  job_title: z.nullable(z.string()),
  photo: z.nullable(z.string()),
})

export const BULK_ACTIONS = ['screen', 'approve', 'reject', 'suspend', 'reconsider', 'remind'] as const
export type BulkAction = (typeof BULK_ACTIONS)[number]
/** X-40 and HOUSE §1: as many as a network has; the work is done one after the other. */
export const MAX_BULK = 20_000

/** Experts by their ids, or all whom a filter of the list finds; a form takes one of both. */
export const whom = {
  ids: z.optional(z.array(uuid).check(z.minLength(1, { error: 'Choose somebody.' }), z.maxLength(MAX_BULK))),
  /** The same words as in a query string. */
  filter: z.optional(Filter),
}
interface Whom {
  ids?: string[] | undefined
  filter?: ExpertFilter | undefined
}
export const oneOfBoth = z.refine<Whom>(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
  error: 'Give either ids or a filter.',
  path: ['ids'],
})

export const BulkForm = z
  .strictObject({
    action: z.enum(BULK_ACTIONS, { error: `Choose one of: ${BULK_ACTIONS.join(', ')}.` }),
    ...whom,
    payload: z.optional(RefusalForm),
    /** Only says what would happen. */
    dry_run: z.optional(z.boolean()),
  })
  .check(oneOfBoth)
export type BulkForm = z.output<typeof BulkForm>

/** Work that began: its progress stands under /jobs/{id}. Of a dry run there is none. */
export const BulkAnswer = z.strictObject({
  id: z.nullable(uuid),
  total: count,
  /** Of a dry run: whom it would not reach, and why. */
  refused: z.optional(z.array(z.strictObject({ id: uuid, name: z.string(), message: z.string() }))),
})
export type BulkAnswer = z.infer<typeof BulkAnswer>

export const InviteForm = z.strictObject({
  first_name: requiredText(100),
  last_name: requiredText(100),
  email,
  /** A few words of the inviter, in the mail. */
  message: z.optional(z.nullable(text(REASON_LENGTH))),
})
export type InviteForm = z.output<typeof InviteForm>

const access = { roles: STAFF_ROLES }
const listing = <const Path extends `/${string}`, Query extends z.ZodMiniType>(
  path: Path,
  title: string,
  query: Query,
) =>
  endpoint({
    method: 'GET',
    path,
    title,
    access,
    rate: 'read',
    input: { query },
    ok: list(ExpertRow),
    log: { keep: ['status', 'tab', 'sort', 'page'] },
  })

/** Experts as staff work through them; every list shows whom its caller may see (PRODUCT D-08). */
export const expertLists = {
  list: listing('/experts', 'List experts', ExpertQuery),
  /** Names of the specification for the same list. */
  getExperts: listing('/getExperts', 'List experts', CompatQuery),
  managerExperts: listing('/managerExperts', 'List experts of a manager', CompatQuery),
  statusCount: endpoint({
    method: 'GET',
    path: '/users/statusCount',
    title: 'Count experts by status',
    access,
    rate: 'read',
    input: { query: Filter },
    ok: item(StatusCount),
    log: false,
  }),
  managerExpertCount: endpoint({
    method: 'GET',
    path: '/managerExpertCount',
    title: 'Count experts of a manager',
    access,
    rate: 'read',
    input: { query: Filter },
    ok: item(z.strictObject({ Active: count, Past: count, Approved: count, Invited: count })),
    log: false,
  }),
  managers: endpoint({
    method: 'GET',
    path: '/getManagerList',
    title: 'List managers',
    access,
    rate: 'read',
    input: {
      query: z.strictObject({ ...pageQuery, paginate: z.optional(z.enum(['true', 'false', '1', '0'])) }),
    },
    ok: list(Manager),
    log: false,
  }),
  /** `json`: an array of rows with the columns of the CSV as keys. */
  export: endpoint({
    method: 'GET',
    path: '/exportExperts',
    title: 'Export experts',
    access,
    rate: 'export',
    input: {
      query: z.strictObject({
        ...expertFilter,
        sort,
        order: sort,
        format: z.optional(z.enum(['csv', 'json'])),
      }),
    },
    ok: { file: 'text/csv' },
    log: { action: 'export', keep: ['status', 'tab', 'format'] },
    transaction: 'own',
  }),
  invite: endpoint({
    method: 'POST',
    path: '/people/invite',
    title: 'Invite expert',
    access,
    rate: 'invite',
    input: { body: InviteForm },
    ok: item(ExpertRow),
    status: 201,
  }),
  remindAll: endpoint({
    method: 'POST',
    path: '/users/remind',
    title: 'Remind experts',
    access: { roles: ['growth_experts_admin', 'growth_experts_hr_generalist'] },
    rate: 'write',
    input: { query: Filter, body: z.optional(z.strictObject({})) },
    ok: item(BulkAnswer),
    status: 202,
  }),
  bulk: endpoint({
    method: 'POST',
    path: '/users/bulk',
    title: 'Change many experts',
    access,
    rate: 'write',
    input: { body: BulkForm },
    ok: item(BulkAnswer),
    status: 202,
    log: { action: 'update', keep: ['action', 'dry_run'] },
    bodyLimit: 2 * 1024 * 1024,
  }),
}
