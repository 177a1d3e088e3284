/** When two names, times and entries are the same although they are written differently. */

/** Lower case, without accents and punctuation. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
}

export function sameText(a: string | null, b: string | null): boolean {
  return folded(a ?? '') === folded(b ?? '')
}

const LEGAL =
  / (?:ltd|limited|inc|incorporated|llc|llp|plc|corp|corporation|co|company|gmbh(?: co kg)?|ag|kg|se|sa|sas|sarl|srl|spa|bv|nv|ab|as|oy|sp z o o|s a|b v|pvt ltd)$/

/** "Acme Instruments Ltd." is "ACME Instruments", and so is "Acme": one is the beginning of the other. */
export function sameCompany(a: string | null, b: string | null): boolean {
  const [one, other] = [companyOf(a), companyOf(b)]
  if (one === '' || other === '') return one === other
  return one === other || `${one} `.startsWith(`${other} `) || `${other} `.startsWith(`${one} `)
}

function companyOf(text: string | null): string {
  return folded(text ?? '').replace(LEGAL, '')
}

/** A month may be unknown. */
export type Month = { year: number; month: number | null }

export function sameMonth(a: Month, b: Month, tolerance = 0): boolean {
  if (a.month === null || b.month === null) return a.year === b.year
  return Math.abs(a.year * 12 + a.month - b.year * 12 - b.month) <= tolerance
}

export function monthOf(day: string): Month {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) }
}

/** 'Mar 2019', or '2019' where no month is known. */
export function monthText({ year, month }: Month): string {
  if (month === null) return String(year)
  const name = new Date(Date.UTC(2000, month - 1, 15)).toLocaleString('en', {
    month: 'short',
    timeZone: 'UTC',
  })
  return `${name} ${year}`
}

/** Pairs each of `found` with at most one of `held`, by the first of the rules that fits anything. */
export function pairs<Found, Held>(
  found: readonly Found[],
  held: readonly Held[],
  rules: readonly ((found: Found, held: Held) => boolean)[],
): Map<Found, Held> {
  const paired = new Map<Found, Held>()
  const free = new Set(held)
  for (const rule of rules) {
    for (const one of found) {
      if (paired.has(one)) continue
      const match = [...free].find((other) => rule(one, other))
      if (match === undefined) continue
      paired.set(one, match)
      free.delete(match)
    }
  }
  return paired
}
