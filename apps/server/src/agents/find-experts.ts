import { MAX_WHOLE_LIST } from '@guildhall/contract/reference'
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

const BETWEEN = /[^\p{L}\p{N}+#.-]+/u

const Found = z.looseObject({ id: z.string() })
const Listed = z.looseObject({ data: z.array(Found) })
const Countries = z.looseObject({ data: z.array(z.looseObject({ id: z.string(), nicename: z.string() })) })

interface Match {
  /** What of the question stands in the profile. */
  matched: string[]
  expert: z.infer<typeof Found>
}

/** The API refused; its answer goes to whoever asked. */
class Refused extends Error {
  readonly answer: ApiAnswer
  constructor(answer: ApiAnswer) {
    super(`The API answered ${answer.status}.`)
    this.answer = answer
  }
}

/**
 * Experts in whose profile all the words stand; where there are none, those with most of them, and which. Where the
 * question names a country, those who live there come first.
 */
export async function findExperts(call: CallApi, query: string): Promise<ApiAnswer> {
  try {
    const place = await countryIn(call, query)
    const words = wordsOf(place?.rest ?? query, place !== undefined)
    const there = place === undefined ? [] : await matching(call, words, place)
    const anywhere = there.length === 0 || words.length > 0 ? await matching(call, words) : []
    const known = new Set(there.map(({ expert }) => expert.id))
    const experts = [...there, ...anywhere.filter(({ expert }) => !known.has(expert.id))]
    return { status: 200, body: { experts: experts.slice(0, MOST_FOUND) } }
  } catch (error) {
    if (error instanceof Refused) return error.answer
    throw error
  }
}

interface Place {
  id: string
  name: string
  /** The question without it. */
  rest: string
}

/** The country with the longest name that stands in the question. */
async function countryIn(call: CallApi, query: string): Promise<Place | undefined> {
  const answer = await call({ method: 'GET', path: '/countries', query: { pageSize: MAX_WHOLE_LIST } })
  if (answer.status >= 400) throw new Refused(answer)
  const asked = apart(query)
  return z
    .parse(Countries, answer.body)
    .data.toSorted((a, b) => b.nicename.length - a.nicename.length)
    .flatMap(({ id, nicename: name }) => {
      const start = asked.toLowerCase().indexOf(apart(name).toLowerCase())
      if (start < 0) return []
      return [{ id, name, rest: `${asked.slice(0, start)} ${asked.slice(start + apart(name).length)}` }]
    })[0]
}

/** A space around each word, and nothing else between them. */
const apart = (text: string) => ` ${text.split(BETWEEN).filter(Boolean).join(' ')} `

/** Who has all the words, or else as many as there are. Without words it is whoever lives there. */
async function matching(call: CallApi, words: readonly string[], place?: Place): Promise<Match[]> {
  const where = place === undefined ? [] : [place.name]
  const all = await found(call, words.join(' '), place)
  if (all.length > 0 || words.length < 2)
    return all.map((expert) => ({ matched: [...where, ...words], expert }))
  const matches = new Map<string, Match>()
  for (const word of words) {
    for (const expert of await found(call, word, place)) {
      const match = matches.get(expert.id) ?? { matched: [...where], expert }
      match.matched.push(word)
      matches.set(expert.id, match)
    }
  }
  return [...matches.values()].toSorted((a, b) => b.matched.length - a.matched.length)
}

async function found(call: CallApi, keyword: string, place?: Place): Promise<z.infer<typeof Found>[]> {
  const query = { keyword, country_id: place?.id, pageSize: MOST_FOUND, status: 'Approved' }
  const answer = await call({ method: 'GET', path: '/experts', query })
  if (answer.status >= 400) throw new Refused(answer)
  return z.parse(Listed, answer.body).data
}

/** The words that tell; all of them where none does, unless a country told enough. */
function wordsOf(query: string, isPlaced: boolean): string[] {
  const all = query.split(BETWEEN).filter(Boolean)
  const telling = all.filter((word) => !IDLE.has(word.toLowerCase()))
  return (telling.length > 0 || isPlaced ? telling : all).slice(0, MOST_WORDS)
}
