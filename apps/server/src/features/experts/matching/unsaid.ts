/** Ages and days of birth, as profiles say them in the languages that are read. */
const AGE =
  /(?<![\p{L}\p{N}])(?:(?:aged?|born|geboren|jahrgang|née?|nacid[oa]|nascid[oa]|nat[oa])(?:\s+(?:in|on|am|im|en|em|el|nel|le))?\s+\d[\d./-]*|\d{2}(?:-|\s)(?:years?(?:-|\s)old|jahre alt|ans\b(?=[,.;)]|$)|años de edad|anos de idade|anni di età|jaar oud))(?![\p{L}\p{N}])/giu
const SPECIAL = /[.*+?^${}()|[\]\\]/g

/** A text without the name and the age of whom it is about: neither makes anybody better at anything. */
export function withoutPerson(text: string, names: readonly string[]): string {
  const plain = text.replaceAll(AGE, ' ')
  const said = names
    .filter((name) => name.length > 1)
    .map((name) => name.replaceAll(SPECIAL, String.raw`\$&`))
  if (said.length === 0) return plain
  // As names are written: who is called Steel may still make steel.
  return plain.replaceAll(
    new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${said.join('|')})(?![\p{L}\p{N}])`, 'gu'),
    ' ',
  )
}
