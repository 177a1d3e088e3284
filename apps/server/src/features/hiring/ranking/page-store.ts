import type { ExpertFilter } from '@guildhall/contract/experts/filter'
import { sql } from 'kysely'
import { matchingIds } from '#features/experts/lists/service.ts'
import type { CardRow } from '#features/hiring/presenter.ts'
import { expertColumns } from '#features/hiring/store.ts'
import type { Db } from '#platform/db/database.ts'
import type { Actor } from '#platform/http/context.ts'

export type RankedCard = CardRow & { status: string | null }

/** The cards of these people, in any order; who may not be asked any more has none. */
export async function cards(
  db: Db,
  gigId: string | null,
  personIds: readonly string[],
): Promise<RankedCard[]> {
  if (personIds.length === 0) return []
  const { rows } = await sql<RankedCard>`select people.id as person_id, engaged.status, ${expertColumns}
    from people join experts on experts.person_id = people.id
    left join expert_rates on expert_rates.person_id = people.id and expert_rates.rate_type = experts.rate_type
    left join engagements engaged on engaged.gig_id = ${gigId} and engaged.person_id = people.id
      and engaged.status <> 'Closed'
    where people.id = any(${personIds}::uuid[]) and experts.status = 'Approved' and experts.is_available
      and not exists (select from users l where l.person_id = people.id and l.status = 'suspended')`.execute(
    db,
  )
  return rows
}

interface Asked {
  reader: Pick<Actor, 'userId' | 'personId' | 'roles' | 'permissions'>
  now: Date
}

/** Whom a filter of the lists of experts leaves. */
export async function filtered(
  db: Db,
  filter: ExpertFilter,
  { reader, now }: Asked,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ person_id: string }>`${matchingIds({ reader, filter, now })}`.execute(db)
  return new Set(rows.map(({ person_id: id }) => id))
}
