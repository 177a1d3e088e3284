import { hiring } from '@guildhall/contract/hiring'
import type { ShortlistEntry } from '@guildhall/contract/hiring/shortlist'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithData } from '#test/render.tsx'
import { stubApi } from '#test/stub-api.ts'
import { Opinion } from './opinion.tsx'

it.each([
  ['up', 'down', 'Thanks for your feedback'],
  ['down', null, 'Taken back'],
] as const)('after a vote "%s" sends %s with the next press on "against"', async (opinion, sent, said) => {
  const bodies: unknown[] = []
  stubApi().on(hiring.giveOpinion, ({ body }) => {
    bodies.push(body)
    return { data: entry }
  })
  const { user } = renderWithData(<Opinion entry={{ ...entry, opinion }} name="Expert 1" />)

  await user.click(screen.getByRole('button', { name: '0 against Expert 1' }))

  expect(await screen.findByText(said)).toBeDefined()
  expect(bodies).toEqual([{ opinion: sent }])
})

it('marks what was chosen without drawing it as the one thing to do', () => {
  renderWithData(<Opinion entry={{ ...entry, opinion: 'up', wants_to_talk: true }} name="Expert 1" />)

  const chosen = screen.getAllByRole('button', { pressed: true })
  expect(chosen.map((button) => button.dataset['variant'])).toEqual(['light', 'light'])
})

const entry: ShortlistEntry = {
  id: '0193b4a0-0000-7000-8000-000000000001',
  expert_id: null,
  name: null,
  photo: null,
  label: 'Expert 1',
  job_title: null,
  country: null,
  years_of_experience: null,
  industries: [],
  required_skills: [],
  required_total: 0,
  skills: [],
  languages: [],
  is_available: true,
  is_hired: false,
  is_past: false,
  thumbs_up: 0,
  thumbs_down: 0,
  opinion: null,
  comment: null,
  wants_to_talk: false,
  wishes: 0,
  comments: [],
  canRate: false,
  own_rating: null,
}
