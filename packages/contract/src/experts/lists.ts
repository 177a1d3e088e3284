import * as z from 'zod/mini'
import { STAFF_ROLES } from '#contract/access'
import { endpoint } from '#contract/endpoint'
import { item, list, pageQuery, sortOf } from '#contract/envelope'
import { email, exactlyOneOf, moment, text, uuid, whole } from '#contract/shapes'
import { personName } from '#contract/names'
import { EXPERT_TABS, expertFilter, ExpertStatusWord, Filter, MAX_BULK, oneOfBoth, whom } from './filter.ts'
import { REASON_LENGTH, RefusalForm } from './vetting.ts'

/** the list of experts begins with 10 rows, which grow to 100. */
export const EXPERTS_PAGE_SIZE = 10

export const EXPERT_SORTS = ['relevance', 'name', 'date', 'rate', 'rating', 'years'] as const
export type ExpertSort = (typeof EXPERT_SORTS)[number]

const sort = z.optional(sortOf(EXPERT_SORTS))
const paged = { ...expertFilter, page: pageQuery.page, pageSize: pageQuery.pageSize, sort, order: sort }
export const ExpertQuery = z.strictObject(paged)
export type ExpertQuery = z.output<typeof ExpertQuery>
/** spec 001 §7 names the same parameters for five calls; `paginate=false`: one page as long as lists go. */
const paginate = z.optional(z.enum(['true', 'false', '1', '0']))
const CompatQuery = z.strictObject({ ...paged, paginate })

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
  status: ExpertStatusWord,
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
  /** What they work on now; of a manager's list only own projects. */
  current_gig: z.nullable(z.strictObject({ ...named.shape, ends_on: z.nullable(z.string()) })),
  hear_about_us: z.nullable(z.string()),
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
  /** Of a search: skills and areas that answer it where name and title do not. */
  matched: z.optional(z.array(z.string())),
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
export const BulkForm = z
  .strictObject({
    action: z.enum(BULK_ACTIONS, { error: `Choose one of: ${BULK_ACTIONS.join(', ')}.` }),
    ...whom,
    payload: z.optional(RefusalForm),
    /** Only says what would happen. */
    dry_run: z.optional(z.boolean()),
  })
  .check(oneOfBoth)
  .register(z.globalRegistry, exactlyOneOf('ids', 'filter'))
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
  first_name: personName,
  last_name: personName,
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
    // A count has no pages: `page`, `pageSize` and `paginate` change nothing.
    input: { query: CompatQuery },
    ok: item(z.strictObject({ Active: count, Past: count, Approved: count, Invited: count })),
    log: false,
  }),
  managers: endpoint({
    method: 'GET',
    path: '/getManagerList',
    title: 'List managers',
    access,
    rate: 'read',
    // Managers are not vetted: Active and Approved are those who can sign in, of any other status there is nobody.
    input: { query: z.strictObject({ ...pageQuery, status: expertFilter.status, paginate }) },
    ok: list(Manager),
    log: false,
  }),
  /** Everything that the filter finds; with `page` or `pageSize` that page alone. `json`: an array of rows. */
  export: endpoint({
    method: 'GET',
    path: '/exportExperts',
    title: 'Export experts',
    access,
    rate: 'export',
    input: {
      query: z.strictObject({
        ...expertFilter,
        page: pageQuery.page,
        pageSize: z.optional(whole(1, MAX_BULK)),
        sort,
        order: sort,
        paginate,
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
    title: 'Change experts in bulk',
    access,
    rate: 'write',
    input: { body: BulkForm },
    ok: item(BulkAnswer),
    status: 202,
    log: { action: 'update', keep: ['action', 'dry_run'] },
    bodyLimit: 2 * 1024 * 1024,
  }),
}
