import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { profileTerms, type Passage } from './profile-terms.ts'

interface Person {
  first: string
  last: string
  says: (typeof SAYINGS)[number]
  born: number
  title: (typeof TITLES)[number]
}

const SAYINGS = [
  ['He', 'his', 'himself', 'Mr'],
  ['She', 'her', 'herself', 'Ms'],
] as const
const TITLES = ['Chairman', 'Chairwoman'] as const

const person: fc.Arbitrary<Person> = fc.record({
  first: fc.constantFrom('Anna', 'Björn', 'Chidi', 'Mei-Ling', 'María José', 'Ömer', 'Steel'),
  last: fc.constantFrom('Okonkwo', 'de la Cruz', 'Müller', "O'Neill", 'Wu', 'Battery', 'Al-Sayed'),
  says: fc.constantFrom(...SAYINGS),
  born: fc.integer({ min: 1940, max: 2005 }),
  title: fc.constantFrom(...TITLES),
})

function termsAbout({ first, last, says: [they, their, self, polite], born, title }: Person) {
  const passages: Passage[] = [
    { kind: 'title', text: `${title} and battery engineer` },
    {
      kind: 'bio',
      text: `${first} ${last}, born in ${born}, aged ${2026 - born}, is a ${2026 - born} years old engineer.
        ${they} trusts ${self}; ${polite} ${last} led ${their} team at a steel works and tests battery cells.`,
    },
    { kind: 'task', text: `${first} built storage plants.`, yearsAgo: 3, years: 4 },
  ]
  return [...profileTerms(passages, `${first} ${last}`.split(/\s+/))].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

describe('the terms of a profile', () => {
  it('are the same whatever the name, the gender of the words and the age', () => {
    fc.assert(
      fc.property(person, person, (one, other) => {
        expect(termsAbout(one)).toEqual(termsAbout(other))
      }),
    )
  })

  it('keep what somebody is called like', () => {
    const terms = profileTerms([{ kind: 'bio', text: 'John Steel makes steel.' }], ['John', 'Steel'])
    expect([...terms.keys()]).toContain('steel')
    expect([...terms.keys()]).not.toContain('john')
  })

  it('keep a word that is their last name too, unless the profile calls them by it', () => {
    const about = (says: string) => [
      ...profileTerms(
        [
          { kind: 'project', text: 'Price corridor and discount rules' },
          { kind: 'bio', text: says },
        ],
        ['Ann', 'Price'],
      ).keys(),
    ]
    expect(about('Ann plans.')).toEqual(expect.arrayContaining(['price', 'corridor']))
    expect(about('Ann plans.')).not.toContain('ann')
    expect(about('Ann Price plans.')).not.toContain('price')
    expect(about('Dr. Price plans.')).not.toContain('price')
  })
})
