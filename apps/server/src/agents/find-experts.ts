import * as z from 'zod/mini'
import type { ApiAnswer, CallApi } from './tools.ts'

const MOST_WORDS = 6
const MOST_FOUND = 10
/** Words of a question that say nothing about whom it is for. */
const IDLE = new Set(
  'a about an and any anybody are can do does experience expert experts find for from has have in is know knows me of on or people show somebody that the to us we what which who with'.split(
    ' ',
  ),
)

const Found = z.looseObject({ id: z.string() })
const Listed = z.looseObject({ data: z.array(Found) })

/** Experts in whose profile all the words stand; where there are none, those with most of them, and which. */
export async function findExperts(call: CallApi, query: string): Promise<ApiAnswer> {
  const search = (keyword: string) =>
    call({ method: 'GET', path: '/experts', query: { keyword, pageSize: MOST_FOUND, status: 'Approved' } })
  const words = wordsOf(query)
  const exact = await search(words.join(' '))
  if (exact.status >= 400) return exact
  const all = z.parse(Listed, exact.body).data
  if (all.length > 0 || words.length < 2)
    return { status: 200, body: { experts: all.map((expert) => ({ matched: words, expert })) } }
  const matches = new Map<string, { matched: string[]; expert: z.infer<typeof Found> }>()
  for (const word of words) {
    const { body, status } = await search(word)
    if (status >= 400) return { body, status }
    for (const expert of z.parse(Listed, body).data) {
      const match = matches.get(expert.id) ?? { matched: [], expert }
      match.matched.push(word)
      matches.set(expert.id, match)
    }
  }
  const best = [...matches.values()].toSorted((a, b) => b.matched.length - a.matched.length)
  return { status: 200, body: { experts: best.slice(0, MOST_FOUND) } }
}

function wordsOf(query: string): string[] {
  const all = query.split(/[^\p{L}\p{N}+#.-]+/u).filter(Boolean)
  const telling = all.filter((word) => !IDLE.has(word.toLowerCase()))
  return (telling.length > 0 ? telling : all).slice(0, MOST_WORDS)
}
