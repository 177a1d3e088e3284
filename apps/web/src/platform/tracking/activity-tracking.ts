import { activity, MAX_RECORDS, type ActivityRecord } from '@guildhall/contract/activity'
import type { UnansweredCall } from '#platform/api.ts'
import { call } from '#platform/api.ts'
import { visitId } from './visit-id.ts'

/** One visit is tried this often (specification spec 000 §9). */
const ATTEMPTS = 2
/** Failed calls that are kept for the next visit; beyond that the oldest are given up. */
const MAX_QUEUE = 200

export interface Visit {
  /** Human title of the page. */
  name: string
  /** Path and query. */
  url: string
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, unknown>>
  /** The page that the reader got, or an error page in its place. */
  status: 'success' | 'failed'
  /** false: the page is on the ignore list. */
  isLogged: boolean
}

interface Deps {
  isEnabled: () => boolean
  newId: () => string
  send: (records: ActivityRecord[]) => Promise<unknown>
}

const browser: Omit<Deps, 'isEnabled'> = {
  newId: () => visitId(),
  send: (records) => call(activity.record, { body: records }),
}

export type VisitTracker = ReturnType<typeof createVisitTracker>

/**
 * Records one visit per path. The browser makes the id, so that the calls of the page can name their visit
 * before it is stored. Nothing here ever fails the app.
 */
export function createVisitTracker({
  isEnabled,
  newId,
  send,
}: Deps | (Omit<Deps, keyof typeof browser> & typeof browser)) {
  let id: string | null = null
  let isRecorded = true
  let queue: ActivityRecord[] = []

  return {
    /** The visit that calls belong to; null before the first one and while logging is off. */
    currentId: () => (isEnabled() ? id : null),

    /** A navigation to another path begins. A redirect on the way is the same visit. */
    begin(): void {
      if (!isRecorded && id !== null) return
      id = newId()
      isRecorded = false
    },

    /** The page stands. */
    async arrive(visit: Visit): Promise<void> {
      if (id === null || isRecorded) return
      isRecorded = true
      if (!isEnabled() || !visit.isLogged) return
      await attempt(() => send([recordOf(id ?? newId(), visit)]), ATTEMPTS)
      await flush()
    },

    /** Keeps a call that never reached the server; it is sent after the next visit. */
    keep(failed: UnansweredCall): void {
      if (!isEnabled() || failed.endpoint.log === false) return
      queue = [...queue, failedCall(failed)].slice(-MAX_QUEUE)
    },
  }

  async function flush(): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.slice(0, MAX_RECORDS)
      if (!(await attempt(() => send(batch), 1))) return
      queue = queue.filter((record) => !batch.includes(record))
    }
  }
}

/** The tracker of the running app. */
export function browserTracker(isEnabled: () => boolean): VisitTracker {
  return createVisitTracker({ ...browser, isEnabled })
}

async function attempt(work: () => Promise<unknown>, times: number): Promise<boolean> {
  for (let tried = 0; tried < times; tried += 1) {
    try {
      // One after the other: the second try is for the failure of the first.
      await work()
      return true
    } catch {
      // Logging never disturbs the reader (specification spec 000 §7).
    }
  }
  return false
}

function recordOf(id: string, visit: Visit): ActivityRecord {
  return {
    id,
    type: 'visit',
    log_name: visit.name,
    title: visit.name,
    url: visit.url,
    url_options: { fullPath: visit.url, params: { ...visit.params }, query: { ...visit.query } },
    status: visit.status,
    is_main: true,
  }
}

function failedCall({ endpoint, url, seconds, isMain, visitId }: UnansweredCall): ActivityRecord {
  return {
    type: endpoint.method === 'GET' ? 'retrieve' : 'submit',
    log_name: endpoint.title,
    title: endpoint.title,
    // The path of the contract: real ones and their queries may hold what the log must not.
    api: url.split('?')[0] ?? url,
    status: 'failed',
    response_time: Math.min(seconds, 86_400),
    is_main: isMain,
    parent_id: visitId,
  }
}
