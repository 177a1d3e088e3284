import type { HistoryArea } from '@guildhall/contract/settings/history'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { literally } from '#platform/db/like.ts'
import { sliceOf, type PageAt } from '#platform/db/page.ts'

export interface ChangeRow {
  id: string
  kind: string
  area: HistoryArea
  subject_title: string
  actor_id: string | null
  actor_name: string | null
  differences: unknown
  created_at: Date
}

interface Filter {
  keyword: string
  area: HistoryArea | undefined
}

/** One page of what happened to settings and to what stands beside them, the newest first. */
export async function page(db: Db, { keyword, area }: Filter, at: PageAt) {
  const words = `%${literally(keyword)}%`
  const changes = sql`(select e.*, case
      when subject_kind = 'mail_text' then 'mails' when subject_kind = 'reason' then 'reasons'
      when subject_kind = 'reference' then 'reference' when subject_kind = 'faq' then 'faqs'
      when kind like 'role.%' then 'roles'
      when subject_kind = 'api_key' then 'keys' when subject_kind = 'webhook' then 'webhooks' else 'settings' end as area
    from domain_events e where subject_kind in ('setting', 'mail_text', 'reason', 'reference', 'faq',
      'api_key', 'webhook')) as e`
  const from = sql`from ${changes} where (${area ?? null}::text is null or area = ${area ?? null})
    and (${keyword} = '' or subject_title ilike ${words} or actor_name ilike ${words})`
  const { rows } =
    await sql<ChangeRow>`select id, kind, area, subject_title, actor_id, actor_name, differences,
    created_at ${from} order by created_at desc, id desc
    ${sliceOf(at)}`.execute(db)
  const { rows: totals } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db)
  return { rows, total: totals[0]?.total ?? 0 }
}
