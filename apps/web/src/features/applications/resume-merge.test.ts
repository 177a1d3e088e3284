import type { ResumeChange } from '@guildhall/contract/applications/resume-change'
import { describe, expect, it } from 'vitest'
import { emptyDraft, newWork } from './draft.ts'
import { chosenAtFirst, mergeOf } from './resume-merge.ts'

const ENTRY = '0193b4a0-0000-7000-8000-0000000000aa'
const empty = emptyDraft({ first_name: 'Ana', last_name: 'Prado' })
const work = {
  ...newWork(),
  role: 'Lead',
  company: 'Acme',
  join_month: '03',
  join_year: '2019',
  isCurrent: true,
}
const draft = { ...empty, work: [newWork(), work] }

function change(key: string, group: ResumeChange['group'], rest: Partial<ResumeChange> = {}): ResumeChange {
  const usual = { title: key, detail: '', before: null, state: 'new', entry_id: null, value: null } as const
  return { ...usual, key, group, ...rest }
}

const changes = [
  change('job_title', 'Details', { state: 'changed', value: 'Head of Growth', before: 'Analyst' }),
  change('years_of_experience', 'Details', { value: '12' }),
  change('work_experience.0.role', 'Work experience', { state: 'changed', entry_id: ENTRY, value: 'Lead' }),
  change('work_experience.0.end', 'Work experience', { state: 'changed', entry_id: ENTRY, value: '2024-05' }),
  change('work_experience.1', 'Work experience'),
  change('education.0.end', 'Education', { state: 'changed', entry_id: ENTRY, value: '2025' }),
  change('skills.0', 'Skills', { title: 'Pricing', state: 'known' }),
  change('skills.1', 'Skills', { title: 'SEO' }),
]

describe('what is taken over of a newer resume', () => {
  it('replaces nothing unless it is asked to', () => {
    const chosen = chosenAtFirst(changes)

    expect([...chosen]).toEqual(['years_of_experience', 'work_experience.1', 'skills.1'])
    const merge = mergeOf(draft, changes, chosen)
    expect(merge).toMatchObject({
      years_of_experience: 12,
      work_changes: [],
      work_experience: [{ role: 'Lead', join_date: '2019-03', relieving: 'Present' }],
      skills: ['SEO'],
    })
    expect(merge).not.toHaveProperty('job_title')
  })

  it('changes an entry by the parts that were chosen', () => {
    const all = new Set(changes.map(({ key }) => key))

    expect(mergeOf(draft, changes, all)).toMatchObject({
      job_title: 'Head of Growth',
      work_changes: [{ id: ENTRY, role: 'Lead', relieving: '2024-05' }],
      education_changes: [{ id: ENTRY, passout: 2025 }],
    })
    expect(mergeOf(draft, changes, new Set(['work_experience.0.end']))).toMatchObject({
      work_changes: [{ id: ENTRY, relieving: '2024-05' }],
      work_experience: [],
    })
  })
})
