import { pageOf } from '@guildhall/contract/envelope'
import { members, type Member } from '@guildhall/contract/gigs/members'
import { createRoute } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signedInPages } from '#platform/root-routes.ts'
import { renderPage } from '#test/render-page.tsx'
import { render } from '#test/render.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi } from '#test/stub-api.ts'
import { Experts, Members } from './gig-facts.tsx'

const GIG = '0193b4a0-0000-7000-8000-000000000001'
const first = [person(4, 'Noor Haddad'), person(5, 'Lars Berg'), person(6, 'Mei Chen')]
const tomasz = person(8, 'Tomasz Nowak')

it('counts the members beyond three, and loads them when the list opens', async () => {
  stubApi().on(members.list, ({ query }) => {
    const all = query.get('type') === 'customer' ? [tomasz] : [...first, person(7, 'Salma Aziz')]
    return pageOf(all.map(memberOf), { page: 1, pageSize: 20, total: all.length })
  })
  const { user } = show({ contributors: { total: 4, first }, customers: { total: 1, first: [tomasz] } })
  const count = await screen.findByRole('button', { name: '2 more' })
  expect(count.textContent).toBe('+2')
  expect(screen.getAllByRole('img')).toHaveLength(3)

  await user.click(count)

  expect(await screen.findByRole('link', { name: /Tomasz Nowak/ })).toBeDefined()
  expect(screen.getByRole('link', { name: /Salma Aziz/ })).toBeDefined()
})

it('shows customers beside contributors, and no count for three', async () => {
  show({ contributors: { total: 2, first: first.slice(0, 2) }, customers: { total: 1, first: [tomasz] } })

  expect(await screen.findByRole('img', { name: 'Tomasz Nowak' })).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

it('says nothing of experts to whom the counts are not told', () => {
  render(<Experts needs_experts />)

  expect(screen.queryByText(/hired/)).toBeNull()
})

function show(crowds: Pick<Parameters<typeof Members>[0], 'contributors' | 'customers'>) {
  const page = createRoute({
    getParentRoute: () => signedInPages,
    path: '/list',
    component: () => <Members id={GIG} {...crowds} />,
  })
  return renderPage({ routes: [page], path: '/list', as: sampleUser({ roles: ['growth_experts_manager'] }) })
}

function person(number: number, name: string) {
  return { id: `0193b4a0-0000-7000-8000-00000000000${number}`, name, photo: null }
}

function memberOf(user: ReturnType<typeof person>): Member {
  return {
    id: user.id,
    type: 'contributor',
    user: { ...user, email: null },
    role: { slug: 'analyst', description: 'Works on it' },
    status: 'Active',
    permission: null,
    created_at: '2026-11-01T08:00:00Z',
    actions: { canRemove: false, canEdit: false, canOpen: true },
  }
}
