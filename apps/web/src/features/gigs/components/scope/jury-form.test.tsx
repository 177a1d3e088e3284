import type { AwardDetails } from '@guildhall/contract/gigs/details'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signedIn } from '#platform/session.tsx'
import { renderWithData } from '#test/render.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi } from '#test/stub-api.ts'
import { JuryForm } from './jury-form.tsx'

const GIG = '0193b4a0-0000-7000-8000-0000000000c1'
const [ACME, BOLT] = ['0193b4a0-0000-7000-8000-0000000000c2', '0193b4a0-0000-7000-8000-0000000000c3']
const [IMPACT, CRAFT] = ['0193b4a0-0000-7000-8000-0000000000c4', '0193b4a0-0000-7000-8000-0000000000c5']
const details: AwardDetails = {
  award_category: null,
  market: null,
  nominee_companies: [
    { company_id: ACME, status: 'nominated' },
    { company_id: BOLT, status: 'nominated' },
  ],
  criteria: [
    { id: IMPACT, name: 'Impact', weight: 60 },
    { id: CRAFT, name: 'Craft', weight: 40 },
  ],
  scores: [],
  announcement_date: null,
  licence_status: 'none',
  award_text: null,
  acceptances: [],
}
const companies = [
  { id: ACME, name: 'Acme' },
  { id: BOLT, name: 'Bolt' },
]

it('says beside a score what is wrong with it, and sends nothing', async () => {
  stubApi()
  signedIn(sampleUser({ roles: ['growth_experts_expert'] }))
  const refs = { companies, people: [], gigs: [] }
  const { user } = renderWithData(<JuryForm gigId={GIG} details={details} refs={refs} />)
  const [first, second] = [
    screen.getAllByLabelText('Impact (60%)')[0],
    screen.getAllByLabelText('Craft (40%)')[1],
  ]
  if (first === undefined || second === undefined) throw new Error('A field is missing.')
  await user.type(first, '7')
  await user.type(second, '6.5')
  await user.click(screen.getByRole('button', { name: 'Save scores' }))

  expect(second.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Use a whole number.')).toBeDefined()
  expect(document.activeElement).toBe(second)

  await user.clear(second)
  await user.type(second, '11')
  expect(screen.getByText('At most 10.')).toBeDefined()
  expect(first.getAttribute('aria-invalid')).not.toBe('true')
})
