import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { User } from './store.ts'
import { fullName } from '#platform/db/full-name.ts'

export interface AuditRow {
  kind: string
  created_at: Date
  actor: User | null
  actor_name: string | null
  reason: string | null
}

/** The last event of each kind that the gig went through. */
export async function lastEvents(db: Db, gigId: string): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select distinct on (e.kind) e.kind, e.created_at, e.actor_name, e.differences #>> '{reason,to}' as reason,
      (select jsonb_build_object('id', u.id, 'name', ${fullName('p')}, 'photo_file', p.photo_file)
        from users u join people p on p.id = u.person_id where u.id = e.actor_id) as actor
    from domain_events e
    where e.subject_kind = 'gig' and e.subject_id = ${gigId} and e.kind like 'gig.%'
    order by e.kind, e.created_at desc, e.id desc`.execute(db)
  return rows
}
