import { reference } from '@guildhall/contract/reference'
import type { ParsedResume, ResumeShown } from '@guildhall/contract/applications/parsed-resume'
import { QueryClient } from '@tanstack/react-query'
import { DataProvider } from '#platform/calls/data-provider.tsx'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { draftOf } from '#features/applications/draft.ts'
import { signedIn } from '#platform/session.tsx'
import { render } from '#test/render.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi } from '#test/stub-api.ts'
import { ValidateStep } from './validate-step.tsx'

const ID = '0193b4a0-0000-7000-8000-0000000000a1'
const FOUND: ParsedResume = {
  first_name: 'Ana',
  last_name: 'Prado',
  email: 'ana@example.test',
  mobile_number: '+34 612 34 56 78',
  linked_in_url: null,
  current_job_role: 'Head of Growth',
  current_location: 'Valencia, Spain',
  nationality: 'Spanish',
  bio: 'Growth in three markets.',
  total_years_of_experience: 12,
  skills: ['SEO', 'Pricing', 'CRM', 'Retail', 'Brand'],
  languages: [],
  license: [],
  certification: [],
  work_experience: [],
  education: [],
}

beforeEach(() => {
  const api = stubApi()
  api.on(reference.nationalities, () => ({
    data: [{ id: ID, name: 'Spanish', iso: 'ES' }],
    messages: {},
    meta: { current_page: 1, per_page: 1, total: 1, from: 1, to: 1, error: false, errorMessage: '' },
    pagination: {
      count: 1,
      page: 1,
      pageSize: 1,
      total: 1,
      totalPages: 1,
      nextPage: null,
      prevPage: null,
      from: 1,
      to: 1,
    },
  }))
  signedIn(sampleUser({ roles: ['growth_experts_expert'] }))
})

const SHOWN: ResumeShown = {
  pages: [
    {
      number: 1,
      width: 595,
      height: 842,
      words: [{ text: 'Valencia, Spain', x: 60, base: 90, width: 70, size: 10, bold: false }],
    },
  ],
  places: { current_location: [{ page: 1, x: 60, y: 82, width: 70, height: 10 }], 'skills.0': [] },
}

function open(
  change: Partial<ParsedResume> = {},
  confidence: Record<string, number> = {},
  shown?: ResumeShown,
) {
  const onNext = vi.fn<() => void>()
  const first = draftOf({ ...FOUND, ...change }, confidence, { first_name: 'A', last_name: 'B' })
  function Step() {
    const [draft, setDraft] = useState(first)
    return (
      <ValidateStep
        draft={draft}
        shown={shown}
        onDraft={setDraft}
        onPrevious={() => undefined}
        onNext={onNext}
      />
    )
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const view = render(
    <DataProvider client={client}>
      <Step />
    </DataProvider>,
  )
  return { ...view, onNext }
}

const part = (name: RegExp) => screen.getByRole('region', { name })

it('marks what the parser is less than 0.7 sure of, until somebody has touched it', async () => {
  const { user } = open({}, { current_location: 0.69, mobile_number: 0.7, 'skills.0': 0.4 })

  expect(within(part(/Profile Details/)).getAllByText('Please check')).toHaveLength(1)
  expect(part(/Profile Details/).textContent).toContain('1 to check')
  expect(part(/Professional Details/).textContent).toContain('1 to check')
  await user.click(screen.getByRole('button', { name: 'Edit mode Profile Details' }))
  await user.type(screen.getByLabelText(/Current location/), '!')

  expect(within(part(/Profile Details/)).queryByText('Please check')).toBeNull()
})

it('shows the resume beside the values, and marks where the one stands whose field is entered', async () => {
  const { user, container } = open({}, {}, SHOWN)
  const marks = () => [...container.querySelectorAll('[data-mark]')].map((mark) => mark.getAttribute('y'))

  expect(screen.getByRole('img', { name: 'Page 1 of 1' }).textContent).toBe('Valencia, Spain')
  expect(marks()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Edit mode Profile Details' }))
  await user.click(screen.getByLabelText(/Current location/))
  expect(marks()).toEqual(['80'])
  await user.click(screen.getByLabelText(/First name/))
  expect(marks()).toEqual([])
})

it('asks for edit mode first, then for the fields', async () => {
  const { user, onNext } = open({ mobile_number: null })

  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByText('Please switch to Edit Mode to fill in all required fields.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Edit mode Profile Details' }))
  expect(screen.getByText('Please fill in all required fields in the form.')).toBeDefined()
  expect(screen.getByText('Mobile number is required.')).toBeDefined()
  expect(onNext).not.toHaveBeenCalled()
})

it('counts what is wrong above the parts, and leads to the first of each', async () => {
  const work = { role: null, company: 'Lund AB', join_month: 1, join_year: 2020, location: null }
  const { user } = open({
    mobile_number: null,
    nationality: null,
    work_experience: [{ ...work, relieving_month: null, relieving_year: 'Present' }],
  })

  await user.click(screen.getByRole('button', { name: 'Next' }))
  const box = screen.getByText('3 fields to fix').closest('[role="alert"]')
  expect(document.activeElement).toBe(box)
  expect(box?.textContent).toContain('Profile Details: Mobile number, Nationality')

  await user.click(screen.getByRole('button', { name: 'Work Experience' }))
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Role/)))
})

