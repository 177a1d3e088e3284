/** How many tints avatar.module.css has. */
const TINTS = 8

/** First letters of the first two words of a name, in capitals; '?' for none. */
export function initials(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word))
  const [first, second] = words
  if (!first) return '?'
  return (letterOf(first) + (second ? letterOf(second) : '')).toUpperCase()
}

/** The same name has the same tint on every screen. */
export function tintOf(name: string): number {
  let hash = 0
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return hash % TINTS
}

function letterOf(word: string): string {
  return String.fromCodePoint(word.codePointAt(0) ?? 0x3f)
}
