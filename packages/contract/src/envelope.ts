import * as z from 'zod/mini'
import { text, whole } from './shapes.ts'

/** PRODUCT X-40: lists hold 20 rows unless asked otherwise, never more than 100. */
export const PAGE_SIZE = 20
export const MAX_PAGE_SIZE = 100

/** The single item answer. */
export const item = <T extends z.ZodMiniType>(data: T) => z.strictObject({ data })

/** A single item with what its reader may do with it. */
export const itemWithActions = <T extends z.ZodMiniType, A extends z.ZodMiniType>(data: T, actions: A) =>
  z.strictObject({ data, actions })

export const done = z.strictObject({ success: z.literal(true), message: z.optional(z.string()) })

const count = z.int().check(z.gte(0))

export const Pagination = z.strictObject({
  count,
  page: count,
  pageSize: count,
  total: count,
  totalPages: count,
  nextPage: z.nullable(count),
  prevPage: z.nullable(count),
  from: count,
  to: count,
})
export type Pagination = z.infer<typeof Pagination>

export const Meta = z.strictObject({
  current_page: count,
  per_page: count,
  total: count,
  from: count,
  to: count,
  error: z.boolean(),
  errorMessage: z.string(),
  total_is_estimate: z.optional(z.boolean()),
})

/** The list answer: rows, texts for empty lists, and both paging shapes that the specification knows. */
export const list = <T extends z.ZodMiniType>(row: T) =>
  z.strictObject({
    data: z.array(row),
    messages: z.strictObject({ empty_data: z.optional(z.string()) }),
    meta: Meta,
    pagination: Pagination,
  })

/** `sort=created_at:desc` over an allow list of keys. */
export const sortOf = <const Keys extends readonly string[]>(keys: Keys) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((value: string) => {
        const [key, direction = 'asc', ...rest] = value.split(':')
        return rest.length === 0 ? { key, direction } : {}
      }),
      z.object({
        key: z.enum(keys, { error: `Sort by one of: ${keys.join(', ')}.` }),
        direction: z.enum(['asc', 'desc'], { error: 'Sort asc or desc.' }),
      }),
    ),
  )

/** The query every list takes; features extend it with their filters. */
export const pageQuery = {
  page: z.optional(whole(1, 1_000_000)),
  pageSize: z.optional(whole(1, MAX_PAGE_SIZE)),
  keyword: z.optional(text(200)),
}

export interface PageOf<Row> {
  data: Row[]
  messages: { empty_data?: string }
  meta: z.infer<typeof Meta>
  pagination: Pagination
}

/** Builds the list answer from one page of rows. */
export function pageOf<Row>(
  data: Row[],
  at: { page: number; pageSize: number; total: number; isEstimate?: boolean; emptyText?: string },
): PageOf<Row> {
  const { page, pageSize } = at
  const total = Math.max(at.total, data.length === 0 ? 0 : (page - 1) * pageSize + data.length)
  const from = data.length === 0 ? 0 : (page - 1) * pageSize + 1
  const to = data.length === 0 ? 0 : from + data.length - 1
  const totalPages = Math.ceil(total / pageSize)
  // A later page with nothing on it is an error of the list (spec 000 §7).
  const isBeyond = page > 1 && data.length === 0
  return {
    data,
    messages: { empty_data: at.emptyText ?? 'No Data' },
    meta: {
      current_page: page,
      per_page: pageSize,
      total,
      from,
      to,
      error: isBeyond,
      errorMessage: isBeyond ? 'Something went wrong' : '',
      ...(at.isEstimate === true ? { total_is_estimate: true } : {}),
    },
    pagination: {
      count: data.length,
      page,
      pageSize,
      total,
      totalPages,
      nextPage: page < totalPages ? page + 1 : null,
      prevPage: page > 1 ? Math.max(1, Math.min(page - 1, totalPages)) : null,
      from,
      to,
    },
  }
}
