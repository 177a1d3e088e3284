import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Db } from '#platform/db/database.ts'
import { pageOfRows, type PageAt } from '#platform/db/page.ts'

const Differences = z.nullable(
  z.record(z.string(), z.object({ from: z.optional(z.unknown()), to: z.optional(z.unknown()) })),
)

export interface Whose {
  personId: string
  seesLogins: boolean
}

export async function page(db: Db, { personId, seesLogins }: Whose, at: PageAt) {
  const all = db
    .selectFrom('domain_events')
    .where('subject_kind', 'in', ['person', 'expert', 'user'])
    .where(sql<boolean>`subject_id = any(ids_of_person(${personId}::uuid))`)
    .$if(!seesLogins, (some) => some.where('kind', 'not like', 'user.%'))
    .select(['id', 'kind', 'actor_id', 'actor_name', 'differences', 'created_at'])
  const { rows, ...rest } = await pageOfRows(all.orderBy('created_at', 'desc').orderBy('id', 'desc'), at)
  const typed = rows.map((row) => ({
    ...row,
    differences: z.safeParse(Differences, row.differences).data ?? null,
  }))
  return { rows: typed, ...rest }
}
export type EventRow = Awaited<ReturnType<typeof page>>['rows'][number]
