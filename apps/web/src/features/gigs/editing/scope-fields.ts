import {
  AXES,
  CADENCES,
  IMPACTS,
  LICENCE_STATUSES,
  NOMINEE_STATUSES,
  PHASE_STATES,
  RADAR_STATUSES,
} from '@guildhall/contract/gigs/details'
import type { GigKind } from '@guildhall/contract/gigs/kinds'
import type { Field } from '#ui/forms/draft.ts'
import { choices, creations } from './choices.ts'
import { words } from './words.ts'

const always = () => true
const of = (key: string) => `details.${key}`
const company: Field = {
  kind: 'choice',
  name: 'company_id',
  label: 'Company',
  choices: choices.companies,
  create: creations.company,
  isRequired: always,
  isHalf: true,
}
const weight: Field = { kind: 'number', name: 'weight', label: 'Weight', isRequired: always, isHalf: true }
const criterion: Field = { kind: 'text', name: 'name', label: 'Criterion', isRequired: always, isHalf: true }

/** The fields of each kind (PRODUCT 5.6.3); those that it cannot do without stand before the fold. */
export const SCOPE: Record<GigKind, readonly Field[]> = {
  radar: [
    { kind: 'text', name: of('market_name'), label: 'Market name', isRequired: always },
    { kind: 'paragraph', name: of('market_definition'), label: 'Market definition' },
    { kind: 'number', name: of('forecast_end_year'), label: 'Forecast until', isHalf: true },
    { kind: 'day', name: of('publication_date'), label: 'Publication date', isHalf: true },
    {
      kind: 'rows',
      name: of('criteria'),
      label: 'Criteria',
      description: 'The weights of each axis add up to 100.',
      noun: 'criterion',
      maxRows: 20,
      initial: { axis: 'growth', name: '' },
      columns: [
        { kind: 'words', name: 'axis', label: 'Axis', words: words(AXES), isFixed: true, isHalf: true },
        criterion,
        weight,
      ],
    },
    {
      kind: 'rows',
      name: of('companies'),
      label: 'Companies',
      noun: 'company',
      maxRows: 100,
      initial: { status: 'candidate' },
      columns: [
        company,
        {
          kind: 'words',
          name: 'status',
          label: 'Status',
          words: words(RADAR_STATUSES),
          isFixed: true,
          isHalf: true,
        },
        { kind: 'number', name: 'growth_score', label: 'Growth (1 to 5)', decimals: 1, isHalf: true },
        { kind: 'number', name: 'innovation_score', label: 'Innovation (1 to 5)', decimals: 1, isHalf: true },
      ],
    },
  ],
  award: [
    {
      kind: 'text',
      name: of('award_category'),
      label: 'Award category',
      placeholder: 'Company of the Year, Product Leadership …',
      isRequired: always,
    },
    { kind: 'text', name: of('market'), label: 'Market' },
    { kind: 'day', name: of('announcement_date'), label: 'Announcement date', isHalf: true },
    {
      kind: 'words',
      name: of('licence_status'),
      label: 'Licence',
      words: words(LICENCE_STATUSES),
      isFixed: true,
      isHalf: true,
    },
    {
      kind: 'paragraph',
      name: of('award_text'),
      label: 'Award text',
      description: 'Customers of level manage accept it. If you change it after that, they are asked again.',
      maxLength: 4000,
    },
    {
      kind: 'rows',
      name: of('criteria'),
      label: 'Criteria',
      description: 'The weights add up to 100. Jurors score each nominee from 1 to 10.',
      noun: 'criterion',
      maxRows: 20,
      initial: { name: '' },
      isNamed: true,
      columns: [criterion, weight],
    },
    {
      kind: 'rows',
      name: of('nominee_companies'),
      label: 'Nominees',
      noun: 'nominee',
      maxRows: 50,
      initial: { status: 'nominated' },
      columns: [
        company,
        {
          kind: 'words',
          name: 'status',
          label: 'Status',
          words: words(NOMINEE_STATUSES),
          isFixed: true,
          isHalf: true,
        },
      ],
    },
  ],
  'growth-opportunity': [
    {
      kind: 'paragraph',
      name: of('opportunity_statement'),
      label: 'Opportunity statement',
      maxLength: 1000,
      isRequired: always,
    },
    { kind: 'paragraph', name: of('objective'), label: 'Objective', isRequired: always },
    { kind: 'text', name: of('target_market'), label: 'Target market', isHalf: true },
    { kind: 'number', name: of('horizon_years'), label: 'Horizon in years', isHalf: true },
    { kind: 'words', name: of('impact'), label: 'Impact', words: words(IMPACTS), isHalf: true },
    { kind: 'text', name: of('size_estimate'), label: 'Size estimate', isHalf: true },
    { kind: 'lines', name: of('hypothesis'), label: 'Hypotheses' },
    { kind: 'lines', name: of('success_metrics'), label: 'Success metrics' },
  ],
  'opportunity-engine': [
    { kind: 'choice', name: of('sponsor_id'), label: 'Sponsor', choices: choices.contacts, isHalf: true },
    { kind: 'words', name: of('cadence'), label: 'Cadence', words: words(CADENCES), isHalf: true },
    { kind: 'number', name: of('workshops'), label: 'Workshops', isHalf: true },
    {
      kind: 'choices',
      name: of('child_gig_ids'),
      label: 'Opportunities of the programme',
      placeholder: 'Type to search',
      choices: choices.opportunities,
      isHalf: true,
    },
    {
      kind: 'rows',
      name: of('phases'),
      label: 'Phases',
      noun: 'phase',
      maxRows: 30,
      initial: { name: '', state: 'planned' },
      columns: [
        { kind: 'text', name: 'name', label: 'Phase', isRequired: always },
        { kind: 'day', name: 'start_at', label: 'Start', isHalf: true },
        { kind: 'day', name: 'end_at', label: 'End', isHalf: true },
        { kind: 'choice', name: 'owner_id', label: 'Owner', choices: choices.owners, isHalf: true },
        {
          kind: 'words',
          name: 'state',
          label: 'State',
          words: words(PHASE_STATES),
          isFixed: true,
          isHalf: true,
        },
      ],
    },
    {
      kind: 'rows',
      name: of('kpis'),
      label: 'KPIs',
      noun: 'KPI',
      maxRows: 20,
      initial: { name: '' },
      columns: [
        { kind: 'text', name: 'name', label: 'KPI', isRequired: always, isHalf: true },
        { kind: 'number', name: 'target', label: 'Target', decimals: 2, isHalf: true },
        { kind: 'number', name: 'actual', label: 'Actual', decimals: 2, isHalf: true },
      ],
    },
  ],
}
