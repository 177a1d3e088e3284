import { V7Generator } from 'uuidv7'
import type { ActivityType } from '@guildhall/contract/activity'
import type { Actor } from '#platform/http/context.ts'

/** One row to be written. Columns that stay empty may be left out. */
export interface Entry {
  id: string
  type: ActivityType
  status: 'success' | 'failed'
  source: 'server' | 'client'
  created_at: Date
  action?: string | null
  log_name?: string | null
  title?: string | null
  description?: string | null
  url?: string | null
  url_full_path?: string | null
  url_params?: Record<string, unknown> | null
  url_query?: Record<string, unknown> | null
  api?: string | null
  api_full_path?: string | null
  api_path?: string | null
  api_query?: Record<string, unknown> | null
  api_payload?: Record<string, unknown> | null
  status_code?: number | null
  /** In seconds. */
  response_time?: number | null
  is_main: boolean
  parent_id?: string | null
  user_id?: string | null
  session_id?: string | null
  gig_id?: string | null
  expert_id?: string | null
  ip?: string | null
  user_agent?: string | null
  device?: string | null
  os?: string | null
  browser?: string | null
  version?: string | null
  request_id?: string | null
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const CLOCK_TOLERANCE = 5 * 60_000
const generator = new V7Generator()

/** An id that sorts by this moment. */
export function idAt(at: Date): string {
  return generator.generateOrResetCore(at.getTime(), 1000).toString()
}

/** The id that a browser gave its visit, when its clock agrees with ours to five minutes; else a new one. */
export function acceptedId(given: string | undefined, now: Date): string {
  if (given === undefined || given[14] !== '7') return idAt(now)
  const isNear = Math.abs(momentOf(given) - now.getTime()) <= CLOCK_TOLERANCE
  return isNear ? given.toLowerCase() : idAt(now)
}

/** The smallest and largest id that a row of these moments can have: ids may be off by the clock tolerance. */
export function idBounds(from: Date, until: Date): { lowest: string; beyond: string } {
  return {
    lowest: floorId(from.getTime() - CLOCK_TOLERANCE),
    beyond: floorId(until.getTime() + CLOCK_TOLERANCE),
  }
}

/** The id in a header, or null when it is none. */
export function idIn(text: string | null): string | null {
  return text !== null && UUID.test(text) ? text.toLowerCase() : null
}

function momentOf(id: string): number {
  return Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)
}

function floorId(ms: number): string {
  const time = Math.max(0, ms).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}

/** Who did it: of an administrator who looks with somebody else's eyes it is they, and the row says so; of an API key it is its maker, the key is named and stands for the session. */
export function personOf(actor: Actor): Pick<Entry, 'user_id' | 'session_id' | 'description'> {
  const session = { session_id: actor.sessionId }
  if (actor.key !== undefined)
    return {
      user_id: actor.userId,
      ...session,
      description: actor.key.isScim === true ? 'By SCIM' : `By the API key “${actor.key.name}”`,
    }
  if (actor.viewedBy === null) return { user_id: actor.userId, ...session }
  return { user_id: actor.viewedBy.userId, ...session, description: `Viewed as ${actor.name}` }
}
