import { CompiledQuery } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { KEPT } from '#platform/db/named-statements.ts'
import type { Entry } from './entry.ts'

export interface Written {
  id: string
  /** Its parent belongs to somebody else. */
  isStray: boolean
}

/**
 * Adds rows in one statement, in the order given. An id that is taken by somebody else is replaced, one that its
 * owner used before means the same row. A parent of somebody else is left away, or with `refuse` nothing is added.
 */
export async function add(
  db: Db,
  entries: readonly Entry[],
  strays: 'refuse' | 'leave parent away',
): Promise<Written[]> {
  const values = [JSON.stringify(entries), strays === 'refuse']
  const { rows } = await db.executeQuery<{ id: string; is_stray: boolean }>(CompiledQuery.raw(ADD, values))
  return rows.map((row) => ({ id: row.id, isStray: row.is_stray }))
}

// As text, since every request ends here; planning it for all months takes longer than adding a row.
const ADD = `${KEPT}
    with sent as (
      select row.*,
        exists (select from activity_logs other
          where other.id = row.id and other.user_id is distinct from row.user_id) as is_taken,
        row.parent_id is not null and exists (select from activity_logs parent
          where parent.id = row.parent_id and parent.user_id is distinct from row.user_id) as is_stray
      from json_populate_recordset(null::activity_logs, $1::json) row
    ), given as materialized (
      select case when is_taken then uuidv7() else sent.id end as own_id,
        case when is_stray then null else sent.parent_id end as own_parent, sent.*
      from sent
    ), added as (
      insert into activity_logs (id, type, action, status, log_name, title, description, url, url_full_path,
        url_params, url_query, api, api_full_path, api_path, api_query, api_payload, status_code, response_time,
        is_main, parent_id, user_id, session_id, gig_id, expert_id, ip, user_agent, device, os, browser, version,
        request_id, source, created_at)
      select own_id, type, action, status, log_name, title, description, url, url_full_path,
        url_params, url_query, api, api_full_path, api_path, api_query, api_payload, status_code, response_time,
        is_main, own_parent, user_id, session_id, gig_id, expert_id, ip, user_agent, device, os, browser, version,
        request_id, source, created_at
      from given
      where not ($2::boolean and exists (select from given where is_stray))
      on conflict (id) do nothing
    )
    select own_id as id, is_stray from given`
