import { describe, expect, it } from 'vitest'
import { languageIn } from './lists.ts'
import { splitName } from './name.ts'
import { parseResume } from '#parser/parse.ts'
import { countryCode, placeScore } from '#parser/words/places.ts'
import { makePdf, RESUME, type Text } from '#parser/samples/sample-pdf.ts'
import type { WorkEntry } from '#parser/shapes.ts'
import { totalYears } from '#parser/entries/years.ts'

const NOW = new Date('2026-11-15T00:00:00Z')
const hints = (language: string, email: string | null = null) => ({ language, email, profile: null })

describe('names', () => {
  it.each([
    ['Jane Doe', 'en', 'Jane', 'Doe'],
    ['Sander van den Berg', 'nl', 'Sander', 'van den Berg'],
    ['María José Gutiérrez Zamora', 'es', 'María José', 'Gutiérrez Zamora'],
    ['Joaquín Peña Robles', 'es', 'Joaquín', 'Peña Robles'],
    ['João Pedro da Silva Santos', 'pt', 'João Pedro', 'da Silva Santos'],
    ['Marie DUPONT', 'fr', 'Marie', 'Dupont'],
    ['KATHARINA VON BÜLOW', 'de', 'Katharina', 'Von Bülow'],
  ])('splits %s', (name, language, first, last) => {
    const split = splitName(name, hints(language))

    expect([split.first, split.last].map((part) => part.toLowerCase())).toEqual([
      first.toLowerCase(),
      last.toLowerCase(),
    ])
  })

  it('lets the e-mail address decide where the surname begins', () => {
    expect(splitName('Ana Lucía Fernández Ortiz', hints('en', 'ana.fernandez@example.com'))).toMatchObject({
      first: 'Ana Lucía',
      last: 'Fernández Ortiz',
    })
  })
})

describe('places and languages', () => {
  it('knows cities, regions and countries in several languages', () => {
    expect(placeScore('Valencia, Spain')).toBeGreaterThan(0.9)
    expect(placeScore('80331 München')).toBeGreaterThan(0.7)
    expect(placeScore('Oakland, CA')).toBeGreaterThan(0.7)
    expect(placeScore('Senior Consultant')).toBe(0)
    expect(countryCode('Vereinigte Staaten')).toBe('US')
  })

  it('finds the language in a line with its level', () => {
    expect(languageIn('Englisch – verhandlungssicher')).toBe('Englisch')
    expect(languageIn('Mandarin Chinese (native)')).toBe('Mandarin Chinese')
    expect(languageIn('Project management')).toBeNull()
  })
})

const job = (from: [number, number], to: [number, number] | 'Present'): WorkEntry => ({
  role: null,
  company: null,
  location: null,
  join_year: from[0],
  join_month: from[1],
  relieving_year: to === 'Present' ? to : to[0],
  relieving_month: to === 'Present' ? null : to[1],
})

describe('total years', () => {
  it('counts parallel jobs once and gaps not at all', () => {
    const jobs = [job([2010, 1], [2011, 12]), job([2011, 1], [2012, 12]), job([2020, 1], [2020, 12])]

    expect(totalYears(jobs, { year: 2026, month: 11 })).toBe(4)
  })

  it('counts a running job up to now', () => {
    expect(totalYears([job([2025, 12], 'Present')], { year: 2026, month: 11 })).toBe(1)
  })
})

describe('a whole resume', () => {
  it('gives every value with a confidence, a place and a reason', async () => {
    const outcome = await parseResume(makePdf([RESUME]), { now: NOW })

    if (outcome.kind !== 'parsed') throw new Error(outcome.reason)
    expect(outcome.resume).toMatchObject({
      first_name: 'Jane',
      last_name: 'Doe',
      email: 'jane.doe@example.com',
      mobile_number: '+44 7700 900123',
      current_job_role: 'Software Engineer',
      current_location: 'Leeds, United Kingdom',
      skills: ['Python', 'SQL', 'Docker'],
      work_experience: [
        {
          role: 'Software Engineer',
          company: 'Acme Ltd',
          location: 'Leeds',
          join_month: 1,
          join_year: 2020,
          relieving_year: 'Present',
        },
      ],
      education: [{ degree: 'BSc Physics', college: 'University of Leeds', join: 2015, passout: 2018 }],
    })
    expect(outcome.places['email']?.[0]).toMatchObject({ page: 1, box: { x: 60 } })
    expect(outcome.explain['skills.0']).toContain('skills')
    for (const value of Object.values(outcome.confidence)) expect(value).toBeLessThanOrEqual(1)
  })

  it('says null for what the page does not show', async () => {
    const texts: Text[] = [{ text: 'Just some words on a page, without any resume', x: 60, y: 100 }]

    const outcome = await parseResume(makePdf([texts]), { now: NOW })

    expect(outcome).toMatchObject({
      kind: 'parsed',
      resume: { email: null, first_name: null, work_experience: [] },
    })
  })
})
