import { BID_TYPES, QUESTION_KINDS, TIME_INTERVALS } from '@guildhall/contract/gigs/form'
import type { Draft, Field } from '#ui/forms/draft.ts'
import { choices, creations } from './choices.ts'
import { passedHint, words } from './words.ts'

const always = () => true
const isRemote = (draft: Draft) => draft['is_remote'] === true

/** The columns of a screening question; `choices` one a line. */
export const questionColumns: readonly Field[] = [
  { kind: 'text', name: 'question', label: 'Question', isRequired: always },
  {
    kind: 'words',
    name: 'kind',
    label: 'Answer',
    words: words(QUESTION_KINDS, { yes_no: 'Yes or no', choice: 'One of several' }),
    isFixed: true,
    isHalf: true,
  },
  { kind: 'flag', name: 'is_required', label: 'Required', isHalf: true },
  {
    kind: 'flag',
    name: 'is_knock_out',
    label: 'Mark who answers No',
    isHalf: true,
    isHidden: (draft) => draft['kind'] !== 'yes_no',
  },
  { kind: 'lines', name: 'choices', label: 'Choices', isHidden: (draft) => draft['kind'] !== 'choice' },
]

/** Whom the project looks for, in the first place (PRODUCT 5.6.2). */
export const expertFields: readonly Field[] = [
  {
    kind: 'choices',
    name: 'skills_required',
    label: 'Required skills',
    placeholder: 'Type to search',
    choices: choices.skills,
    create: creations.skill,
    isRequired: always,
    isHalf: true,
  },
  {
    kind: 'choices',
    name: 'skills_nice',
    label: 'Nice to have',
    placeholder: 'Type to search',
    choices: choices.skills,
    create: creations.skill,
    isHalf: true,
  },
  { kind: 'number', name: 'experts_count', label: 'Number of experts', isHalf: true },
  { kind: 'number', name: 'years_min', label: 'Minimum years of experience', isHalf: true },
  {
    kind: 'words',
    name: 'bidType',
    label: 'Bid type',
    heading: 'Budget',
    words: words(BID_TYPES),
    isHalf: true,
  },
  {
    kind: 'words',
    name: 'currency',
    label: 'Currency',
    words: [],
    isFixed: true,
    isHalf: true,
  },
  { kind: 'number', name: 'budget_min', label: 'Budget from', decimals: 2, isHalf: true },
  { kind: 'number', name: 'budget_max', label: 'Budget to', decimals: 2, isHalf: true },
  { kind: 'flag', name: 'show_budget', label: 'Show the budget to experts and customers' },
]

export const profileFields: readonly Field[] = [
  { kind: 'choice', name: 'category_id', label: 'Category', choices: choices.categories, isHalf: true },
  {
    kind: 'choice',
    name: 'talent_type_id',
    label: 'Talent type',
    choices: choices.talentTypes,
    isHalf: true,
  },
  {
    kind: 'number',
    name: 'minimumRating',
    label: 'Minimum rating',
    description: 'From 0 to 5 in steps of 0.5. Experts without ratings pass.',
    decimals: 1,
    isHalf: true,
  },
  {
    kind: 'choices',
    name: 'conflict_company_ids',
    label: 'Conflicting companies',
    description: 'Experts of these companies are not offered.',
    placeholder: 'Type to search',
    choices: choices.companies,
  },
]

export const timeFields: readonly Field[] = [
  {
    kind: 'day',
    name: 'applications_until',
    label: 'Applications until',
    isHalf: true,
    hint: passedHint('applications_until'),
  },
  { kind: 'number', name: 'duration', label: 'Duration', isHalf: true, settle: withUnit },
  { kind: 'words', name: 'timeInterval', label: 'Unit', words: words(TIME_INTERVALS), isHalf: true },
  { kind: 'number', name: 'hours_per_week', label: 'Hours per week', isHalf: true },
  {
    kind: 'number',
    name: 'overlap_hours',
    label: 'Working hours in common',
    description: 'Hours of your working day that the expert shares. Empty: any time zone.',
    isHalf: true,
  },
  { kind: 'flag', name: 'is_remote', label: 'Remote', settle: withoutPlace },
  place('country_id', 'Country', choices.countries),
  { ...place('state_id', 'State', choices.states), isDisabled: (draft) => draft['country_id'] === undefined },
  { ...place('city_id', 'City', choices.cities), isDisabled: (draft) => draft['state_id'] === undefined },
]

export const applicationFields: readonly Field[] = [
  {
    kind: 'rows',
    name: 'deliverables',
    label: 'Deliverables',
    noun: 'deliverable',
    maxRows: 30,
    initial: { text: '', due: '' },
    columns: [
      { kind: 'text', name: 'text', label: 'What', isRequired: always, isHalf: true },
      { kind: 'day', name: 'due', label: 'Due', isHalf: true },
    ],
  },
  {
    kind: 'rows',
    name: 'screening_questions',
    label: 'Screening questions',
    description: 'At most 10. They help to compare applications and never turn one down.',
    noun: 'question',
    maxRows: 10,
    initial: { question: '', kind: 'text', is_required: true, is_knock_out: false },
    columns: questionColumns,
  },
]

function place(
  name: string,
  label: string,
  from: (typeof choices)['countries' | 'states' | 'cities'],
): Field {
  return { kind: 'choice', name, label, choices: from, isHidden: isRemote, isHalf: true, settle: settlePlace }
}

/** A state lies in its country, a city in its state. */
function settlePlace(draft: Draft): Draft {
  const isInCountry = draft['country_id'] !== undefined
  const isInState = isInCountry && draft['state_id'] !== undefined
  return {
    ...draft,
    state_id: isInCountry ? draft['state_id'] : undefined,
    city_id: isInState ? draft['city_id'] : undefined,
  }
}

/** A figure alone says nothing: it begins as weeks. */
function withUnit(draft: Draft): Draft {
  const hasNone = draft['duration'] !== undefined && (draft['timeInterval'] ?? '') === ''
  return hasNone ? { ...draft, timeInterval: 'weeks' } : draft
}

function withoutPlace(draft: Draft): Draft {
  return isRemote(draft)
    ? { ...draft, country_id: undefined, state_id: undefined, city_id: undefined }
    : draft
}
