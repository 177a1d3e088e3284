import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }
import { iso31661 } from 'iso-3166'
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'

export interface CountryRow {
  iso: string
  name: string
  nicename: string
  also: string
  phonecode: string
}

const englishNames = new Map<string, string | string[]>(Object.entries(english.countries))

// Where the list of names does not begin with the one that people use.
const NICE: Record<string, string> = {
  BN: 'Brunei',
  CI: "Côte d'Ivoire",
  CG: 'Republic of the Congo',
  CN: 'China',
  CZ: 'Czechia',
  FK: 'Falkland Islands',
  FM: 'Micronesia',
  GM: 'Gambia',
  IR: 'Iran',
  LA: 'Laos',
  MD: 'Moldova',
  MK: 'North Macedonia',
  PS: 'Palestine',
  RE: 'Réunion',
  RU: 'Russia',
  SY: 'Syria',
  TW: 'Taiwan',
  TZ: 'Tanzania',
  US: 'United States',
  VA: 'Vatican City',
}

// No entry of ISO 3166-1 yet, but people live there and the code XK is in general use.
const KOSOVO = { alpha2: 'XK', name: 'Kosovo' }

/** All countries of ISO 3166-1 and Kosovo; `also` holds further names to find them by. */
export function countryRows(): CountryRow[] {
  return [...iso31661, KOSOVO]
    .map(({ alpha2, name }) => {
      const names = [englishNames.get(alpha2) ?? name].flat()
      const nicename = NICE[alpha2] ?? names[0] ?? name
      const also = names.filter((other) => other !== nicename && other !== name).join(' ')
      return { iso: alpha2, name, nicename, also, phonecode: phoneCode(alpha2) }
    })
    .toSorted((a, b) => a.nicename.localeCompare(b.nicename, 'en'))
}

function phoneCode(iso: string): string {
  return isSupportedCountry(iso) ? getCountryCallingCode(iso) : ''
}
