import { expect, it } from 'vitest'
import { educations } from './long-sections.ts'

it('writes a grade as the download does', () => {
  const row = {
    id: 'one',
    version: 1,
    school: { id: 'school', name: 'Bocconi University', short_name: '' },
    degreeType: { id: 'degree', name: 'Master', degree: '' },
    field_of_study: null,
    start_at: '2010-09-01',
    end_at: '2012-06-30',
    still_studying: false,
    description: null,
    activities_societies: null,
    grade: 'With distinction',
  }

  expect(educations.view(row).note).toBe('Grade: With distinction')
})
