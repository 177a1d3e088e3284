import { hiring } from '@guildhall/contract/hiring'
import type { SimilarExpert } from '@guildhall/contract/hiring/similar'
import { createRoute } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { signedInPages } from '#platform/root-routes.ts'
import { renderPage } from '#test/render-page.tsx'
import { sampleExpert } from '#test/hiring-samples.ts'
import { sampleUser } from '#test/samples.ts'
import { stubApi, StubRefusal, type StubApi } from '#test/stub-api.ts'
import { SimilarCard } from './similar-card.tsx'

const ID = '0193b4a0-0000-7000-8000-000000000001'
const twin: SimilarExpert = {
  expert: {
    ...sampleExpert,
    name: 'Ana Prado',
    job_title: 'Cheese affineur',
    years_of_experience: 12,
    skills: ['Food safety'],
  },
  shared: ['Food safety', 'ageing'],
  evidence: 'Ageing of raw milk cheese.',
  score: null,
}
const route = createRoute({
  getParentRoute: () => signedInPages,
  path: '/somebody',
  component: () => <SimilarCard personId={ID} />,
})

let api: StubApi
beforeEach(() => {
  api = stubApi()
})

function open() {
  const as = sampleUser({ roles: ['growth_experts_manager'] })
  return renderPage({ routes: [route], path: '/somebody', as })
}

it('shows who could do the same, and what both know', async () => {
  api.on(hiring.similar, () => ({ data: [twin] }))
  open()

  const link = await screen.findByRole('link', { name: 'Ana Prado' })
  expect(link.getAttribute('href')).toBe(`/manager/experts/${twin.expert.id}`)
  expect(screen.getByText('Both: Food safety, ageing')).toBeTruthy()
})

it('says that nobody is alike, and that it cannot be told', async () => {
  api.on(hiring.similar, () => ({ data: [] }))
  open()
  expect(await screen.findByText('No similar experts found.')).toBeTruthy()
})

it('says when they cannot be found', async () => {
  api.on(hiring.similar, () => new StubRefusal(500, ''))
  open()
  expect(await screen.findByText(/again|wrong/i)).toBeTruthy()
})
