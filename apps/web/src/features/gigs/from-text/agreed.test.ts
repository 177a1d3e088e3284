import type { Proposal } from '@guildhall/contract/gigs/from-text'
import { expect, it } from 'vitest'
import { agreedContent } from './agreed.ts'

const ENERGY = '0193b4a0-0000-7000-8000-000000000001'
const STORAGE = '0193b4a0-0000-7000-8000-000000000002'
const GRID = '0193b4a0-0000-7000-8000-000000000003'

const proposal = (field: Proposal['field'], change: Proposal['change']): Proposal => ({
  field,
  value: 'x',
  sentence: null,
  is_sure: true,
  change,
})

it('brings lists and details together, and leaves the name to its own field', () => {
  const content = agreedContent([
    proposal('name', { name: 'Batteries' }),
    proposal('industry_ids', { industry_ids: [ENERGY] }),
    proposal('segment_ids', { industry_ids: [ENERGY], segment_ids: [STORAGE] }),
    proposal('segment_ids', { industry_ids: [ENERGY], segment_ids: [GRID] }),
    proposal('objective', { details: { objective: 'Know the terms' } }),
    proposal('opportunity_statement', { details: { opportunity_statement: 'A plant' } }),
    proposal('budget_max', { budget_max: 300, bidType: 'Hourly', currency: 'EUR' }),
  ])

  expect(content).toEqual({
    industry_ids: [ENERGY],
    segment_ids: [STORAGE, GRID],
    details: { objective: 'Know the terms', opportunity_statement: 'A plant' },
    budget_max: 300,
    bidType: 'Hourly',
    currency: 'EUR',
  })
})

it('holds nothing where nobody agreed to anything', () => {
  expect(agreedContent([])).toEqual({})
})
