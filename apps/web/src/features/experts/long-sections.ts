import {
  SECTION_TEXTS,
  sections as api,
  type Certification,
  type Education,
  type Experience,
  type ExperienceProject,
} from '@guildhall/contract/experts/sections'
import { TYPES_WITHOUT_COMPANY } from '@guildhall/contract/reference'
import { formatDate } from '#ui/text/date-format.ts'
import type { SelectOption } from '#ui/fields/select-options.ts'
import { choices, creations } from './choices.ts'
import { copy } from './copy.ts'
import { optionIn, type Draft, type Field } from '#ui/forms/draft.ts'
import { periodText, yearsCovered, yearsText } from './period.ts'
import { sectionCalls } from './queries.ts'
import type { Section } from './section.ts'
import { dotted } from '#ui/text/dotted.ts'

const always = () => true
const title: Field = { kind: 'text', name: 'title', label: 'Title', isRequired: always }
const description: Field = { kind: 'paragraph', name: 'description', label: 'Description' }

/** Start, end, and the flag that hides the end (spec 001 §4.5). */
const period = (flag: string, label: string): Field[] => [
  { kind: 'day', name: 'start_at', label: 'Start date', isRequired: always, isHalf: true },
  {
    kind: 'day',
    name: 'end_at',
    label: 'End date',
    isRequired: always,
    isHalf: true,
    isHidden: (draft) => draft[flag] === true,
    whenHidden: 'Present',
  },
  { kind: 'flag', name: flag, label },
]

const needsCompany = (draft: Draft) =>
  !TYPES_WITHOUT_COMPANY.includes(optionIn(draft, 'employment_type_id')?.name ?? '')

export const experiences: Section<Experience> = {
  name: 'experiences',
  title: 'Experience',
  noun: 'work experience',
  look: 'timeline',
  fields: [
    title,
    {
      kind: 'choice',
      name: 'employment_type_id',
      label: 'Employment type',
      choices: choices.employmentTypes,
      isRequired: always,
      isHalf: true,
    },
    {
      kind: 'choice',
      name: 'company_id',
      label: 'Company',
      choices: choices.companies,
      create: creations.company,
      isRequired: needsCompany,
      requiredText: copy.required,
      isHalf: true,
    },
    ...period('currently_working', 'I am currently working in this role'),
    {
      kind: 'choice',
      name: 'country_id',
      label: 'Country',
      choices: choices.countries,
      settle: (draft) => ({ ...draft, state_id: undefined, city_id: undefined }),
      isHalf: true,
    },
    {
      kind: 'choice',
      name: 'state_id',
      label: 'State',
      choices: choices.states,
      isDisabled: (draft) => optionIn(draft, 'country_id') === undefined,
      settle: (draft) => ({ ...draft, city_id: undefined }),
      isHalf: true,
    },
    {
      kind: 'choice',
      name: 'city_id',
      label: 'City',
      choices: choices.cities,
      isDisabled: (draft) => optionIn(draft, 'state_id') === undefined,
      isHalf: true,
    },
    description,
  ],
  empty: {},
  draftOf: (row) => ({
    title: row.title,
    description: row.description ?? '',
    ...periodOf(row),
    currently_working: row.currently_working,
    company_id: chosen(row.company),
    employment_type_id: chosen(row.employmentType),
    country_id: row.country === null ? undefined : { id: row.country.id, name: row.country.nicename },
    state_id: chosen(row.state),
    city_id: chosen(row.city),
  }),
  view: (row) => ({
    title: row.title,
    line: [
      row.company?.name,
      row.employmentType?.name,
      row.short_name,
      periodText(row.start_at, row.end_at, row.currently_working),
    ],
    text: row.description,
    isCurrent: row.currently_working,
  }),
  summary: (rows) => {
    const companies = new Set(rows.flatMap(({ company }) => (company === null ? [] : [company.id]))).size
    const years = yearsCovered(rows)
    const inCompanies = companies === 0 ? '' : ` in ${companies} ${companies === 1 ? 'company' : 'companies'}`
    return years === 0 ? '' : `${years} ${years === 1 ? 'year' : 'years'}${inCompanies}`
  },
  texts: SECTION_TEXTS.experiences,
  calls: sectionCalls(api.experiences, ({ experiences: all }) => all),
}

