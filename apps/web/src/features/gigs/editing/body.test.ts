import { describe, expect, it } from 'vitest'
import type { Field } from '#ui/forms/draft.ts'
import { faultsOf, flatBody, missingOf, nested, textsOf } from './body.ts'
import { moreFields, openFields } from './basic-fields.ts'
import { applicationFields, expertFields } from './expert-fields.ts'
import { SCOPE } from './scope-fields.ts'
import { shownLines } from './shown-lines.ts'

const RADAR = [...openFields('radar'), ...moreFields('radar'), ...SCOPE.radar]
const DRAFT = {
  name: 'Yard trucks',
  baseYear: 2026,
  owner_id: { id: 'o', name: 'Sofia' },
  confidentiality: 'open',
}
const ENGINE = [...openFields('opportunity-engine'), ...SCOPE['opportunity-engine']]
const phase = (row: string, start: string, end: string) => ({
  row,
  cells: { name: row, state: 'planned', start_at: start, end_at: end },
})
const criterion = (axis: string, weight: number) => ({
  row: crypto.randomUUID(),
  cells: { axis, name: 'Revenue', weight },
})

describe('what is sent of a project', () => {
  it('keeps the details of the kind by themselves', () => {
    expect(nested({ name: 'Yard trucks', 'details.market': 'Trucks', 'details.criteria': [] })).toEqual({
      name: 'Yard trucks',
      details: { market: 'Trucks', criteria: [] },
    })
    expect(nested({ name: 'Yard trucks' })).toEqual({ name: 'Yard trucks' })
  })

  it('has choices with questions of that kind alone, and the ids of the questions', () => {
    const question = (row: string, kind: string) => ({
      row,
      cells: { question: 'Where?', kind, is_required: true, is_knock_out: false, choices: 'Oslo\n\nBergen ' },
    })
    const draft = { screening_questions: [question('a', 'choice'), question('b', 'text')] }

    const { screening_questions: sent } = flatBody(applicationFields, draft)

    const rest = { question: 'Where?', is_required: true, is_knock_out: false }
    expect(sent).toEqual([
      { id: 'a', kind: 'choice', choices: ['Oslo', 'Bergen'], ...rest },
      { id: 'b', kind: 'text', ...rest },
    ])
  })
})

it('sends each line of a list once', () => {
  expect(flatBody(moreFields('radar'), { tags: 'energy\n\ngrowth \nenergy' })['tags']).toEqual([
    'energy',
    'growth',
  ])
})

describe('what is wrong with a project', () => {
  it('is said beside the field, or the cell of an entry', () => {
    const faults = faultsOf('radar', RADAR, {
      ...DRAFT,
      name: 'Y',
      start_at: '2026-05-01',
      end_at: '2026-04-01',
      'details.criteria': [criterion('growth', 60), { ...criterion('growth', 140), row: 'two' }],
      'details.companies': [{ row: 'new', cells: { status: 'candidate' } }],
    })

    expect(faults['name']).toBe('At least 3 characters.')
    expect(faults['end_at']).toBe('End date should be after start date')
    expect(faults['details.criteria']).toBe('')
    expect(faults['details.criteria.two.weight']).toBe('At most 100.')
    expect(faults['details.companies.new.company_id']).toBe('Field is required')
  })

  it('is the weights of an axis that do not add up', () => {
    const faults = faultsOf('radar', RADAR, { ...DRAFT, 'details.criteria': [criterion('innovation', 40)] })
    expect(faults['details.criteria']).toBe('The weights of innovation should add up to 100')
  })

  it('is each of them, also where one entry beside is malformed', () => {
    const company = { company_id: { id: crypto.randomUUID(), name: 'Voltaris' }, status: 'candidate' }
    const faults = faultsOf('radar', RADAR, {
      ...DRAFT,
      'details.criteria': [criterion('growth', 60)],
      'details.companies': [{ row: 'c', cells: { ...company, growth_score: 7 } }],
    })
    expect(faults).toMatchObject({
      'details.criteria': 'The weights of growth should add up to 100',
      'details.companies.c.growth_score': 'At most 5.',
    })
  })

  it('is no day alone, and not the other that it does not fit to', () => {
    const faults = faultsOf('radar', RADAR, { ...DRAFT, start_at: '31.02.2027', end_at: '2026-09-30' })
    expect(faults['start_at']).toBeDefined()
    expect(faults['end_at']).toBeUndefined()
  })

  it('is said in the row that does not fit to itself or to those above', () => {
    const company = { company_id: { id: crypto.randomUUID(), name: 'Voltaris' }, status: 'candidate' }
    const radar = faultsOf('radar', RADAR, {
      ...DRAFT,
      'details.companies': [
        { row: 'one', cells: company },
        { row: 'two', cells: company },
      ],
      'details.criteria': [criterion('growth', 60), { ...criterion('growth', 40), row: 'twin' }],
    })
    const engine = faultsOf('opportunity-engine', ENGINE, {
      ...DRAFT,
      'details.phases': [
        phase('first', '2026-03-01', '2026-04-01'),
        phase('second', '2026-05-01', '2026-04-01'),
      ],
    })

    expect(radar['details.companies.two.company_id']).toBe('This is in the list twice.')
    expect(radar['details.companies.one.company_id']).toBeUndefined()
    expect(radar['details.criteria.twin.name']).toBe('This is in the list twice.')
    expect(engine).toMatchObject({
      'details.phases': '',
      'details.phases.second.end_at': 'End date should be after start date',
    })
  })

  it('is told by the server with paths, which become the fields of the page', () => {
    expect(
      textsOf({ 'details.companies.2.company_id': ['Choose from the list.'], name: ['Too long'] }),
    ).toEqual({
      'details.companies': ['Entry 3: Choose from the list.'],
      name: ['Too long'],
    })
  })
})

describe('what is missing', () => {
  it('is what a request asks for, in the order of the steps', () => {
    const missing = missingOf('radar', RADAR, { ...DRAFT, summary: 'Trucks that drive alone' })
    expect(missing.map(({ label }) => label)).toEqual([
      'Description',
      'Industries',
      'Geography',
      'Deadline',
      'Market name',
    ])
  })

  it('holds the skills of which none could be created', () => {
    const fields = [...openFields('growth-opportunity'), ...expertFields]
    const failed = [{ id: 'new:Yards', name: 'Yards', created: true, error: true }]

    const missing = missingOf('growth-opportunity', fields, {
      ...DRAFT,
      needs_experts: true,
      skills_required: failed,
    })

    expect(missing.map(({ label }) => label)).toContain('Required skills')
  })
})

describe('criteria of an award', () => {
  it('are sent with what tells them apart, so that scores outlive a new name', () => {
    const rows = [{ row: 'c1', cells: { name: 'Impact', weight: 100 } }]

    const body = nested(flatBody(SCOPE.award, { 'details.criteria': rows }))

    expect(body.details).toMatchObject({ criteria: [{ id: 'c1', name: 'Impact', weight: 100 }] })
  })
})

describe('a value beside another one', () => {
  it('reads in words: days as days, entries one a line', () => {
    const [criteria] = RADAR.filter(({ name }) => name === 'details.criteria')
    const day: Field = { kind: 'day', name: 'deadline', label: 'Deadline' }

    expect(shownLines(day, '2026-05-01')).toEqual(['May 01,2026'])
    expect(criteria && shownLines(criteria, [criterion('growth', 60)])).toEqual([
      'Growth · Revenue · Weight 60',
    ])
    expect(shownLines(day, '')).toEqual([])
  })
})
