import { MAX_RECORDS, type ActivityRecord } from '@guildhall/contract/activity'
import { api } from '@guildhall/contract/api'
import { logRule, type EndpointSpec } from '@guildhall/contract/endpoint'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { addressOf, pageAddress } from './address.ts'
import type { ActivityLog } from '#features/activity/start.ts'
import { deviceOf } from '#features/activity/device.ts'
import { acceptedId, type Entry, personOf, idIn } from './entry.ts'
import { add } from './entry-store.ts'
import { keptPayload, keptQuery } from './payload.ts'

/** Writes visits, and calls that never reached the server. Gives their ids; none while logging is off. */
export async function record(
  ctx: SignedIn,
  log: Pick<ActivityLog, 'isEnabled'>,
  records: readonly ActivityRecord[],
): Promise<string[]> {
  if (records.length > MAX_RECORDS) throw refuse('too_large')
  if (!log.isEnabled()) return []
  const written = await add(
    ctx.db,
    records.map((sent) => entryOf(ctx, sent)),
    'refuse',
  )
  if (written.some((row) => row.isStray)) {
    const field = records.length === 1 ? 'parent_id' : `${written.findIndex((row) => row.isStray)}.parent_id`
    throw refuse('foreign_parent', { fields: { [field]: ['The parent activity is not one of yours.'] } })
  }
  return written.map((row) => row.id)
}

/** The record as it is kept: who, when and from where are the server's to say. */
function entryOf(ctx: SignedIn, sent: ActivityRecord): Entry {
  const page = pageAddress(sent.url_options?.fullPath ?? sent.url)
  return {
    id: acceptedId(sent.id, ctx.now),
    type: sent.type,
    action: sent.type === 'submit' ? 'create' : 'view',
    status: sent.status ?? (sent.type === 'visit' ? 'success' : 'failed'),
    log_name: sent.log_name ?? sent.title ?? null,
    title: sent.title ?? sent.log_name ?? null,
    url: page?.path ?? null,
    url_full_path: page?.fullPath ?? null,
    url_params: keptParams(sent.url_options?.params),
    url_query: page?.query ?? null,
    gig_id: gigOf(page?.path),
    ...calledOf(sent),
    response_time: sent.response_time ?? null,
    is_main: sent.is_main ?? sent.type === 'visit',
    parent_id: sent.parent_id?.toLowerCase() ?? null,
    description: sent.description ?? null,
    ...personOf(ctx.actor),
    ip: ctx.request.ip,
    user_agent: ctx.request.userAgent,
    ...deviceOf(ctx.request.userAgent),
    request_id: ctx.request.id,
    source: 'client',
    created_at: ctx.now,
  }
}

/** The project whose page this is: its activities show who visited it. */
function gigOf(path: string | undefined): string | null {
  return idIn(/^\/[a-z]+\/projects\/([^/]+)/.exec(path ?? '')?.[1] ?? null)
}

/** The parameters of a route are ids and words. */
function keptParams(params: Record<string, unknown> | null | undefined): Record<string, unknown> | null {
  if (params === null || params === undefined) return null
  const names = Object.keys(params).filter((name) => /^[A-Za-z][\w-]{0,40}$/.test(name))
  const kept = keptQuery(
    Object.fromEntries(names.map((name) => [name, plainParam(params[name])])),
    names.slice(0, 20),
  )
  return kept
}

function plainParam(value: unknown): unknown {
  return typeof value === 'string' ? addressOf(`/${value}`, [])?.path.slice(1) : value
}

/** A call keeps what its endpoint allows; of one that is not ours nothing but the path. */
function calledOf(sent: ActivityRecord): Partial<Entry> {
  if (sent.api === undefined) return {}
  const endpoint = endpointOf(sent.type, sent.api)
  const rule = endpoint === undefined ? false : logRule(endpoint)
  const keep = rule === false ? [] : rule.keep
  const called = addressOf(sent.api, keep)
  return {
    api: called?.path ?? null,
    api_full_path: called?.fullPath ?? null,
    api_path: endpoint === undefined ? null : `/api${endpoint.path}`,
    api_query: called?.query ?? null,
    api_payload: rule === false ? null : keptPayload(sent.api_payload, keep),
    ...(rule === false ? {} : { action: rule.action }),
  }
}

const ENDPOINTS = Object.values(api).flatMap((feature): EndpointSpec[] => Object.values(feature))
const PATTERNS = ENDPOINTS.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(
    `^(?:/api)?${endpoint.path.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+')}$`,
  ),
}))

function endpointOf(type: ActivityRecord['type'], called: string): EndpointSpec | undefined {
  const path = URL.parse(called, 'http://page.invalid')?.pathname ?? ''
  const isRead = type !== 'submit'
  return PATTERNS.find(
    ({ endpoint, pattern }) => (endpoint.method === 'GET') === isRead && pattern.test(path),
  )?.endpoint
}