it('names the fields to fix by their labels, and says at each what is wrong with it', async () => {
  const skills = Array.from({ length: 51 }, (_, index) => `Skill ${index}`)
  const { user } = open({ bio: 'b'.repeat(4001), mobile_number: '12345', skills })

  await user.click(screen.getByRole('button', { name: 'Next' }))
  const box = screen.getByText('3 fields to fix').closest('[role="alert"]')
  expect(box?.textContent).toContain('Profile Details: Mobile number')
  expect(box?.textContent).toContain('Professional Details: Bio, Skills')
  expect(screen.getByText('At most 50 entries.')).toBeDefined()

  await user.click(screen.getByRole('button', { name: 'Edit mode Professional Details' }))
  expect(screen.getByLabelText('Add a skill').getAttribute('aria-invalid')).toBe('true')
})

it('says above a list that it has too many entries, and leads there', async () => {
  const education = { degree: 'MSc', college: 'Lund', join: 2008, passout: 2010 }
  const { user } = open({ education: Array.from({ length: 21 }, () => education) })

  await user.click(screen.getByRole('button', { name: 'Next' }))
  const box = screen.getByText('1 field to fix').closest('[role="alert"]')
  expect(box?.textContent).toContain('Education: Number of entries')

  await user.click(within(part(/^Education/)).getByRole('button', { name: 'Edit mode Education' }))
  await user.click(screen.getByRole('button', { name: 'Education' }))
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('At most 20 entries.'))
})

it('says in a line what a closed part holds', async () => {
  const { user } = open()
  const professional = part(/Professional Details/)

  expect(within(professional).getByText('Head of Growth · 12 years · 5 skills')).toBeDefined()
  expect(within(part(/^Education/)).getAllByText('Not provided')).toHaveLength(2)
  await user.click(within(professional).getByRole('button', { name: 'Expand' }))
  expect(within(professional).queryByText('Head of Growth · 12 years · 5 skills')).toBeNull()
})

it('goes on three seconds after everything is valid', async () => {
  const { user, onNext } = open()
  await screen.findByText('Spanish')

  const at = performance.now()
  await user.click(screen.getByRole('button', { name: 'Next' }))

  expect(screen.getByText('All fields are valid. Proceeding to the next step.')).toBeDefined()
  expect(onNext).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(onNext).toHaveBeenCalledOnce(), 5000)
  expect(performance.now() - at).toBeGreaterThan(2900)
})

it('stays with a change that is made in those three seconds', async () => {
  const { user } = open()
  await screen.findByText('Spanish')
  await user.click(screen.getByRole('button', { name: 'Edit mode Profile Details' }))
  await user.click(screen.getByRole('button', { name: 'Next' }))

  await user.clear(screen.getByLabelText(/Mobile number/))

  expect(screen.queryByText('All fields are valid. Proceeding to the next step.')).toBeNull()
  expect(screen.getByText('Mobile number is required.')).toBeDefined()
})

it('shows four entries, and adds none twice', async () => {
  const { user } = open()
  await user.click(within(part(/Professional Details/)).getByRole('button', { name: 'Expand' }))
  const skills = screen.getByRole('group', { name: 'Skills' })

  expect(within(skills).queryByText('Brand')).toBeNull()
  await user.click(within(skills).getByRole('button', { name: '+1 more' }))
  expect(within(skills).getByText('Brand')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Edit mode Professional Details' }))
  await user.type(within(skills).getByLabelText('Add a skill'), '  seo {Enter}')
  expect(within(skills).getByText('Skills already exists')).toBeDefined()
})

it('takes figures alone for years', async () => {
  const { user } = open({
    education: [{ degree: 'MSc', college: 'Lund', join: 2008, passout: 2010 }],
  })
  await user.click(within(part(/^Education/)).getByRole('button', { name: 'Expand' }))
  await user.click(screen.getByRole('button', { name: 'Edit mode Education' }))
  const passout = screen.getByRole<HTMLInputElement>('textbox', { name: /Passout/ })
  expect(passout.value).toBe('2010')

  await user.clear(passout)
  await user.type(passout, '20x12')

  expect(passout.value).toBe('2012')
})

it('asks before a work experience or an education goes', async () => {
  const { user } = open({
    education: [
      { degree: 'MSc', college: 'Lund', join: 2008, passout: 2010 },
      { degree: 'BSc', college: 'Umeå', join: 2004, passout: 2007 },
    ],
  })
  await user.click(within(part(/^Education/)).getByRole('button', { name: 'Expand' }))
  await user.click(screen.getByRole('button', { name: 'Edit mode Education' }))
  const degrees = () =>
    screen.getAllByRole<HTMLInputElement>('textbox', { name: /Degree/ }).map(({ value }) => value)
  await user.click(screen.getByRole('button', { name: 'Remove education 1' }))
  const question = await screen.findByRole('dialog', { name: 'Delete education' })
  expect(question.textContent).toContain('Are you sure you want to delete MSc education?')
  await user.click(within(question).getByRole('button', { name: 'CANCEL' }))
  expect(degrees()).toEqual(['MSc', 'BSc'])

  await user.click(screen.getByRole('button', { name: 'Remove education 1' }))
  await user.click(await screen.findByRole('button', { name: 'DELETE' }))

  expect(degrees()).toEqual(['BSc'])
})

it('names the year that is wrong beside a month that is chosen', async () => {
  const { user } = open({
    work_experience: [
      {
        role: 'Analyst',
        company: 'Lund AB',
        join_month: 1,
        join_year: 3000,
        location: null,
        relieving_month: null,
        relieving_year: 'Present',
      },
    ],
  })
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(screen.getByRole('button', { name: 'Edit mode Work Experience' }))

  expect(screen.getByText('Use a year like 2019.')).toBeDefined()
})
