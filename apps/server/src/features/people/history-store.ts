import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Db } from '#platform/db/database.ts'

const Differences = z.nullable(
  z.record(z.string(), z.object({ from: z.optional(z.unknown()), to: z.optional(z.unknown()) })),
)

export interface Whose {
  personId: string
  seesLogins: boolean
}

export async function page(db: Db, { personId, seesLogins }: Whose, at: { page: number; pageSize: number }) {
  const all = db
    .selectFrom('domain_events')
    .where('subject_kind', 'in', ['person', 'expert', 'user'])
    .where(sql<boolean>`subject_id = any(ids_of_person(${personId}::uuid))`)
    .$if(!seesLogins, (some) => some.where('kind', 'not like', 'user.%'))
  const rows = await all
    .select(['id', 'kind', 'actor_id', 'actor_name', 'differences', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(at.pageSize)
    .offset((at.page - 1) * at.pageSize)
    .execute()
  const { total } = await all.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const typed = rows.map((row) => ({
    ...row,
    differences: z.safeParse(Differences, row.differences).data ?? null,
  }))
  return { rows: typed, total, ...at }
}
export type EventRow = Awaited<ReturnType<typeof page>>['rows'][number]
