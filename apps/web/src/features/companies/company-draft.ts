import { CURRENCIES } from '@guildhall/contract/gigs/form'
import { COMPANY_SIZES, COMPANY_TYPES } from '@guildhall/contract/companies/form'
import type { CompanyDetails } from '@guildhall/contract/companies/shapes'
import { referenceChoices } from '#features/reference/components/choices.ts'
import { optionIn, type Draft, type Field } from '#ui/forms/draft.ts'
import { companyChoices, companyCreation } from './components/choices.tsx'

const words = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** The form of a company (PRODUCT S-18). A draft may stay without a type. */
export function companyFields(needsType: boolean): Field[] {
  return [
    { kind: 'text', name: 'name', label: 'Name', isRequired: () => true, isHalf: true },
    {
      kind: 'words',
      name: 'type',
      label: 'Type',
      words: words(COMPANY_TYPES),
      isHalf: true,
      ...(needsType && { isRequired: () => true, requiredText: 'This field is required.' }),
    },
    ...BUSINESS,
    ...PLACE,
    ...FIGURES,
    { kind: 'paragraph', name: 'description', label: 'Description', maxLength: 4000 },
  ]
}

const BUSINESS: readonly Field[] = [
  {
    kind: 'text',
    name: 'website',
    label: 'Website',
    type: 'url',
    placeholder: 'www.company.com',
    isHalf: true,
  },
  {
    kind: 'choice',
    name: 'parent_id',
    label: 'Parent company',
    choices: companyChoices,
    create: companyCreation,
    isHalf: true,
  },
  {
    kind: 'choice',
    name: 'industry_id',
    label: 'Industry',
    choices: referenceChoices.industries,
    settle: (draft) => ({ ...draft, segment_ids: [] }),
    isHalf: true,
  },
  {
    kind: 'choices',
    name: 'segment_ids',
    label: 'Segments',
    placeholder: 'Choose segments of this industry',
    choices: {
      ...referenceChoices.segments,
      within: (draft) => optionIn(draft, 'industry_id')?.id,
      load: (client, keyword, draft) => {
        const industry = optionIn(draft, 'industry_id')
        return referenceChoices.segments.load(client, keyword, {
          industries_ids: industry === undefined ? [] : [industry],
        })
      },
    },
    isHalf: true,
  },
]

const PLACE: readonly Field[] = [
  {
    kind: 'choice',
    name: 'country_id',
    label: 'Country',
    choices: referenceChoices.countries,
    settle: (draft) => ({ ...draft, state_id: undefined, city_id: undefined }),
    isHalf: true,
  },
  {
    kind: 'choice',
    name: 'state_id',
    label: 'State',
    choices: referenceChoices.states,
    isDisabled: (draft) => optionIn(draft, 'country_id') === undefined,
    settle: (draft) => ({ ...draft, city_id: undefined }),
    isHalf: true,
  },
  {
    kind: 'choice',
    name: 'city_id',
    label: 'City',
    choices: referenceChoices.cities,
    isDisabled: (draft) => optionIn(draft, 'state_id') === undefined,
    isHalf: true,
  },
]

const FIGURES: readonly Field[] = [
  { kind: 'words', name: 'size', label: 'Employees', words: words(COMPANY_SIZES), isHalf: true },
  { kind: 'number', name: 'revenue', label: 'Revenue of a year', isHalf: true },
  {
    kind: 'words',
    name: 'currency',
    label: 'Currency',
    words: words(CURRENCIES),
    isFixed: true,
    isHalf: true,
  },
]

export function emptyDraft(name: string): Draft {
  return { name, currency: 'USD', segment_ids: [] }
}

export function draftOf(company: CompanyDetails): Draft {
  return {
    name: company.name,
    type: company.type ?? '',
    website: company.website ?? '',
    parent_id: company.parent ?? undefined,
    industry_id: company.industry ?? undefined,
    segment_ids: company.segments.map(({ id, name }) => ({ id, name })),
    country_id: company.country ?? undefined,
    state_id: company.state ?? undefined,
    city_id: company.city ?? undefined,
    size: company.size ?? '',
    revenue: company.revenue ?? undefined,
    currency: company.currency,
    description: company.description ?? '',
  }
}
