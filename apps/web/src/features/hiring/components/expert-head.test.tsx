import { createRoute } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signedInPages } from '#platform/root-routes.ts'
import { renderPage } from '#test/render-page.tsx'
import { sampleExpert } from '#test/hiring-samples.ts'
import { sampleUser } from '#test/samples.ts'
import { stubApi } from '#test/stub-api.ts'
import { ExpertHead } from './expert-head.tsx'

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
    component: () => <ExpertHead expert={{ ...sampleExpert, ...change }} />,
    staticData: { title: 'Expert' },
  })

  renderPage({ routes: [page], path: '/page', as: sampleUser() })

  expect(await screen.findByText(words)).toBeTruthy()
})
