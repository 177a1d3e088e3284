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
