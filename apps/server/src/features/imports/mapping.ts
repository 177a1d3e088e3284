import type { Mapping } from '@guildhall/contract/imports'
import { IMPORT_FIELDS, type ImportKind } from '@guildhall/contract/imports/fields'
import { refuse } from '#platform/http/refuse.ts'

/** Headers are compared without case, accents and signs: `E-Mail*` is `e mail`. */
export function keyOf(header: string): string {
  const plain = header.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

/**
 * Which field each column is: as it was the last time, else by its name. No field is given twice, and a word that says
 * one field surely goes before one that may mean several.
 */
export function guess(
  kind: ImportKind,
  headers: readonly string[],
  remembered: ReadonlyMap<string, string | null> = new Map(),
): Mapping {
  const fields = IMPORT_FIELDS[kind]
  const found = new Map<string, string | null>()
  const take = (header: string, field: string | null) => {
    const isTaken = field !== null && [...found.values()].includes(field)
    if (!found.has(header) && !isTaken) found.set(header, field)
  }
  for (const header of headers) {
    const known = remembered.get(keyOf(header))
    if (known !== undefined && (known === null || fields.some(({ key }) => key === known)))
      take(header, known)
  }
  const rules = [
    (key: string) => fields.find((field) => keyOf(field.key) === key || keyOf(field.label) === key),
    (key: string) => fields.find(({ words }) => words.includes(key)),
    (key: string) => fields.find(({ words }) => words.includes(key.replaceAll(' ', ''))),
  ]
  for (const rule of rules) {
    for (const header of headers) {
      const field = rule(keyOf(header))
      if (field !== undefined) take(header, field.key)
    }
  }
  return Object.fromEntries(headers.map((header) => [header, found.get(header) ?? null]))
}

/**
 * What somebody says of the columns, over what is known of them. Written the other way round, `{ "email": "Mail" }`, it
 * is understood too. 422 for what names no column, no field, or one field twice.
 */
export function mapped(kind: ImportKind, before: Mapping, given: Mapping): Mapping {
  const known = new Set(IMPORT_FIELDS[kind].map(({ key }) => key))
  const isField = (name: string | null) => name !== null && known.has(name)
  const said = Object.entries(given).map(([key, value]): [string, string | null] => {
    const isTurned = value !== null && !(key in before) && isField(key) && value in before
    return isTurned ? [value, key] : [key, value === '' ? null : value]
  })
  for (const [header, field] of said) {
    if (!(header in before)) throw wrong(`The file has no column "${header}".`)
    if (field !== null && !isField(field)) throw wrong(`"${field}" is no field of ${kind}.`)
  }
  const wanted = new Set(said.flatMap(([, field]) => field ?? []))
  // A field that is given to another column leaves the one where it was guessed.
  const rest = Object.entries(before).map(([header, field]): [string, string | null] => [
    header,
    field !== null && wanted.has(field) ? null : field,
  ])
  const result = { ...Object.fromEntries(rest), ...Object.fromEntries(said) }
  const used = Object.values(result).filter((field) => field !== null)
  if (new Set(used).size !== used.length) throw wrong('Choose each field for one column only.')
  return result
}

function wrong(text: string) {
  return refuse('invalid', { fields: { mapping: [text] } })
}
