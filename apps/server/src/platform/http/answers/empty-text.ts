import * as z from 'zod/mini'

const Searched = z.object({
  keyword: z.optional(z.string()),
  search: z.optional(z.string()),
  term: z.optional(z.string()),
})
const Listed = z.looseObject({
  data: z.array(z.unknown()),
  messages: z.looseObject({ empty_data: z.optional(z.string()) }),
})

/** By spec 002 §8 who searched and found nothing reads "No results", whatever the list says of itself when it is empty. */
export function withEmptyText(answer: unknown, query: unknown): unknown {
  const { keyword = '', search = '', term = '' } = z.safeParse(Searched, query).data ?? {}
  if (keyword === '' && search === '' && term === '') return answer
  const { success, data: list } = z.safeParse(Listed, answer)
  if (!success) return answer
  return { ...list, messages: { ...list.messages, empty_data: 'No results' } }
}
