import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'
import { refuse } from '#platform/http/refuse.ts'

export interface Phone {
  iso: string
  /** With its plus. */
  code: string
  /** Digits of the number inside the country. */
  number: string
}

/** A number as people type it, with its country as ISO code ("US") or dialling code ("+1"); undefined if it is none. */
export function readPhone(typed: string, country: string): Phone | undefined {
  const region = country.toUpperCase()
  const parsed = isSupportedCountry(region)
    ? parsePhoneNumberFromString(typed, region)
    : parsePhoneNumberFromString(typed.startsWith('+') ? typed : `${country}${typed}`)
  if (parsed === undefined || !parsed.isPossible()) return undefined
  const code = `+${parsed.countryCallingCode}`
  if (!isSupportedCountry(region) && code !== country) return undefined
  const isOwnCode = isSupportedCountry(region) && `+${getCountryCallingCode(region)}` === code
  const iso = isOwnCode ? region : (parsed.country ?? parsed.getPossibleCountries()[0])
  return iso === undefined ? undefined : { iso, code, number: parsed.nationalNumber }
}

/** A number with its country in front; 422 at the field when it is none. */
export function requireInternationalPhone(typed: string): Phone {
  const parsed = parsePhoneNumberFromString(typed)
  const phone = parsed && readPhone(typed, parsed.country ?? `+${parsed.countryCallingCode}`)
  if (phone !== undefined) return phone
  throw refuse('invalid', { fields: { phone: ['Use a number with its country, like +44 20 7946 0187.'] } })
}

/** 422 at the field when the form's number is none. */
export function requirePhone(typed: string, country: string): Phone {
  const phone = readPhone(typed, country)
  if (phone === undefined)
    throw refuse('invalid', { fields: { phone: ['This is no phone number of this country.'] } })
  return phone
}
