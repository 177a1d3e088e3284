import type { Db } from '#platform/db/database.ts'
import type { Call, Pipeline } from '#platform/http/pipeline.ts'
import { addressOf, pageAddress } from './address.ts'
import { deviceOf } from '#features/activity/device.ts'
import { idAt, idIn, personOf, type Entry } from './entry.ts'
import { add } from './entry-store.ts'
import { keptPayload, keptQuery } from './payload.ts'
import { Queue } from './queue.ts'

export interface Capture {
  /** What the registrar calls for each request. */
  calls: Pipeline['calls']
  /** Rows that had to be given up because the database was away for too long. */
  dropped: () => number
  /** Writes what is waiting. */
  flush: () => Promise<void>
  /** Writes what is waiting and ends the timer: for a graceful stop, after the last request. */
  close: () => Promise<void>
}

/** Turns the calls of the API into rows: a successful write's with its transaction, all others soon after. */
export function captureCalls(options: {
  db: Db
  isEnabled: () => boolean
  onError: (error: unknown) => void
}): Capture {
  const { db, isEnabled, onError } = options
  const queue = new Queue<Entry>({
    write: async (entries) => void (await add(db, entries, 'leave parent away')),
    onError,
  })
  return {
    dropped: () => queue.dropped,
    flush: () => queue.flush(),
    close: () => queue.close(),
    calls: {
      async recordWith(transaction, call) {
        if (isEnabled()) await add(transaction, [entryOf(call)], 'leave parent away')
      },
      record(call) {
        if (isEnabled()) queue.push(entryOf(call))
      },
    },
  }
}

/** What is kept of a call: never more than its endpoint allows, and nothing that the caller says about itself. */
function entryOf(call: Call): Entry {
  const { endpoint, request, rule } = call
  const page = pageAddress(request.pageUrl)
  const called = addressOf(request.url, [])
  const query = keptQuery(call.query, rule.keep)
  return {
    id: idAt(call.at),
    type: endpoint.method === 'GET' ? 'retrieve' : 'submit',
    action: rule.action,
    status: call.statusCode < 400 ? 'success' : 'failed',
    log_name: endpoint.title,
    title: endpoint.title,
    url: page?.path ?? null,
    url_full_path: page?.fullPath ?? null,
    url_query: page?.query ?? null,
    api: called?.path ?? null,
    api_full_path: called?.fullPath ?? null,
    api_path: `/api${endpoint.path}`,
    api_query: query,
    api_payload: keptPayload(call.body, rule.keep),
    status_code: call.statusCode,
    response_time: Math.round(call.responseTime * 1e6) / 1e6,
    is_main: request.isMain,
    parent_id: idIn(request.activityId),
    ...actorOf(call),
    ...subjectOf(call),
    ip: request.ip,
    user_agent: request.userAgent,
    ...deviceOf(request.userAgent),
    request_id: request.id,
    source: 'server',
    created_at: call.at,
  }
}

function actorOf({ actor, actsAs }: Call): Pick<Entry, 'user_id' | 'session_id' | 'description'> {
  if (actsAs !== null) return { user_id: actsAs.userId, session_id: actsAs.sessionId }
  return actor === null ? { user_id: null, session_id: null } : personOf(actor)
}

/** Rows about one project or one expert can be found by it later. */
function subjectOf({ endpoint, params }: Call): Pick<Entry, 'gig_id' | 'expert_id'> {
  const id = typeof params === 'object' && params !== null && 'id' in params ? params.id : null
  if (typeof id !== 'string') return {}
  const named = idIn(id)
  if (endpoint.path.startsWith('/gigs/:id')) return { gig_id: named }
  return /^\/(users|experts|people)\/:id/.test(endpoint.path) ? { expert_id: named } : {}
}
