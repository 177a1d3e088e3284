import type { SelectQueryBuilder } from 'kysely'

export interface PageAt {
  /** From 1. */
  page: number
  pageSize: number
}

/** The rows of one page in the order of the query, and how many there are in all. */
export async function pageOfRows<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  { page, pageSize }: PageAt,
) {
  const rows = await query
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return { rows, total }
}
