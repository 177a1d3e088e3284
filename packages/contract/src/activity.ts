import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { item, list, pageQuery, sortOf } from './envelope.ts'
import { choicesOf, day, listOf, moment, text, uuid, whole } from './shapes.ts'

export const ACTIVITY_TYPES = ['visit', 'submit', 'retrieve', 'error'] as const
export const ACTIVITY_OUTCOMES = ['success', 'failed'] as const
export const ActivityType = z.enum(ACTIVITY_TYPES)
export type ActivityType = z.infer<typeof ActivityType>

/** PRODUCT 5.10: at most 50 records and 256 KB a request, payloads cut at 16 KB. */
export const MAX_RECORDS = 50
export const MAX_RECORDS_BYTES = 256 * 1024
export const MAX_PAYLOAD_BYTES = 16 * 1024

const Json = z.nullable(z.record(z.string(), z.unknown()))

export const ActivityUser = z.strictObject({
  id: uuid,
  name: z.string(),
  photo: z.nullable(z.string()),
})

/** One row of the activity list. `response_time` in seconds. */
export const ActivitySummary = z.strictObject({
  id: uuid,
  log_name: z.nullable(z.string()),
  title: z.nullable(z.string()),
  type: ActivityType,
  action: z.nullable(z.string()),
  status: z.enum(['success', 'failed']),
  url: z.nullable(z.string()),
  api: z.nullable(z.string()),
  status_code: z.nullable(z.int()),
  response_time: z.nullable(z.number()),
  is_main: z.boolean(),
  parent_id: z.nullable(uuid),
  created_by: z.nullable(ActivityUser),
  created_at: moment,
  created_at_diff: z.string(),
  /** Who did what to whom, by the names that its reader may see now. */
  sentence: z.string(),
  /** Of a project's activities: what changed, in words. */
  children: z.optional(
    z.array(z.strictObject({ title: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) })),
  ),
})
export type ActivitySummary = z.infer<typeof ActivitySummary>

const activityDetails = {
  ...ActivitySummary.shape,
  description: z.nullable(z.string()),
  url_options: z.strictObject({ fullPath: z.nullable(z.string()), params: Json, query: Json }),
  api_options: z.strictObject({
    fullPath: z.nullable(z.string()),
    path: z.nullable(z.string()),
    query: Json,
  }),
  api_payload: Json,
  ip: z.nullable(z.string()),
  user_agent: z.nullable(z.string()),
  device: z.nullable(z.string()),
  os: z.nullable(z.string()),
  browser: z.nullable(z.string()),
  version: z.nullable(z.string()),
  session_id: z.nullable(uuid),
  request_id: z.nullable(z.string()),
  source: z.enum(['server', 'client']),
  children_total: z.int(),
}

/** An entry with everything that was kept. `parent` and `neighbours` come on request (`include`). */
export const Activity = z.strictObject({
  ...activityDetails,
  parent: z.optional(z.nullable(z.strictObject(activityDetails))),
  neighbours: z.optional(
    z.strictObject({ previous: z.nullable(ActivitySummary), next: z.nullable(ActivitySummary) }),
  ),
})
export type Activity = z.infer<typeof Activity>

/** The column Activity by the name of spec 000 §7, or by that of spec 002 §7. */
export const ACTIVITY_SORTS = ['log_name', 'title', 'created_at'] as const
const sorting = sortOf(ACTIVITY_SORTS)

/** The filters of the activity list; the URL of the page and the export take the same. */
export const activityFilter = {
  type: z.optional(ActivityType),
  status: z.optional(z.enum(ACTIVITY_OUTCOMES)),
  ip: z.optional(text(45)),
  start_at: z.optional(day),
  end_at: z.optional(day),
  user_id: z.optional(listOf(uuid)),
  browser: z.optional(listOf(text(100))),
  device: z.optional(listOf(text(100))),
  os: z.optional(listOf(text(100))),
  search: z.optional(text(200)),
  term: z.optional(text(200)),
  keyword: pageQuery.keyword,
  /** `false` leaves out what was only read. */
  include_reads: z.optional(z.enum(['true', 'false'])),
  sort: z.optional(sorting),
  order: z.optional(sorting),
}

/** The index finds three letters or digits in a row and no fewer: shorter terms are looked for in so many newest rows. */
export const SEARCHED_IN_SHORT = 25_000

export function isShortTerm(term: string): boolean {
  return !/[\p{L}\p{N}]{3}/u.test(term)
}

/** With a project (by either name) the list is that of the project, for its members (PRODUCT X-06). */
export const ActivityQuery = z.strictObject({
  ...pageQuery,
  ...activityFilter,
  gig_id: z.optional(uuid),
  project_id: z.optional(uuid),
})
export const ActivityExportQuery = z.strictObject(activityFilter)
export type ActivityQuery = z.output<typeof ActivityQuery>

