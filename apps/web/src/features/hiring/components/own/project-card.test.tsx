import { pageOf } from '@guildhall/contract/envelope'
import { reference } from '@guildhall/contract/reference'
import { createRoute } from '@tanstack/react-router'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { signedInPages } from '#platform/root-routes.ts'
import { onPhone, render } from '#test/render.tsx'
import { renderPage } from '#test/render-page.tsx'
import { sampleBrief, sampleOwnEngagement } from '#test/hiring-samples.ts'
import { sampleUser } from '#test/samples.ts'
import { stubApi } from '#test/stub-api.ts'
import { OwnDialogPlace } from './own-actions.tsx'
import { Fit, ProjectCard } from './project-card.tsx'

it('cuts a summary at 100 characters on a phone until the expert asks for all', async () => {
  stubApi()
  onPhone()
  const page = createRoute({
    getParentRoute: () => signedInPages,
    path: '/card',
    component: () => <ProjectCard brief={brief} ask={() => undefined} />,
  })
  const { user } = renderPage({
    routes: [page],
    path: '/card',
    as: sampleUser({ roles: ['growth_experts_expert'] }),
  })

  const more = await screen.findByRole('button', { name: '... See more' })
  expect(screen.queryByText(/a{101}/)).toBeNull()

  await user.click(more)
  expect(screen.getByText(/a{300}/)).toBeDefined()
})

it('gives number, industries and project manager a place of their own each, so that no line ends with a dot', async () => {
  stubApi()
  const owner = { id: '0193b4a0-0000-7000-8000-000000000009', name: 'Sofia Alvarez' }
  const known = { ...brief, industries: ['Energy', 'Water'], owner }
  const page = createRoute({
    getParentRoute: () => signedInPages,
    path: '/card',
    component: () => <ProjectCard brief={known} ask={() => undefined} />,
  })
  renderPage({ routes: [page], path: '/card', as: sampleUser({ roles: ['growth_experts_expert'] }) })

  expect(await screen.findByText(brief.internal_id)).toBeDefined()
  expect(screen.getByText('Water')).toBeDefined()
  expect(screen.queryByText(/·/)).toBeNull()
})

it('keeps a dialog, and what is typed in it, when its project leaves the list', async () => {
  stubApi().on(reference.reasons, () => pageOf([], { page: 1, pageSize: 20, total: 0 }))
  const page = createRoute({ getParentRoute: () => signedInPages, path: '/list', component: List })
  const { user } = renderPage({
    routes: [page],
    path: '/list',
    as: sampleUser({ roles: ['growth_experts_expert'] }),
  })
  await user.click(await screen.findByRole('button', { name: 'Decline' }))
  await user.type(await screen.findByLabelText(/Add a note/), 'No time')

  fireEvent.click(screen.getByText('Withdraw the request'))

  expect(screen.queryByText('Storage in the Nordics')).toBeNull()
  expect(screen.getByLabelText(/Add a note/)).toHaveProperty('value', 'No time')
})

it.each([
  [0, 3, 'requested', 'Skills asked for'],
  [2, 3, 'requested', 'You match 2 of 3 skills'],
  [0, 3, null, 'You match 0 of 3 skills'],
] as const)('says of %s matched skills of %s, %s: "%s"', (matched, required, state, words) => {
  const engagement = state && { ...sampleOwnEngagement, state }
  render(<Fit brief={{ ...sampleBrief, engagement, fit: { matched, required, skills: [] } }} />)

  expect(screen.getByRole('list', { name: words })).toBeDefined()
})

function List() {
  const [isThere, setThere] = useState(true)
  const requested = { ...brief, actions: { ...brief.actions, canDecline: true } }
  return (
    <>
      <button type="button" onClick={() => setThere(false)}>
        Withdraw the request
      </button>
      <OwnDialogPlace>{(ask) => isThere && <ProjectCard brief={requested} ask={ask} />}</OwnDialogPlace>
    </>
  )
}

const brief = { ...sampleBrief, summary: 'a'.repeat(300) }