/** Inside an experience; its owner is that experience. */
export const projects: Section<ExperienceProject> = {
  name: 'projects',
  title: 'Projects',
  noun: 'project',
  look: 'nested',
  fields: [title, ...period('currently_working', 'I am currently working on this project'), description],
  empty: {},
  draftOf: (row) => ({
    title: row.title,
    description: row.description ?? '',
    ...periodOf(row),
    currently_working: row.currently_working,
  }),
  view: (row) => ({
    title: row.title,
    line: [periodText(row.start_at, row.end_at, row.currently_working)],
    text: row.description,
  }),
  texts: SECTION_TEXTS.projects,
  calls: sectionCalls(api.projects, ({ experiences: all }) => all.flatMap(({ projects: own }) => own)),
}

export const educations: Section<Education> = {
  name: 'educations',
  title: 'Education',
  noun: 'education',
  look: 'timeline',
  fields: [
    {
      kind: 'choice',
      name: 'school_id',
      label: 'School',
      choices: choices.schools,
      create: creations.school,
      isRequired: always,
    },
    {
      kind: 'choice',
      name: 'degree_type_id',
      label: 'Degree',
      choices: choices.degreeTypes,
      create: creations.degreeType,
      isRequired: always,
      isHalf: true,
    },
    {
      kind: 'text',
      name: 'field_of_study',
      label: 'Field of study',
      isRequired: always,
      requiredText: copy.required,
      isHalf: true,
    },
    ...period('still_studying', 'I am still studying here'),
    { kind: 'text', name: 'grade', label: 'Grade' },
    { kind: 'paragraph', name: 'activities_societies', label: 'Activities and societies' },
    description,
  ],
  empty: {},
  draftOf: (row) => ({
    school_id: chosen(row.school),
    degree_type_id: chosen(row.degreeType),
    field_of_study: row.field_of_study ?? '',
    ...periodOf(row),
    still_studying: row.still_studying,
    grade: row.grade ?? '',
    activities_societies: row.activities_societies ?? '',
    description: row.description ?? '',
  }),
  view: (row) => ({
    title: row.school.name,
    line: [row.degreeType.name, row.field_of_study, yearsText(row.start_at, row.end_at, row.still_studying)],
    note: dotted([row.grade === null ? null : `Grade: ${row.grade}`, row.activities_societies]),
    text: row.description,
    isCurrent: row.still_studying,
  }),
  texts: SECTION_TEXTS.educations,
  calls: sectionCalls(api.educations, ({ educations: all }) => all),
}

const KINDS = { certification: 'Certification', licence: 'License' } as const

export const certifications: Section<Certification> = {
  name: 'certifications',
  title: 'Licenses & certifications',
  noun: 'license or certification',
  look: 'timeline',
  fields: [
    {
      kind: 'words',
      name: 'kind',
      label: 'Kind',
      words: Object.entries(KINDS).map(([value, label]) => ({ value, label })),
      isRequired: always,
    },
    title,
    {
      kind: 'choice',
      name: 'company_id',
      label: 'Company',
      description: 'Who issued it.',
      choices: choices.companies,
      create: creations.company,
      isRequired: always,
    },
    { kind: 'day', name: 'issue_date', label: 'Issue date', isHalf: true },
    {
      kind: 'day',
      name: 'expiration_date',
      label: 'Expiration date',
      isRequired: always,
      isHalf: true,
      isHidden: (draft) => draft['no_expiration'] === true,
    },
    { kind: 'flag', name: 'no_expiration', label: 'This credential does not expire' },
    description,
  ],
  empty: { kind: 'certification' },
  draftOf: (row) => ({
    kind: row.kind,
    title: row.title,
    company_id: chosen(row.company),
    issue_date: row.issue_date ?? '',
    expiration_date: row.expiration_date ?? '',
    no_expiration: row.no_expiration,
    description: row.description ?? '',
  }),
  view: (row) => ({
    title: row.title,
    line: [
      row.company?.name ?? copy.notProvided,
      KINDS[row.kind],
      row.issue_date === null ? null : `Issued ${formatDate(row.issue_date)}`,
      row.no_expiration || row.expiration_date === null
        ? 'No expiration'
        : `Expires ${formatDate(row.expiration_date)}`,
    ],
    text: row.description,
  }),
  texts: SECTION_TEXTS.certifications,
  calls: sectionCalls(api.certifications, ({ certifications: all }) => all),
}

function periodOf(row: { start_at: string; end_at: string | null }) {
  return { start_at: row.start_at, end_at: row.end_at ?? '' }
}

function chosen(of: { id: string; name: string } | null): SelectOption | undefined {
  return of === null ? undefined : { id: of.id, name: of.name }
}