/** A client-written record: a visit, or a call that never reached the server. Everything else is the server's to say. */
export const ActivityRecord = z.object({
  id: z.optional(uuid),
  type: z.enum(['visit', 'submit', 'retrieve']),
  log_name: z.optional(text(200)),
  title: z.optional(text(200)),
  description: z.optional(text(1000)),
  url: z.optional(text(2000)),
  url_options: z.optional(
    z.object({
      fullPath: z.optional(z.nullable(text(2000))),
      params: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
      query: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
    }),
  ),
  api: z.optional(text(2000)),
  status: z.optional(z.enum(['success', 'failed'])),
  response_time: z.optional(z.number().check(z.gte(0), z.lte(86_400))),
  is_main: z.optional(z.boolean()),
  parent_id: z.optional(z.nullable(uuid)),
  api_payload: z.optional(z.unknown()),
})
export type ActivityRecord = z.input<typeof ActivityRecord>

const FilterOption = z.strictObject({ key: z.string(), name: z.string(), count: z.int() })
export const ActivityFilterOptions = z.strictObject({
  devices: z.array(FilterOption),
  os: z.array(FilterOption),
  browsers: z.array(FilterOption),
})

const id = z.strictObject({ id: uuid })
const access = { permission: 'CAN_SEE_ADMIN_ACTIVITIES' } as const

export const activityErrors = {
  foreign_parent: [422, 'The parent activity is not one of yours.'],
  export_running: [429, 'An export of yours is still running.'],
} as const

export const activity = {
  list: endpoint({
    method: 'GET',
    path: '/activities',
    title: 'List activities',
    // Without a project it needs the permission, and is hidden from everybody else.
    access: 'signed_in',
    rate: 'read',
    pages: 'list',
    input: { query: ActivityQuery },
    ok: list(ActivitySummary),
    log: false,
  }),
  record: endpoint({
    method: 'POST',
    path: '/activities',
    title: 'Record activity',
    access: 'signed_in',
    rate: 'activity',
    input: { body: z.union([ActivityRecord, z.array(ActivityRecord).check(z.minLength(1))]) },
    ok: z.strictObject({ log_id: z.optional(uuid), log_ids: z.optional(z.array(uuid)) }),
    status: 202,
    whileViewing: true,
    log: false,
    transaction: 'own',
    whileForced: true,
    bodyLimit: MAX_RECORDS_BYTES,
  }),
  export: endpoint({
    method: 'GET',
    path: '/activities/export.csv',
    title: 'Export activities',
    access,
    rate: 'export',
    input: { query: ActivityExportQuery },
    ok: { file: 'text/csv' },
    log: false,
    transaction: 'own',
  }),
  filterOptions: endpoint({
    method: 'GET',
    path: '/activities/filter/options',
    title: 'List activity filter options',
    access,
    rate: 'read',
    input: { query: z.strictObject({ include_reads: activityFilter.include_reads }) },
    ok: item(ActivityFilterOptions),
    log: false,
  }),
  users: endpoint({
    method: 'GET',
    path: '/activities-users',
    title: 'List users of the activity log',
    access,
    rate: 'search',
    input: { query: z.strictObject({ ...pageQuery, ids: z.optional(listOf(uuid)) }) },
    ok: list(ActivityUser),
    log: false,
  }),
  details: endpoint({
    method: 'GET',
    path: '/activities/:id',
    title: 'Open activity',
    access,
    rate: 'read',
    input: {
      params: id,
      query: z.strictObject({ include: z.optional(choicesOf(['parent', 'neighbours'])) }),
    },
    ok: item(Activity),
    log: false,
  }),
  /** One visit of somebody, from signing in to signing out; 404 where the log knows nothing of it. */
  session: endpoint({
    method: 'GET',
    path: '/activities/sessions/:id',
    title: 'Open session of the log',
    access,
    rate: 'read',
    input: {
      params: id,
      query: z.strictObject({
        page: pageQuery.page,
        pageSize: pageQuery.pageSize,
        include_reads: activityFilter.include_reads,
      }),
    },
    ok: list(ActivitySummary),
    log: false,
  }),
  children: endpoint({
    method: 'GET',
    path: '/activities/:id/children',
    title: 'List calls of an activity',
    access,
    rate: 'read',
    input: {
      params: id,
      query: z.strictObject({ page: pageQuery.page, pageSize: z.optional(whole(1, 100)) }),
    },
    ok: list(ActivitySummary),
    log: false,
  }),
}
