import { escapeHtml } from '#platform/mail/letter.ts'

/** Shorter ones would hit words of everybody. */
const SHORTEST = 5

/** Each word also as HTML, JSON and addresses write it, and without accents; the longest first, so that no rest of one stays. */
export function writtenWays(words: readonly (string | null)[]): string[] {
  const given = words.flatMap((word) => (word === null ? [] : [word.trim()]))
  const ways = given
    .filter((word) => word.length >= SHORTEST)
    .flatMap((word) => [
      word,
      escapeHtml(word),
      JSON.stringify(word).slice(1, -1),
      encodeURIComponent(word),
      encodeURIComponent(word).replaceAll('%20', '+'),
      word.normalize('NFD').replaceAll(/\p{M}/gu, ''),
    ])
  return [...new Set(ways)].toSorted((a, b) => b.length - a.length)
}

/** Whether a text holds one of these words where it stands alone: `standing` of the database is the same for what is stored. */
export function mentions(text: string, words: readonly string[]): boolean {
  return words.some((word) => standing(word).test(text))
}

// A sign before the word that an address or JSON writes as %22 or \n is no part of it.
const WRITTEN_SIGN = String.raw`(?<=%[0-9a-f]{2})|(?<=\\[bfnrt])`
const ADDRESS = /@|%40/i
const HANDLE_OR_LINK = /^(?:@|%40)|:(?:\/\/|%2f)|%3a/i

/** No "Ann Lee" in "Joann Leeson", no ann@x.test in joann@x.test; a number whatever code stands before it. */
function standing(word: string): RegExp {
  const escaped = word.replaceAll(/[.*+?^$|()[\]{}\\]/g, String.raw`\$&`)
  if (/^[+\d]*$/.test(word)) return new RegExp(escaped, 'u')
  const before = String.raw`[\p{L}\p{N}${ADDRESS.test(word) ? '_.+\\-' : ''}]`
  const after = String.raw`[\p{L}\p{N}${HANDLE_OR_LINK.test(word) ? '_\\-' : ''}]`
  return new RegExp(`(?:(?<!${before})|${WRITTEN_SIGN})${escaped}(?!${after})`, 'iu')
}
