import { missingFields } from '@guildhall/contract/gigs/completeness'
import { DETAILS, type TypedDetails } from '@guildhall/contract/gigs/details'
import { GIG_KINDS, type GigKind } from '@guildhall/contract/gigs/kinds'
import { describe, expect, it, vi } from 'vitest'
import { withValue } from '#ui/forms/draft.ts'
import { timeFields } from './expert-fields.ts'
import { allFields, fieldsOf, gapsOf, partsByStep, shownParts } from './steps.ts'

const STAFF = { isStaff: true, currencies: ['USD', 'EUR'] }

function detailsOf(type: GigKind): TypedDetails {
  switch (type) {
    case 'radar':
      return { type, details: DETAILS[type].parse({}) }
    case 'award':
      return { type, details: DETAILS[type].parse({}) }
    case 'growth-opportunity':
      return { type, details: DETAILS[type].parse({}) }
    case 'opportunity-engine':
      return { type, details: DETAILS[type].parse({}) }
  }
}

const draftOf = (type: GigKind) => ({ ...detailsOf(type), status: 'Draft', currency: 'USD' }) as const

describe.each(GIG_KINDS)('the steps of a project: %s', (type) => {
  const steps = partsByStep(draftOf(type), STAFF)
  const fields = allFields(steps)

  it('hold each field once', () => {
    const names = fields.map(({ name }) => name)

    expect(names).toEqual([...new Set(names)])
    expect(names.length).toBeGreaterThan(40)
  })

  it('fold nothing that a project needs before its approval', () => {
    const missing = missingFields({
      type,
      name: '',
      summary: null,
      description: null,
      deadline: null,
      company: null,
      industries: [],
      regions: [],
      needs_experts: true,
      skills_required: [],
      details: {},
    })

    for (const { name, step } of gapsOf(missing, fields)) {
      const part = steps[step].find((one) => fieldsOf([one]).some((field) => field.name === name))
      expect(part, name).toBeDefined()
      expect(part?.title, name).toBeUndefined()
    }
  })
})

describe('the step of the team', () => {
  const { team } = partsByStep(draftOf('growth-opportunity'), STAFF)
  const shown = (draft: object) => fieldsOf(shownParts(team, { ...draft })).map(({ name }) => name)

  it('asks for an expert only where one is needed', () => {
    expect(shown({ needs_experts: true })).toContain('skills_required')
    expect(shown({ needs_experts: false })).not.toContain('skills_required')
    expect(shown({ needs_experts: false })).toContain('owner_id')
  })

  it('asks for a place only while the work is not remote', () => {
    expect(shown({ needs_experts: true, is_remote: false })).toContain('country_id')
    expect(shown({ needs_experts: true, is_remote: true })).not.toContain('country_id')
  })
})

it('gives a duration a unit, and keeps the one that is chosen', () => {
  const duration = timeFields.find(({ name }) => name === 'duration')
  if (duration === undefined) throw new Error('no duration')

  expect(withValue({ timeInterval: '' }, duration, 3)).toEqual({ duration: 3, timeInterval: 'weeks' })
  expect(withValue({ timeInterval: 'days' }, duration, 3)).toMatchObject({ timeInterval: 'days' })
  expect(withValue({ timeInterval: '' }, duration, undefined)).toMatchObject({ timeInterval: '' })
})

it('lets an expert of the team change nothing that is for the staff', () => {
  const fields = allFields(partsByStep(draftOf('radar'), { ...STAFF, isStaff: false }))

  expect(fields.map(({ name }) => name)).not.toContain('owner_id')
})

describe('a day that is over', () => {
  const fields = allFields(partsByStep(draftOf('growth-opportunity'), STAFF))

  it.each(['deadline', 'applications_until'])('is pointed out below %s and refused by nobody', (name) => {
    vi.useFakeTimers({ now: new Date(2026, 10, 21, 23, 30) })
    const saidOf = (day: string) => fields.find((field) => field.name === name)?.hint?.({ [name]: day })

    expect(saidOf('2026-11-20')).toBe('This date has passed.')
    expect([saidOf('2026-11-21'), saidOf('2026-11-22'), saidOf('')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    vi.useRealTimers()
  })
})
