import type { Profile } from '@guildhall/contract/experts/profile'
import type { WayToUs } from '@guildhall/contract/settings'
import type { ReactNode } from 'react'
import { choices } from './choices.ts'
import { copy } from './copy.ts'
import { optionIn, textIn, wordsWith, type Draft, type Field } from '#ui/forms/draft.ts'
import { isEmailTaken, isPhoneTaken } from './queries.ts'

/** A number is checked for uniqueness once it is longer (specification spec 001 §5). */
const SHORT_PHONE = 4

const always = () => true
/** As specification spec 001 §5 writes it, also in the tooltip. */
const required = { isRequired: always, requiredText: copy.required, requiredTip: 'Field id required' }

interface Facts {
  profile: Pick<Profile, 'id' | 'email' | 'pending_email' | 'hear_about_us'>
  /** The answers to "How did you hear about us?". */
  ways: readonly WayToUs[]
  /** Whether a new address needs the password of its owner. */
  isOwn: boolean
  /** Who has no password reads here where to set one, before they may change their address. */
  passwordDue?: ReactNode
}

/** Profile information (specification spec 001 §2.3). */
export function accountFields({ profile, ways, isOwn, passwordDue }: Facts): Field[] {
  const { id, email, pending_email: pending } = profile
  return [
    { kind: 'text', name: 'first_name', label: 'First name', ...required, isHalf: true },
    { kind: 'text', name: 'last_name', label: 'Last name', ...required, isHalf: true },
    {
      kind: 'text',
      type: 'email',
      name: 'email',
      label: 'Email',
      ...required,
      ...(pending ? { description: copy.confirmNewEmail(pending) } : {}),
      ...(isOwn && passwordDue ? { description: passwordDue, isDisabled: always } : {}),
      checkOnBlur: async (draft) => {
        const address = textIn(draft, 'email')
        return (await isEmailTaken(address, id)) ? copy.emailTaken : undefined
      },
    },
    {
      kind: 'secret',
      name: 'current_password',
      label: 'Current password',
      description: 'A new address needs your password.',
      isRequired: always,
      requiredText: 'Enter your current password',
      isHidden: (draft) => !isOwn || !isOther(textIn(draft, 'email'), email),
      isLeftOutWhenHidden: true,
    },
    ...phoneFields(id),
    { kind: 'text', type: 'url', name: 'linked_in_url', label: 'LinkedIn URL' },
    ...hearFields(profile, ways),
  ]
}

function hearFields(profile: Pick<Profile, 'hear_about_us'>, ways: readonly WayToUs[]): Field[] {
  return [
    {
      kind: 'words',
      name: 'hear_about_us',
      label: 'How did you hear about us?',
      placeholder: 'Select an option',
      words: wordsWith(
        ways.map(({ name }) => name),
        profile.hear_about_us,
      ),
      ...required,
    },
    {
      kind: 'text',
      name: 'referral_name',
      label: 'Referral or employee name',
      isHidden: (draft) => !asksName(ways, textIn(draft, 'hear_about_us')),
    },
  ]
}

/** Country and number belong together: either is checked with the other. */
function phoneFields(personId: string): Field[] {
  return [
    {
      kind: 'choice',
      name: 'country_code',
      label: 'Country code',
      choices: choices.dialling,
      ...required,
      isHalf: true,
      checkedWith: 'phone',
    },
    {
      kind: 'text',
      type: 'tel',
      name: 'phone',
      label: 'Phone',
      ...required,
      isHalf: true,
      checkOnBlur: async (draft) => {
        const number = textIn(draft, 'phone')
        const country = optionIn(draft, 'country_code')?.id
        if (number.length <= SHORT_PHONE || country === undefined) return undefined
        return (await isPhoneTaken(number, country, personId)) ? copy.phoneTaken : undefined
      },
    },
  ]
}

export function accountDraft(profile: Profile): Draft {
  const { phone } = profile
  return {
    first_name: profile.first_name,
    last_name: profile.last_name,
    email: profile.email ?? '',
    country_code: phone
      ? { id: phone.country.iso, name: `${phone.country.iso} (${phone.country_code})` }
      : undefined,
    phone: phone?.number ?? '',
    linked_in_url: profile.linked_in_url ?? '',
    hear_about_us: profile.hear_about_us ?? '',
    referral_name: profile.referral_name ?? '',
  }
}

/** Whether an address was typed that is not the known one. */
function isOther(typed: string, known: string | null | undefined): boolean {
  const address = typed.trim().toLowerCase()
  return address !== '' && address !== (known ?? '').toLowerCase()
}

/** Whether this answer asks for the name of the one who referred (spec 001 §5). */
function asksName(ways: readonly WayToUs[], answer: string): boolean {
  return ways.some((way) => way.name === answer && way.asks_name)
}
