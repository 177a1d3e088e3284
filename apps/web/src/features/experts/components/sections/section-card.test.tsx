import { allSections } from '@guildhall/contract/experts/all-sections'
import { sections, type Education, type Experience } from '@guildhall/contract/experts/sections'
import { companies } from '@guildhall/contract/companies'
import { pageOf } from '@guildhall/contract/envelope'
import { reference } from '@guildhall/contract/reference'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { educations, experiences } from '#features/experts/long-sections.ts'
import { languages, skills } from '#features/experts/short-sections.ts'
import { renderWithData } from '#test/render.tsx'
import { sampleSections } from '#test/samples.ts'
import { StubRefusal, stubApi, type StubApi } from '#test/stub-api.ts'
import { toasts } from '#ui/feedback/toasts.tsx'
import { SectionCard } from './section-card.tsx'
// Loaded before, so that no test waits for it.
import './opened-dialog.tsx'

const PERSON = '0193b4a0-0000-7000-8000-000000000001'
const FULL_TIME = { id: '0193b4a0-0000-7000-8000-000000000010', name: 'Full-time' }
const FREELANCE = { id: '0193b4a0-0000-7000-8000-000000000011', name: 'Freelance' }
const SKILL = '0193b4a0-0000-7000-8000-000000000020'

const all = <Row,>(rows: Row[]) => pageOf(rows, { page: 1, pageSize: 100, total: rows.length })

const experience: Experience = {
  id: '0193b4a0-0000-7000-8000-000000000002',
  version: 3,
  title: 'Pricing Director',
  description: null,
  company: { id: '0193b4a0-0000-7000-8000-000000000030', name: 'Halden' },
  employmentType: FULL_TIME,
  country: null,
  state: null,
  city: null,
  start_at: '2020-01-06',
  end_at: '2022-03-31',
  currently_working: false,
  short_name: '',
  projects: [],
}

const actions = { canEdit: true, canDelete: true }

let api: StubApi

beforeEach(() => {
  toasts.closeAll()
  api = stubApi()
  api.on(reference.employmentTypes, () => all([FULL_TIME, FREELANCE]))
  api.on(reference.countries, () => all([]))
  api.on(reference.degreeTypes, () => all([]))
  api.on(reference.schools, () => all([]))
  api.on(companies.pick, () => all([]))
})

function given(rows: Experience[], found = experience) {
  api.on(allSections.read, () => sampleSections({ experiences: rows }))
  api.on(sections.experiences.find, () => ({ data: found, actions }))
}

function renderCard(canEdit = true) {
  return renderWithData(<SectionCard section={experiences} ownerId={PERSON} canEdit={canEdit} />)
}

const dialog = async () => within(await screen.findByRole('dialog'))

describe('a section', () => {
  it('offers a reader nothing to press', async () => {
    given([experience])
    renderCard(false)

    await screen.findByText('Pricing Director')

    expect(screen.queryAllByRole('button')).toEqual([])
  })

  it('says when nothing is provided', async () => {
    given([])
    renderCard(false)

    expect(await screen.findByText('Not provided')).toBeDefined()
  })

  it('says Present instead of an end that is yet to come', async () => {
    given([{ ...experience, end_at: null, currently_working: true }])
    renderCard()

    expect(await screen.findByText(/Jan 2020 – Present/)).toBeDefined()
  })
})

describe('the dialog of a section', () => {
  it('says what is missing only after it was sent', async () => {
    given([])
    const { user } = renderCard()
    await user.click(await screen.findByRole('button', { name: 'Add work experience' }))
    expect((await dialog()).queryByText('This field is required.')).toBeNull()

    await user.click((await dialog()).getByRole('button', { name: 'Save' }))

    expect((await dialog()).getAllByText('This field is required.')).toHaveLength(5)
  })

  it('asks no company of a freelancer', async () => {
    given([])
    const { user } = renderCard()
    await user.click(await screen.findByRole('button', { name: 'Add work experience' }))

    await user.click((await dialog()).getByRole('combobox', { name: /Employment type/ }))
    await user.click(await screen.findByRole('option', { name: 'Freelance' }))
    await user.click((await dialog()).getByRole('button', { name: 'Save' }))

    expect((await dialog()).getByLabelText(/Company/).getAttribute('aria-required')).toBe('false')
    expect((await dialog()).getAllByText('This field is required.')).toHaveLength(3)
  })

  it('says Present in place of the end while the work goes on', async () => {
    given([experience])
    const { user } = renderCard()
    await user.click(await screen.findByRole('button', { name: 'Edit Pricing Director' }))
    expect(await screen.findByLabelText(/End date/)).toBeDefined()

    await user.click((await dialog()).getByLabelText('I am currently working in this role'))

    expect(screen.queryByLabelText(/End date/)).toBeNull()
    expect((await dialog()).getByText('End date').parentElement?.textContent).toBe('End datePresent')
  })

  it('sends the version that it read, and says that it is saved', async () => {
    const sent: unknown[] = []
    given([experience])
    api.on(sections.experiences.update, ({ body, headers }) => {
      sent.push([headers.get('If-Match'), body.title, body.end_at])
      return { data: experience }
    })
    const { user } = renderCard()

    await user.click(await screen.findByRole('button', { name: 'Edit Pricing Director' }))
    await user.type(await screen.findByLabelText(/Title/), '!')
    await user.click((await dialog()).getByRole('button', { name: 'Save' }))

    expect(await screen.findByText('Experience updated successfully')).toBeDefined()
    expect(sent).toEqual([['"3"', 'Pricing Director!', '2022-03-31']])
  })

  it('shows what both editors changed to the second one, who keeps that and nothing else', async () => {
    const sent: unknown[] = []
    given([experience])
    api.on(sections.experiences.update, ({ body, headers }) => {
      sent.push([headers.get('If-Match'), body.title, body.description])
      return sent.length === 1 ? new StubRefusal(412, 'Somebody else changed this.') : { data: experience }
    })
    const { user } = renderCard()
    await user.click(await screen.findByRole('button', { name: 'Edit Pricing Director' }))
    await user.type(await screen.findByLabelText(/Title/), '!')
    given([experience], { ...experience, version: 4, title: 'Head of Pricing', description: 'Theirs' })

    await user.click((await dialog()).getByRole('button', { name: 'Save' }))
    const row = await screen.findByRole('row', { name: /Head of Pricing/ })
    expect(row.textContent).toContain('Pricing Director!')
    expect(screen.queryByRole('row', { name: /Description/ })).toBeNull()
    await user.click((await dialog()).getByRole('button', { name: 'Keep mine' }))

    expect(await screen.findByText('Experience updated successfully')).toBeDefined()
    expect(sent.at(-1)).toEqual(['"4"', 'Pricing Director!', 'Theirs'])
  })
})

