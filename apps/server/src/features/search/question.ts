import { sql, type RawBuilder } from 'kysely'
import { groupsOf } from '#platform/meaning/other-words.ts'

/** What a search box holds, as PostgreSQL asks for it: a tsquery. */
export type Question = RawBuilder<unknown>

/** Fewer letters begin too many words. */
const MIN_PREFIX = 2

/** PostgreSQL reads each of them as "without" what follows, and knows no more than some thirty in a row. */
const DASHES = /-\s*-[-\s]*/g

/** Whoever uses quotes, "or" or a minus says exactly what is meant. */
const EXACT = /["]|(?:^|\s)(?:or\s|-)/i

/**
 * Words, "phrases", or, -without: the language of web search engines. The last word may still be on its way: it also
 * means every word that begins with it. A question that asks for nothing finds nothing.
 */
export function questionOf(typed: string): Question {
  const keyword = typed.replaceAll(DASHES, ' ')
  const { before, last } = parted(keyword)
  if (last === null) return stems(keyword)
  const stem = stems(last)
  // Safe to quote: the word has letters, digits, - and _ alone.
  const begun = sql`to_tsquery('public.search_plain', ${`'${last}':*`})`
  const ending = sql`(case when numnode(${stem}) = 0 then ${stem} else ${stem} || ${begun} end)`
  if (!EXACT.test(keyword)) return otherwise(keyword, ending)
  const isEither = /(?:^|\s)or\s*$/i.test(before)
  const beginning = stems(before.replace(/(?:^|\s)or\s*$/i, ''))
  return isEither ? sql`(${beginning} || ${ending})` : sql`(${beginning} && ${ending})`
}

/** The words of the search, or other words for the same: "kyc" also means "money laundering". */
function otherwise(keyword: string, ending: Question): Question {
  const groups = groupsOf(keyword)
  const asked = groups.map(({ said, others }, place) => {
    const isLast = place === groups.length - 1
    const same = [said, ...others].map((words) => `"${words.replaceAll('"', ' ')}"`).join(' or ')
    // A phrase that the thesaurus knows is whole; else the last word may still be on its way.
    return isLast && !said.includes(' ') ? sql`(${ending} || ${stems(same)})` : stems(same)
  })
  return sql`(${sql.join(asked, sql` && `)})`
}

function stems(text: string): Question {
  return sql`websearch_to_tsquery('public.search_stems', ${text})`
}

/** The plain word at the end, unless it stands in quotes or is one to leave out. */
export function parted(keyword: string): { before: string; last: string | null } {
  const match = /^(?<before>(?:.*\s)?)(?<last>[\p{L}\p{N}][\p{L}\p{N}_-]*)$/su.exec(keyword)
  const { before = '', last = '' } = match?.groups ?? {}
  const isQuoted = (keyword.split('"').length - 1) % 2 === 1
  const isWord = last.length >= MIN_PREFIX && !/^or$/i.test(last) && !isQuoted
  return isWord ? { before, last } : { before: keyword, last: null }
}
