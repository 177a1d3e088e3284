import { ActivityType, type Activity, type ActivitySummary } from '@guildhall/contract/activity'
import * as z from 'zod/mini'
import { relativeTime } from './relative-time.ts'
import { sentenceOf } from './sentence.ts'
import type { Details } from './service.ts'
import type { Creator, SummaryRow } from './list-store.ts'
import type { LogRow } from './store.ts'
import { photoUrl } from '#platform/files/photo-url.ts'

type NameOf = (row: Pick<SummaryRow, 'type' | 'api' | 'url'>) => string | null

const Status = z.enum(['success', 'failed'])
const Source = z.enum(['server', 'client'])
const Fields = z.nullable(z.record(z.string(), z.unknown()))

/** `object`: what it is about, by the name that its reader may see. */
export function presentSummary(row: SummaryRow, now: Date, object: string | null = null): ActivitySummary {
  const user = row.user_id === null ? null : presentUser({ ...row, id: row.user_id })
  return {
    id: row.id,
    log_name: row.log_name,
    title: row.title,
    type: ActivityType.parse(row.type),
    action: row.action,
    status: Status.parse(row.status),
    url: row.url,
    api: row.api,
    status_code: row.status_code,
    response_time: row.response_time,
    is_main: row.is_main,
    parent_id: row.parent_id,
    created_by: user,
    created_at: row.created_at.toISOString(),
    created_at_diff: relativeTime(row.created_at, now),
    sentence: sentenceOf({ ...row, actor: user?.name ?? null, object }),
  }
}

/** Somebody of the log. Whoever was erased since is shown without a name of their own. */
export function presentUser(row: Creator & { id: string }) {
  const name = [row.first_name, row.last_name].filter(Boolean).join(' ')
  const photo = photoUrl(row.photo_file)
  return { id: row.id, name: name === '' ? `Anonymized #${row.id.slice(-6)}` : name, photo }
}

export function presentDetails(details: Details, now: Date, nameOf: NameOf): Activity {
  const { parent, neighbours } = details
  const beside = (row: SummaryRow | undefined) =>
    row === undefined ? null : presentSummary(row, now, nameOf(row))
  return {
    ...presentRow(details.row, details.childrenTotal, now, nameOf),
    ...(parent === undefined
      ? {}
      : { parent: parent === null ? null : presentRow(parent.row, parent.childrenTotal, now, nameOf) }),
    ...(neighbours === undefined
      ? {}
      : { neighbours: { previous: beside(neighbours.previous), next: beside(neighbours.next) } }),
  }
}

function presentRow(row: LogRow, childrenTotal: number, now: Date, nameOf: NameOf) {
  return {
    ...presentSummary(row, now, nameOf(row)),
    description: row.description,
    url_options: {
      fullPath: row.url_full_path,
      params: Fields.parse(row.url_params),
      query: Fields.parse(row.url_query),
    },
    api_options: { fullPath: row.api_full_path, path: row.api_path, query: Fields.parse(row.api_query) },
    api_payload: Fields.parse(row.api_payload),
    ip: row.ip,
    user_agent: row.user_agent,
    device: row.device,
    os: row.os,
    browser: row.browser,
    version: row.version,
    session_id: row.session_id,
    request_id: row.request_id,
    source: Source.parse(row.source),
    children_total: childrenTotal,
  }
}
