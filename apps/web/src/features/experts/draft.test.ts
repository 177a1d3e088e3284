import { expect, it } from 'vitest'
import { bodyOf, isChanged, withValue, type Field } from '#ui/forms/draft.ts'
import { certifications, educations, experiences, projects } from './long-sections.ts'
import { sectionFaults } from './section-faults.ts'

const country = { id: 'it', name: 'Italy' }
const state = { id: 'lom', name: 'Lombardy' }
const city = { id: 'mil', name: 'Milan' }

function fieldOf(name: string): Field {
  const field = experiences.fields.find((one) => one.name === name)
  if (field === undefined) throw new Error(`no field ${name}`)
  return field
}

it('takes state and city away with their country, and the city with its state', () => {
  const draft = { country_id: country, state_id: state, city_id: city }

  expect(withValue(draft, fieldOf('country_id'), { id: 'de', name: 'Germany' })).toMatchObject({
    state_id: undefined,
    city_id: undefined,
  })
  expect(withValue(draft, fieldOf('state_id'), state)).toMatchObject({
    country_id: country,
    city_id: undefined,
  })
})

it('sends ids for options, null for nothing, and no end of what goes on', () => {
  const draft = { title: ' ', country_id: country, end_at: '2024-01-01', currently_working: true }

  expect(bodyOf(experiences.fields, draft)).toMatchObject({ title: null, country_id: 'it', end_at: null })
})

it('never sends what could not be created', () => {
  const failed = { id: 'new:Acme', name: 'Acme', created: true, error: true }

  expect(bodyOf(experiences.fields, { company_id: failed })).toMatchObject({ company_id: null })
})

it('knows that a value typed and taken back is no change', () => {
  expect(isChanged(experiences.fields, { title: 'A' }, { title: 'AB' })).toBe(true)
  expect(isChanged(experiences.fields, {}, { title: '' })).toBe(false)
})

it('takes a tick that nobody touched for none', () => {
  const faults = [
    sectionFaults(experiences, experiences.empty, []),
    sectionFaults(educations, educations.empty, []),
    sectionFaults(projects, projects.empty, []),
    sectionFaults(certifications, certifications.empty, []),
  ].flatMap(Object.keys)

  expect(faults).toContain('end_at')
  for (const flag of ['currently_working', 'still_studying', 'no_expiration'])
    expect(faults).not.toContain(flag)
})