describe('leaving and deleting', () => {
  it('asks before it throws away what was typed', async () => {
    given([])
    const { user } = renderCard()
    await user.click(await screen.findByRole('button', { name: 'Add work experience' }))
    await user.type((await dialog()).getByLabelText(/Title/), 'Analyst')

    await user.click((await dialog()).getByRole('button', { name: 'Cancel' }))
    expect(screen.getByText('Close without saving?')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Discard' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('asks a second time before it deletes', async () => {
    const deleted: unknown[] = []
    given([experience])
    api.on(sections.experiences.remove, ({ params }) => {
      deleted.push(params['child_id'])
      return { success: true as const }
    })
    const { user } = renderCard()

    await user.click(await screen.findByRole('button', { name: 'Delete Pricing Director' }))
    expect(deleted).toEqual([])
    await user.click(await screen.findByRole('button', { name: 'DELETE' }))

    expect(await screen.findByText('Experience deleted successfully')).toBeDefined()
    expect(deleted).toEqual([experience.id])
  })

  it('says that saving failed when the server does not answer', async () => {
    given([experience])
    api.on(sections.experiences.update, () => new StubRefusal(500))
    const { user } = renderCard()
    await user.click(await screen.findByRole('button', { name: 'Edit Pricing Director' }))
    await user.type(await screen.findByLabelText(/Title/), '!')
    await user.click((await dialog()).getByRole('button', { name: 'Save' }))

    expect(await screen.findByText('Something went wrong please try again later')).toBeDefined()
    expect((await dialog()).getByLabelText(/Title/)).toHaveProperty('value', 'Pricing Director!')
  })
})

describe('education', () => {
  const education: Education = {
    id: experience.id,
    version: 1,
    school: { ...FULL_TIME, name: 'Bocconi', short_name: '' },
    degreeType: { ...FULL_TIME, name: 'MBA', degree: 'MBA' },
    field_of_study: null,
    start_at: '2015-09-01',
    end_at: '2014-06-30',
    still_studying: false,
    description: null,
    activities_societies: null,
    grade: null,
  }

  it('says both halves of a period in the wrong order, and asks for the field of study', async () => {
    api.on(allSections.read, () => sampleSections({ educations: [education] }))
    api.on(sections.educations.find, () => ({ data: education, actions }))
    const { user } = renderWithData(<SectionCard section={educations} ownerId={PERSON} canEdit />)
    await user.click(await screen.findByRole('button', { name: 'Edit Bocconi' }))
    await user.type(await screen.findByLabelText('Grade'), 'A')

    await user.click((await dialog()).getByRole('button', { name: 'Save' }))

    expect((await dialog()).getByText('Started date should be before ended date')).toBeDefined()
    expect((await dialog()).getByText('Ended date should be after started date')).toBeDefined()
    expect((await dialog()).getByText('This field is required.')).toBeDefined()
  })
})

describe('skills', () => {
  it('refuses one that is there already, whatever its case', async () => {
    const known = { id: SKILL, version: 1, skill_id: SKILL, name: 'pricing', level: null }
    api.on(allSections.read, () => sampleSections({ skills: [known] }))
    api.on(reference.skills, () => all([{ id: SKILL, name: 'Pricing', is_draft: false }]))
    const { user } = renderWithData(<SectionCard section={skills} ownerId={PERSON} canEdit />)

    await user.click(await screen.findByRole('button', { name: 'Add skill' }))
    await user.click((await dialog()).getByRole('combobox', { name: 'Skills' }))
    await user.click(await screen.findByRole('option', { name: 'Pricing' }))
    await user.click((await dialog()).getByRole('button', { name: 'Save' }))

    expect((await dialog()).getByText('Skills already exists')).toBeDefined()
  })
})

describe('languages', () => {
  it('says that a language was not added when the server does not answer', async () => {
    api.on(allSections.read, () => sampleSections({}))
    api.on(reference.languages, () => all([{ id: SKILL, name: 'Kazakh', is_draft: false, code: 'kk' }]))
    api.on(sections.languages.create, () => new StubRefusal(500))
    const { user } = renderWithData(<SectionCard section={languages} ownerId={PERSON} canEdit />)

    await user.click(await screen.findByRole('button', { name: 'Add language' }))
    await user.click((await dialog()).getByRole('combobox', { name: 'Languages' }))
    await user.click(await screen.findByRole('option', { name: 'Kazakh' }))
    await user.click((await dialog()).getByRole('button', { name: 'Save' }))

    expect(await screen.findByText('Something went wrong, Language not added.')).toBeDefined()
  })
})
