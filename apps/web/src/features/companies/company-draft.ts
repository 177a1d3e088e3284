import { COMPANY_SIZES } from '@guildhall/contract/companies/form'
import type { CompanyDetails } from '@guildhall/contract/companies/shapes'
import type { PublicConfig } from '@guildhall/contract/settings'
import { referenceChoices } from '#features/reference/components/choices.ts'
import { optionIn, wordsWith, type Draft, type Field } from '#ui/forms/draft.ts'
import { companyChoices, companyCreation } from './components/choices.tsx'

/** The form of a company (PRODUCT S-18) with what the settings offer. A draft may stay without a type. */
export function companyFields(
  { types, currency: currencies }: PublicConfig['company'],
  company: CompanyDetails | undefined,
): Field[] {
  const needsType = company === undefined || company.type !== null
  return [
    { kind: 'text', name: 'name', label: 'Name', isRequired: () => true, isHalf: true },
    {
      kind: 'words',
      name: 'type',
      label: 'Type',
      words: wordsWith(types, company?.type),
      isHalf: true,
      ...(needsType && { isRequired: () => true, requiredText: 'This field is required.' }),
    },
    ...BUSINESS,
    ...PLACE,
    ...FIGURES,
    {
      kind: 'words',
      name: 'currency',
      label: 'Currency',
      words: wordsWith(currencies, company?.currency),
      isFixed: true,
      isHalf: true,
    },
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
  { kind: 'words', name: 'size', label: 'Employees', words: wordsWith(COMPANY_SIZES, null), isHalf: true },
  { kind: 'number', name: 'revenue', label: 'Revenue of a year', isHalf: true },
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
