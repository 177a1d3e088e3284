import { createRoute } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signedInPages } from '#platform/root-routes.ts'
import { renderPage } from '#test/render-page.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi } from '#test/stub-api.ts'
import { ExpertHead } from './expert-head.tsx'

const ada = {
  id: '0193b4a0-0000-7000-8000-000000000002',
  name: 'Ada Lovelace',
  photo: null,
  job_title: null,
  location: null,
  years_of_experience: null,
  rating: null,
  rating_count: 0,
  availability: 'Available',
  is_available: true,
  is_suspended: false,
  rate: null,
  rate_type: null,
  skills: [],
} as const

it.each([
  [{}, 'Available'],
  [{ is_available: false }, 'Not taking projects'],
  [{ is_available: false, availability: 'Active' }, 'Active'],
  [{ is_available: false, is_suspended: true }, 'Suspended'],
] as const)('says of %o: %s', async (change, words) => {
  stubApi()
  const page = createRoute({
    getParentRoute: () => signedInPages,
    path: '/page',
    component: () => <ExpertHead expert={{ ...ada, skills: [], ...change }} />,
    staticData: { title: 'Expert' },
  })

  renderPage({ routes: [page], path: '/page', as: sampleUser() })

  expect(await screen.findByText(words)).toBeTruthy()
})
