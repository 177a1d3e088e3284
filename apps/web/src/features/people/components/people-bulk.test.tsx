import { createRoute } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signedInPages } from '#platform/root-routes.ts'
import { renderPage } from '#test/render-page.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi } from '#test/stub-api.ts'
import { PeopleBulk } from './people-bulk.tsx'

function select(...kinds: readonly ('contact' | 'expert')[]) {
  stubApi()
  const people = kinds.map((kind, index) => ({
    id: `0193b4a0-0000-7000-8000-00000000000${index}`,
    name: `Person ${index}`,
    actions: { canMerge: true, canDelete: kind === 'contact' },
  }))
  const page = createRoute({
    getParentRoute: () => signedInPages,
    path: '/list',
    component: () => <PeopleBulk people={people} onClear={() => undefined} />,
    staticData: { title: 'People' },
  })
  return renderPage({ routes: [page], path: '/list', as: sampleUser() })
}

it('says that nobody of the selected can be deleted, and how many are merged', async () => {
  const { user } = select('expert')

  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(screen.getByRole('alert').textContent).toBe(
    'Select at least one contact: only contacts can be deleted.',
  )

  await user.click(screen.getByRole('button', { name: 'Merge' }))
  expect(screen.getByRole('alert').textContent).toBe('Select exactly two people to merge.')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('asks before a contact is deleted', async () => {
  const { user } = select('contact')

  await user.click(await screen.findByRole('button', { name: 'Delete' }))

  expect(await screen.findByRole('dialog', { name: 'Delete person' })).toBeDefined()
  expect(screen.queryByText(/only contacts/)).toBeNull()
})
