import { MergeForm } from '@guildhall/contract/applications/merge-form'
import { ProfileForm } from '@guildhall/contract/experts/profile-forms'
import { email as emailSchema } from '@guildhall/contract/shapes'
import * as z from 'zod/mini'
import { personName } from '@guildhall/contract/names'
import { addDraft, type Draft } from '#features/experts/applying/service.ts'
import * as reference from '#features/reference/service.ts'
import type { Db } from '#platform/db/database.ts'
import { asError, issuesOf, type Judge, type Judged, type Values } from './judged.ts'
import { withoutGaps } from './judge-person.ts'
import { companyIdOf, labelsOf, namesOf, phoneOf, twinOf } from './person-values.ts'

const labelOf = labelsOf('experts')
const Names = z.strictObject({ first_name: personName, last_name: personName, email: emailSchema })

/** A row becomes an expert whom one can invite, under the rules of the profile's forms. */
export const judgeExpert: Judge = async ({ db }, values) => {
  const who = Names.safeParse({ ...namesOf(values), email: values['email'] ?? '' })
  if (!who.success) return asError(issuesOf(who.error.issues, labelOf))
  const profile = ProfileForm.safeParse(await profileOf(db, values))
  if (!profile.success) return asError(issuesOf(profile.error.issues, labelOf))
  const { nationality } = profile.data
  if (nationality !== undefined && !(await reference.itemByName(db, 'nationalities', nationality))) {
    return asError('Nationality: Choose from the list.')
  }
  const entries = MergeForm.safeParse({
    skills: listIn(values['skills']),
    languages: listIn(values['languages']),
  })
  if (!entries.success) return asError(issuesOf(entries.error.issues, labelOf))
  const isVetted = vettingIn(values['vetting'])
  if (isVetted === undefined) return asError('Vetting: Use "Approved" or "Invited".')
  if (isVetted && profile.data.phone === undefined) {
    return asError('Phone: An approved expert needs one.')
  }
  const { first_name: firstName, last_name: lastName, email } = who.data
  const draft = { firstName, lastName, email, profile: profile.data, entries: entries.data, isVetted }
  return judgeDraft(db, draft, values['company'])
}

/** A draft that is in order is new unless somebody is there already. */
export async function judgeDraft(
  db: Db,
  draft: Omit<Draft, 'companyId'>,
  company: string | undefined,
): Promise<Judged> {
  const { firstName, lastName, email, profile } = draft
  const { duplicate, keys } = await twinOf(db, {
    firstName,
    lastName,
    email,
    phone: profile.phone,
    countryCode: profile.country_code,
    linkedIn: profile.linked_in_url ?? null,
    company,
    isPhoneOwn: true,
  })
  if (duplicate !== null) return duplicate
  return {
    verdict: 'new',
    keys,
    async make(ctx, { experts }) {
      const companyId = await companyIdOf(ctx, company)
      const personId = await addDraft(ctx, experts, { ...draft, companyId })
      return { personId, companyId: null, isExpert: true }
    },
  }
}

async function profileOf(db: Db, values: Values) {
  const { job_title, location, nationality, bio, linked_in_url } = values
  const { years_of_experience: years, rate, rate_type: type } = values
  return {
    ...withoutGaps({ job_title, location, nationality, bio, linked_in_url }),
    ...(await phoneOf(db, values)),
    ...(years === undefined ? {} : { years_of_experience: numberIn(years) }),
    ...(rate === undefined ? {} : { rate: numberIn(rate), rate_type: rateType(type ?? 'Hourly') }),
  }
}

/** `12 years`, `USD 250`, `1,250.50` and `1.250,50` as numbers; what holds none stays text, for the form to refuse. */
export function numberIn(typed: string): number | string {
  const found = /\d[\d.,' ]*/.exec(typed)?.[0].replaceAll(/[ ']/g, '').replace(/[.,]$/, '')
  if (found === undefined) return typed
  const decimals = /[.,](\d{1,2})$/.exec(found)?.[1]
  const whole = decimals === undefined ? found : found.slice(0, -decimals.length - 1)
  return Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals ?? '0'}`)
}

/** `per hour`, `Hour`, `daily` */
function rateType(typed: string): string {
  const word = typed.toLowerCase().replace(/^(?:per|a)\s+|^\//, '')
  const known = { h: 'Hourly', d: 'Daily', m: 'Monthly' }
  const [first] = word
  return first === 'h' || first === 'd' || first === 'm' ? known[first] : typed
}

const VETTED = ['approved', 'vetted', 'yes', 'true', 'x', '1']
const UNVETTED = ['', 'invited', 'not vetted', 'no', 'false', '0']

/** Whether they come with their vetting; undefined for words that say neither. */
function vettingIn(typed = ''): boolean | undefined {
  const word = typed.toLowerCase()
  return VETTED.includes(word) ? true : UNVETTED.includes(word) ? false : undefined
}

function listIn(typed: string | undefined): string[] {
  const parts = (typed ?? '').split(/[;\n|]|,(?!\s*\d)/).map((part) => part.trim())
  const seen = new Map(parts.filter((part) => part !== '').map((part) => [part.toLowerCase(), part]))
  return [...seen.values()]
}
