import { describe, expect, it } from 'vitest'
import { emptyDraft, newEducation, newWork } from './draft.ts'
import { differencesOf, mergeOf, type Held } from './resume-diff.ts'

const profile: Held['profile'] = {
  id: '0193b4a0-0000-7000-8000-0000000000aa',
  user_id: null,
  internal_id: 'P-000123',
  name: 'Ana Prado',
  first_name: 'Ana',
  last_name: 'Prado',
  photo: null,
  is_default_img: true,
  is_expert: true,
  job_title: 'Analyst',
  bio: null,
  version: 1,
}

const held: Held = {
  profile,
  experiences: [{ title: 'Analyst', company: { name: 'Northwind' }, start_at: '2015-01-01' }],
  educations: [{ school: { name: 'Nova SBE' }, start_at: '2010-09-01' }],
  certifications: [{ title: 'PMP' }],
  skills: [{ name: 'Pricing' }],
  languages: [],
}

const empty = emptyDraft({ first_name: 'Ana', last_name: 'Prado' })
const draft = {
  ...empty,
  values: { ...empty.values, current_job_role: 'Head of Growth', bio: 'Growth.' },
  lists: { ...empty.lists, skills: ['pricing', 'SEO'], certification: ['PMP'] },
  work: [
    { ...newWork(), role: 'analyst', company: 'NORTHWIND', join_month: '01', join_year: '2015' },
    {
      ...newWork(),
      role: 'Head of Growth',
      company: 'Acme',
      join_month: '03',
      join_year: '2019',
      isCurrent: true,
    },
    { ...newWork(), role: 'Intern', company: '', join_month: '', join_year: '2009' },
  ],
  education: [{ ...newEducation(), degree: 'MSc', college: 'Nova SBE', join: '2010', passout: '2014' }],
}

describe('a newer resume', () => {
  it('differs in what the profile does not hold yet', () => {
    const states = Object.fromEntries(differencesOf(draft, held).map(({ key, state }) => [key, state]))

    expect(states).toEqual({
      job_title: 'new',
      bio: 'new',
      'work_experience.0': 'known',
      'work_experience.1': 'new',
      'work_experience.2': 'unfinished',
      'education.0': 'known',
      'skills.0': 'known',
      'skills.1': 'new',
      'certification.0': 'known',
    })
  })

  it('replaces nothing unless it is asked to', () => {
    const chosen = differencesOf(draft, held)
      .filter(({ isChosen }) => isChosen)
      .map(({ key }) => key)

    expect(chosen).toEqual(['bio', 'work_experience.1', 'skills.1'])
    expect(mergeOf(draft, new Set(chosen))).toMatchObject({
      bio: 'Growth.',
      work_experience: [{ role: 'Head of Growth', join_date: '2019-03', relieving: 'Present' }],
      skills: ['SEO'],
      certification: [],
    })
    expect(mergeOf(draft, new Set(chosen))).not.toHaveProperty('job_title')
  })
})
