import { CONFIDENTIALITIES } from '@guildhall/contract/gigs/form'
import { KINDS, type GigKind } from '@guildhall/contract/gigs/kinds'
import { regionWord } from '@guildhall/contract/gigs/region-word'
import { optionsIn, type Draft, type Field } from '#ui/forms/draft.ts'
import { choices, creations, templateChoices } from './choices.ts'
import { passedHint, words } from './words.ts'

const always = () => true

/** What every project says before anything else: what it is about, for which market, until when, for whom. */
export function openFields(type: GigKind): Field[] {
  return [
    { kind: 'text', name: 'name', label: 'Project name', isRequired: always },
    ...texts,
    ...market(type),
    deadline(type),
    company(type),
  ]
}

/** What has a value already, or can wait. */
export function moreFields(type: GigKind): Field[] {
  return [...reach, ...calendar(type), ...rules(type), ...origin(type), tags]
}

export const needsExperts: Field = {
  kind: 'flag',
  name: 'needs_experts',
  label: 'This project needs experts',
}

const texts: Field[] = [
  {
    kind: 'paragraph',
    name: 'summary',
    label: 'Summary',
    description: 'Shown on the project card. Up to 300 characters.',
    maxLength: 300,
    isRequired: always,
  },
  { kind: 'html', name: 'description', label: 'Description', isRequired: always },
]

const market = (type: GigKind): Field[] => [
  {
    kind: 'choices',
    name: 'industry_ids',
    label: 'Industries',
    placeholder: 'Choose industries',
    choices: choices.industries,
    isRequired: always,
    settle: withoutStraySegments,
    isHalf: true,
  },
  {
    kind: 'choices',
    name: 'region_ids',
    label: regionWord(type),
    placeholder: 'Choose regions',
    choices: choices.regions,
    isRequired: always,
    isHalf: true,
  },
]

/** Those of the industries that are chosen here. */
const segments: Field = {
  kind: 'choices',
  name: 'segment_ids',
  label: 'Industry segments',
  placeholder: 'Choose segments of these industries',
  choices: {
    ...choices.segments,
    within: industriesOf,
    load: (client, keyword, draft) =>
      choices.segments.load(client, keyword, { industries_ids: optionsIn(draft, 'industry_ids') }),
  },
  isHalf: true,
}

const reach: Field[] = [
  segments,
  {
    kind: 'choices',
    name: 'language_ids',
    label: 'Languages',
    placeholder: 'Choose languages',
    choices: choices.languages,
    isHalf: true,
  },
]

const deadline = (type: GigKind): Field => ({
  kind: 'day',
  name: 'deadline',
  label: 'Deadline',
  ...(KINDS[type].needsExperts && {
    description: 'Experts can apply until then, unless you choose an earlier day.',
  }),
  isRequired: always,
  isHalf: true,
  hint: passedHint('deadline'),
})

const calendar = (type: GigKind): Field[] => [
  { kind: 'day', name: 'start_at', label: 'Start date', isHalf: true },
  { kind: 'day', name: 'end_at', label: 'End date', isHalf: true },
  { kind: 'words', name: 'stage', label: 'Stage', words: words(KINDS[type].stages), isHalf: true },
]

const rules = (type: GigKind): Field[] => [
  {
    kind: 'words',
    name: 'confidentiality',
    label: 'Confidentiality',
    words: words(CONFIDENTIALITIES, { open: 'Open', nda: 'Under NDA', restricted: 'Restricted' }),
    isRequired: always,
    isFixed: true,
    isHalf: true,
    description:
      'Under NDA: experts sign one before they are hired. Restricted: visible only to experts you request.',
  },
  ...(KINDS[type].track === 'staffing' ? [signoff] : []),
]

const origin = (type: GigKind): Field[] => [
  { kind: 'number', name: 'baseYear', label: 'Base year', isRequired: always, isHalf: true },
  { kind: 'choice', name: 'template_id', label: 'Template', choices: templateChoices(type), isHalf: true },
]

const tags: Field = {
  kind: 'lines',
  name: 'tags',
  label: 'Tags',
  description: 'One per line. Helps people find the project.',
}

const signoff: Field = {
  kind: 'flag',
  name: 'requires_signoff',
  label: 'Ask for a sign-off before publication',
  description: 'The brief waits for the customer or a reviewer.',
}

const company = (type: GigKind): Field => ({
  kind: 'choice',
  name: 'company_id',
  label: 'Customer company',
  choices: choices.companies,
  create: creations.company,
  ...(type === 'opportunity-engine' && { isRequired: always }),
  isHalf: true,
})

export const ownerFields: readonly Field[] = [
  {
    kind: 'choice',
    name: 'owner_id',
    label: 'Owner',
    choices: choices.owners,
    isRequired: always,
    isHalf: true,
  },
  {
    kind: 'choices',
    name: 'co_owner_ids',
    label: 'Co-owners',
    placeholder: 'Type to search',
    choices: choices.owners,
    isHalf: true,
  },
  {
    kind: 'choice',
    name: 'contact_person_id',
    label: 'Contact person',
    choices: choices.contacts,
    isHalf: true,
  },
]

function industriesOf(draft: Draft): string {
  return optionsIn(draft, 'industry_ids')
    .map(({ id }) => id)
    .join()
}

/** Segments go with their industry. */
function withoutStraySegments(draft: Draft): Draft {
  const industries = optionsIn(draft, 'industry_ids').map(({ name }) => name)
  const segments = optionsIn(draft, 'segment_ids')
  return { ...draft, segment_ids: segments.filter(({ detail = '' }) => industries.includes(detail)) }
}
