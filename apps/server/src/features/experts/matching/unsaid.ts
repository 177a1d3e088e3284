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

/** As names are written: who is called Steel may still make steel. */
function wordOf(name: string): RegExp {
  const literal = name.replaceAll(SPECIAL, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${literal}(?![\p{L}\p{N}])`, 'gu')
}
