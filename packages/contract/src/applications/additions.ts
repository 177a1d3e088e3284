/** What is said of an entry that is there already (spec 001 §5). */
export const ADDITIONS = {
  skills: 'Skills already exists',
  languages: 'Language already exists',
  license: 'License already exists',
  certification: 'Certification already exists',
} as const

const key = (entry: string) => entry.trim().toLowerCase()

export function isThere(entries: readonly string[], entry: string): boolean {
  return entries.some((one) => key(one) === key(entry))
}

export function hasTwins(entries: readonly string[]): boolean {
  return new Set(entries.map(key)).size !== entries.length
}

/** Each entry once, as it was written first. */
export function withoutTwins(entries: readonly string[]): string[] {
  return entries.filter((entry, index) => key(entry) !== '' && !isThere(entries.slice(0, index), entry))
}
