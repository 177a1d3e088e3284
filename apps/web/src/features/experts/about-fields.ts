import { DEMARCATIONS } from '@guildhall/contract/experts/profile-forms'
import type { Profile, ProfileActions } from '@guildhall/contract/experts/profile'
import { eachPlain, PLAIN_FIELDS, PLAIN_WORDS } from '@guildhall/contract/people/plain-fields'
import { RATE_TYPES } from '@guildhall/contract/reference'
import { choices } from './choices.ts'
import { copy } from './copy.ts'
import type { Draft, Field } from '#ui/forms/draft.ts'
import { yearsWarning, type Period } from './components/years-warning.ts'

const always = () => true

interface Facts {
  /** What the years are held against (PRODUCT D-23). */
  jobs: readonly Period[]
  profile: Profile
  actions: ProfileActions
  provider: string
}

/** About me (specification spec 001 §5); what experts ask for is asked of experts alone, demarcation of admins. */
export function aboutFields({ profile, actions, provider, jobs }: Facts): Field[] {
  return [
    { kind: 'text', name: 'job_title', label: 'Current job title', isRequired: always },
    {
      kind: 'number',
      name: 'years_of_experience',
      label: 'Experience in years',
      isRequired: always,
      isHalf: true,
      hint: ({ years_of_experience: years }) =>
        // What is being typed is a text, what was saved a number.
        typeof years === 'number' || typeof years === 'string' ? yearsWarning(`${years}`, jobs) : undefined,
    },
    {
      kind: 'choice',
      name: 'nationality',
      label: 'Nationality',
      choices: choices.nationalities,
      isRequired: always,
      isHalf: true,
    },
    { kind: 'text', name: 'location', label: 'Location', isRequired: always, isHalf: true },
    ...plain,
    { kind: 'paragraph', name: 'bio', label: 'Bio' },
    ...(profile.is_expert && actions.canSeeRate ? rateFields : []),
    ...(profile.is_expert ? [wasHere(provider)] : []),
    ...(actions.canSetDemarcation ? [demarcation(profile, provider)] : []),
  ]
}

const plain = PLAIN_FIELDS.map((name): Field => {
  const { label, placeholder, isHalf } = PLAIN_WORDS[name]
  return { kind: 'text', name, label, ...(placeholder && { placeholder }), ...(isHalf && { isHalf }) }
})

/** Asked of whom may know them: the others would save that there are none. */
const rateFields: Field[] = [
  {
    kind: 'words',
    name: 'rate_type',
    label: 'Rate type',
    placeholder: 'Please select rate type',
    words: RATE_TYPES.map(asWord),
    isRequired: always,
    isHalf: true,
  },
  {
    kind: 'number',
    name: 'rate',
    label: 'Cost in USD',
    description: 'Project rates are negotiable.',
    decimals: 2,
    isHalf: true,
  },
]

function wasHere(provider: string): Field {
  return { kind: 'flag', name: 'is_past_fs', label: `Have you worked for ${provider} before?` }
}

/** Former staff are pointed out to whom may say so (PRODUCT D-24). */
function demarcation({ is_past_fs: wasHere }: Profile, provider: string): Field {
  const hint = wasHere ? { description: `Has worked for ${provider} before: choose Ex-Frostie.` } : {}
  return {
    kind: 'words',
    name: 'demarcation',
    label: 'Demarcation',
    placeholder: 'Select demarcation',
    words: DEMARCATIONS.map(asWord),
    isRequired: always,
    requiredText: copy.required,
    ...hint,
  }
}

export function aboutDraft(profile: Profile): Draft {
  const { nationality } = profile
  return {
    job_title: profile.job_title ?? '',
    years_of_experience: profile.years_of_experience ?? undefined,
    nationality: nationality ? { id: nationality, name: nationality } : undefined,
    location: profile.location ?? '',
    ...eachPlain((field) => profile[field] ?? ''),
    bio: profile.bio ?? '',
    rate_type: profile.rate_type ?? '',
    rate: profile.rate ?? undefined,
    is_past_fs: profile.is_past_fs ?? false,
    demarcation: profile.demarcation ?? '',
  }
}

function asWord(word: string) {
  return { value: word, label: word }
}
