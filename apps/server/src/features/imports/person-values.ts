import type { ImportKind } from '@guildhall/contract/imports/fields'
import { IMPORT_FIELDS } from '@guildhall/contract/imports/fields'
import * as companies from '#features/companies/service.ts'
import * as people from '#features/people/service.ts'
import * as reference from '#features/reference/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { SignedIn } from '#platform/http/context.ts'
import type { Judged, Values } from './judged.ts'

/** The names of a row; a full name is cut before its last word, as in an application. */
export function namesOf({ first_name: first, last_name: last, name = '' }: Values) {
  if (first !== undefined && last !== undefined) return { first_name: first, last_name: last }
  const inverted = /^([^,]+),\s*([^,]+)$/.exec(name)
  if (inverted !== null) return { first_name: inverted[2] ?? '', last_name: inverted[1] ?? '' }
  const words = name.split(/\s+/)
  return {
    first_name: first ?? (words.length > 1 ? words.slice(0, -1).join(' ') : ''),
    last_name: last ?? words.at(-1) ?? '',
  }
}

/** The number as the forms take it; without a country beside it, it has to begin with its own. */
export async function phoneOf(
  db: Db,
  { phone, country }: Values,
): Promise<{ phone?: string; country_code?: string }> {
  if (phone === undefined) return {}
  const typed = phone.replace(/^00(?=[1-9])/, '+')
  if (typed.startsWith('+')) {
    const { iso } = people.requireInternationalPhone(typed)
    return { phone: typed, country_code: iso }
  }
  return { phone: typed, country_code: (await isoOf(db, country)) ?? '' }
}

/** `United Kingdom`, `GB` or `+44`. */
async function isoOf(db: Db, country: string | undefined): Promise<string | undefined> {
  if (country === undefined || /^\+\d{1,4}$/.test(country)) return country
  return (await reference.countryByName(db, country))?.iso
}

/** Their company: the one of this name, which a run adds as a draft where it is missing. */
export async function companyIdOf(
  { db, actor }: Pick<SignedIn, 'db' | 'actor'>,
  name: string | undefined,
): Promise<string | null> {
  if (name === undefined) return null
  return (await companies.createDraft(db, name.slice(0, 200), actor.userId)).id
}

interface Described {
  firstName: string
  lastName: string
  email: string | null
  phone: string | undefined
  countryCode: string | undefined
  linkedIn: string | null
  company: string | undefined
  /** Nobody else may have their number. */
  isPhoneOwn: boolean
}

/** The duplicate that this is, if it is one, and what else in the file would be the same. */
export async function twinOf(
  db: Db,
  { phone, countryCode, company, ...who }: Described,
): Promise<{ duplicate: Judged | null; keys: string[] }> {
  const read = phone === undefined ? undefined : people.readPhone(phone, countryCode ?? '')
  const companyId = company === undefined ? null : ((await companies.named(db, company))?.id ?? null)
  const isNameAlone =
    who.email === null && read === undefined && who.linkedIn === null && company === undefined
  const twin = await people.twinOf(db, { ...who, phone: read ?? null, companyId, isNameAlone })
  const full = `${who.firstName} ${who.lastName}`.toLowerCase()
  const keys = [
    ...(who.email === null ? [] : [`email ${who.email}`]),
    ...(who.linkedIn === null ? [] : [`linked in ${who.linkedIn.toLowerCase()}`]),
    ...(read === undefined ? [] : [`phone ${read.code} ${read.number} ${who.isPhoneOwn ? '' : full}`]),
    ...(company === undefined ? [] : [`name ${full} ${company.toLowerCase()}`]),
    ...(isNameAlone ? [`name ${full}`] : []),
  ]
  if (twin === undefined) return { duplicate: null, keys }
  const { id, name, internalId, evidence } = twin
  const reason = `Duplicate of ${name} (${internalId}): ${isNameAlone ? 'same name' : SAME[evidence]}.`
  const isSure = evidence !== 'name'
  return { duplicate: { verdict: 'duplicate', reason, twin: { id, isSure } }, keys }
}

const SAME = {
  email: 'same email address',
  linked_in: 'same LinkedIn profile',
  phone: 'same phone number',
  name: 'same name and company',
} as const

/** What a field is called on the screen. */
export function labelsOf(kind: ImportKind): (field: string) => string {
  const labels = new Map(IMPORT_FIELDS[kind].map(({ key, label }) => [key, label]))
  const same: Record<string, string> = {
    country_code: 'Country of the phone',
    company_id: 'Company',
    industry_id: 'Industry',
    country_id: 'Country',
    title: 'Skills',
    email: 'Email',
  }
  return (field) => labels.get(field) ?? same[field] ?? field.replaceAll('_', ' ')
}
