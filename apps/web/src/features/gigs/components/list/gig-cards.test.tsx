import { createRoute } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { GigSummary } from '@guildhall/contract/gigs/gig'
import { signedInPages } from '#platform/root-routes.ts'
import { renderPage } from '#test/render-page.tsx'
import { onPhone, render } from '#test/render.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi } from '#test/stub-api.ts'
import type { Sort } from '#ui/lists/table-sort.ts'
import { GigCards } from './gig-cards.tsx'
import { GigOrder } from './gig-order.tsx'

const list = { rows: [], prefix: 'manager', slots: {}, reloading: false }

beforeEach(() => void stubApi())

it('sorts the cards by what the table is sorted by', async () => {
  const onSort = vi.fn<(sort: Sort | undefined) => void>()
  const { user } = render(<GigOrder sort={undefined} onSort={onSort} />)

  const order = screen.getByRole('combobox', { name: 'Sort by' })
  await user.selectOptions(order, 'Deadline ↑')

  expect(onSort).toHaveBeenCalledWith({ key: 'deadline', direction: 'asc' })
})

it('shows on a card what the table shows', async () => {
  renderCard(gig)

  const card = await screen.findByRole('listitem')
  for (const fact of ['RAD-2026-0042', 'Scoping', 'Ada Lovelace', 'Halden Power', '2 hired', '3 open'])
    expect(card.textContent).toContain(fact)
  expect(screen.getByRole('img', { name: 'Noor Haddad' })).toBeDefined()
})

it('cuts a summary at 100 characters on a phone until the reader asks for all', async () => {
  onPhone()
  renderCard({ ...gig, summary: 'a'.repeat(300) })

  const card = await screen.findByRole('listitem')
  expect(card.textContent).toContain(`${'a'.repeat(100)} ... See more`)
  expect(card.textContent).not.toContain('a'.repeat(101))
})

function renderCard(row: GigSummary): void {
  const page = createRoute({
    getParentRoute: () => signedInPages,
    path: '/cards',
    component: () => <GigCards {...list} rows={[row]} />,
  })
  renderPage({ routes: [page], path: '/cards', as: sampleUser({ roles: ['growth_experts_manager'] }) })
}

const gig: GigSummary = {
  id: '0193b4a0-0000-7000-8000-000000000001',
  internal_id: 'RAD-2026-0042',
  type: 'radar',
  type_display: 'Radar',
  name: 'Storage in the Nordics',
  baseYear: 2026,
  template_name: null,
  stage: 'Scoping',
  summary: null,
  status: 'Published',
  status_display: 'Published',
  locked: false,
  needs_experts: true,
  owner: { id: '0193b4a0-0000-7000-8000-000000000002', name: 'Ada Lovelace', photo: null },
  start_at: null,
  end_at: null,
  deadline: '2027-01-13',
  created_at: '2026-11-01T08:00:00Z',
  updated_at: '2026-11-01T08:00:00Z',
  updated_at_diff: 'a day ago',
  company: { id: '0193b4a0-0000-7000-8000-000000000003', name: 'Halden Power' },
  contributors: {
    total: 1,
    first: [{ id: '0193b4a0-0000-7000-8000-000000000004', name: 'Noor Haddad', photo: null }],
  },
  requests_count: 3,
  hired_count: 2,
}
