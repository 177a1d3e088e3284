/** Ages and days of birth, as profiles say them in the languages that are read. */
const AGE =
  /(?<![\p{L}\p{N}])(?:(?:aged?|born|geboren|jahrgang|née?|nacid[oa]|nascid[oa]|nat[oa])(?:\s+(?:in|on|am|im|en|em|el|nel|le))?\s+\d[\d./-]*|\d{2}(?:-|\s)(?:years?(?:-|\s)old|jahre alt|ans\b(?=[,.;)]|$)|años de edad|anos de idade|anni di età|jaar oud))(?![\p{L}\p{N}])/giu
const SPECIAL = /[.*+?^${}()|[\]\\]/g

/** A text without the name and the age of whom it is about: neither makes anybody better at anything. */
export function withoutPerson(text: string, names: readonly string[]): string {
  // Most texts say neither, and there are millions of them.
  let plain = TWO_DIGITS.test(text) ? text.replaceAll(AGE, ' ') : text
  for (const name of names) {
    if (name.length > 1 && plain.includes(name)) plain = plain.replaceAll(wordOf(name), ' ')
  }
  return plain
}

const TWO_DIGITS = /\d\d/

/**
 * The words by which a profile calls whom it is about: their whole name where it writes it in full or after Mr, Ms or
 * Dr, otherwise the first alone. In "Price corridor" the price is what things cost, whoever wrote it.
 */
export function namesIn(said: string, names: readonly string[]): readonly string[] {
  const last = names.at(-1) ?? ''
  const called = said.includes(names.join(' ')) || (said.includes(last) && afterTitle(last).test(said))
  return called ? names : names.slice(0, 1)
}

const afterTitle = (name: string) =>
  new RegExp(String.raw`\b(?:Mr|Mrs|Ms|Dr|Prof)\.?\s${literalOf(name)}`, 'u')

/** As names are written: who is called Steel may still make steel. */
function wordOf(name: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${literalOf(name)}(?![\p{L}\p{N}])`, 'gu')
}

const literalOf = (name: string) => name.replaceAll(SPECIAL, String.raw`\$&`)
