import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'

export interface PageAt {
  /** From 1. */
  page: number
  pageSize: number
}

/** The rows of one page in the order of the query, and how many there are in all. */
export async function pageOfRows<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  at: PageAt,
) {
  const rows = await query.limit(at.pageSize).offset(startOf(at)).execute()
  return { rows, total: totalBy(rows.length, at) ?? (await totalOf(query)), ...at }
}

/** How many rows there are in all, where a page with so many of them is the last one. */
export function totalBy(found: number, at: PageAt): number | undefined {
  const start = startOf(at)
  return found < at.pageSize && (found > 0 || start === 0) ? start + found : undefined
}

/** The same in SQL written by hand: its limit and offset. */
export function sliceOf(at: PageAt): RawBuilder<unknown> {
  return sql`limit ${at.pageSize} offset ${startOf(at)}`
}

/** How many rows of the query stand before the page. */
export function startOf({ page, pageSize }: PageAt): number {
  return (page - 1) * pageSize
}

async function totalOf<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
): Promise<number> {
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return total
}
