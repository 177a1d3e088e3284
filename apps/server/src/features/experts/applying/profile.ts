import type { Application } from '@guildhall/contract/applications/application-form'
import { AccountForm, type ProfileChange } from '@guildhall/contract/experts/profile-forms'
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import * as z from 'zod/mini'
import { refuse } from '#platform/http/refuse.ts'

const Names = z.strictObject({
  first_name: AccountForm.shape.first_name,
  last_name: AccountForm.shape.last_name,
})

/** What an application says of the person themselves, as a change of their profile. */
export function profileOf(form: Application): ProfileChange {
  return {
    ...checkedNames(form),
    ...(form.linked_in_url === undefined ? {} : { linked_in_url: form.linked_in_url }),
    ...(form.twitter_handle === undefined ? {} : { twitter_handle: form.twitter_handle }),
    ...phoneOf(form),
    job_title: form.job_title ?? form.current_job_role ?? '',
    location: form.location,
    nationality: form.nationality,
    bio: form.bio,
    years_of_experience: Math.round(form.years_of_experience),
    rate_type: form.rate_type,
    rate: form.rate,
    hear_about_us: form.hear_about_us,
    referral_name: form.referral_name ?? null,
    ...(form.is_past_fs === undefined ? {} : { is_past_fs: form.is_past_fs }),
    ...(form.certify_obligation === undefined ? {} : { certify_obligation: form.certify_obligation }),
  }
}

/** The fields beside `name` say where it is to be cut; without them the last word is the surname. */
function namesOf({ name, first_name: first, last_name: last }: Application) {
  if (first !== undefined && last !== undefined) return { first_name: first, last_name: last }
  const words = name.split(/\s+/)
  return { first_name: words.slice(0, -1).join(' ') || name, last_name: words.at(-1) ?? name }
}

/** The rules of the profile form, with its texts. */
function checkedNames(form: Application): z.output<typeof Names> {
  const result = z.safeParse(Names, namesOf(form))
  if (result.success) return result.data
  const fields = result.error.issues.map(({ path, message }) => [path.map(String).join('.'), [message]])
  throw refuse('invalid', { fields: Object.fromEntries(fields) })
}

function phoneOf({ phones: [given] }: Application): { phone: string; country_code: string } {
  const typed = typeof given === 'string' ? given : (given?.number ?? '')
  if (typeof given === 'object' && !typed.startsWith('+')) {
    return { phone: typed, country_code: given.country_code }
  }
  const parsed = parsePhoneNumberFromString(typed)
  if (parsed === undefined || !parsed.isPossible()) {
    throw refuse('invalid', {
      fields: { phones: ['Use a phone number with its country code, like +1 617 555 0118.'] },
    })
  }
  return { phone: typed, country_code: parsed.country ?? `+${parsed.countryCallingCode}` }
}
