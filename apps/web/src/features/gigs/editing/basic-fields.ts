import { CONFIDENTIALITIES } from '@guildhall/contract/gigs/form'
import { KINDS, type GigKind } from '@guildhall/contract/gigs/kinds'
import { optionsIn, type Draft, type Field } from '#ui/forms/draft.ts'
import { choices, creations, templateChoices } from './choices.ts'
import { words } from './words.ts'

const always = () => true

/** Step 1: what it is. */
export function kindFields(type: GigKind): Field[] {
  return [
    { kind: 'text', name: 'name', label: 'Project name', isRequired: always },
    { kind: 'number', name: 'baseYear', label: 'Base year', isRequired: always, isHalf: true },
    {
      kind: 'choice',
      name: 'template_id',
      label: 'Template',
      choices: templateChoices(type),
      isHalf: true,
    },
  ]
}

/** Step 2: what it is about, for whom, until when. */
export function basicFields(type: GigKind): Field[] {
  return [...texts, ...reach(type), ...people(type), ...calendar(type), tags]
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

const reach = (type: GigKind): Field[] => [
  {
    kind: 'choices',
    name: 'industry_ids',
    label: 'Industries',
    heading: 'Market',
    placeholder: 'Choose industries',
    choices: choices.industries,
    isRequired: always,
    settle: withoutStraySegments,
    isHalf: true,
  },
  segments,
  {
    kind: 'choices',
    name: 'region_ids',
    label: type === 'radar' ? 'Geography' : 'Regions',
    placeholder: 'Choose regions',
    choices: choices.regions,
    isRequired: always,
    isHalf: true,
  },
  {
    kind: 'choices',
    name: 'language_ids',
    label: 'Languages',
    placeholder: 'Choose languages',
    choices: choices.languages,
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

const calendar = (type: GigKind): Field[] => [
  { kind: 'day', name: 'start_at', label: 'Start date', heading: 'Dates and rules', isHalf: true },
  { kind: 'day', name: 'end_at', label: 'End date', isHalf: true },
  {
    kind: 'day',
    name: 'deadline',
    label: 'Deadline',
    ...(KINDS[type].needsExperts && {
      description: 'Experts can apply until then, unless you choose an earlier day.',
    }),
    isRequired: always,
    isHalf: true,
  },
  { kind: 'words', name: 'stage', label: 'Stage', words: words(KINDS[type].stages), isHalf: true },
  {
    kind: 'words',
    name: 'confidentiality',
    label: 'Confidentiality',
    words: words(CONFIDENTIALITIES, { open: 'Open', nda: 'After an NDA', restricted: 'Restricted' }),
    isRequired: always,
    isFixed: true,
    isHalf: true,
    description:
      'After an NDA: experts sign one before they are hired. Restricted: visible only to experts you request.',
  },
  ...(KINDS[type].track === 'staffing' ? [signoff] : []),
  { kind: 'flag', name: 'needs_experts', label: 'This project needs experts' },
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

const people = (type: GigKind): Field[] => [
  {
    kind: 'choice',
    name: 'company_id',
    label: 'Customer company',
    heading: 'Customer and owner',
    choices: choices.companies,
    create: creations.company,
    ...(type === 'opportunity-engine' && { isRequired: always }),
    isHalf: true,
  },
  {
    kind: 'choice',
    name: 'contact_person_id',
    label: 'Contact person',
    choices: choices.contacts,
    isHalf: true,
  },
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
