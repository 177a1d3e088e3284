import { pageOf } from '@guildhall/contract/envelope'
import { experts } from '@guildhall/contract/experts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signedIn } from '#platform/session.tsx'
import { onPhone, renderWithData } from '#test/render.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi } from '#test/stub-api.ts'
import { ProviderProjects } from './provider-projects.tsx'

const PERSON = '0193b4a0-0000-7000-8000-0000000000aa'

const project = {
  id: '0193b4a0-0000-7000-8000-0000000000c1',
  title: 'Private 5G at ports',
  status: 'Closed',
  createdBy: null,
  created_at: '2026-03-01T09:00:00.000Z',
  approved_at: null,
  approvedBy: { id: PERSON, name: 'Margaret Ashworth' },
  assigned_at: null,
  rate: 1165,
  rate_type: 'Daily',
  currency: 'EUR',
}

function open() {
  stubApi().on(experts.projects, () => pageOf([project], { page: 1, pageSize: 20, total: 1 }))
  signedIn(sampleUser({ roles: [] }))
  renderWithData(<ProviderProjects personId={PERSON} />)
}

it('writes money as everywhere', async () => {
  open()

  expect(await screen.findByRole('cell', { name: 'EUR 1,165 / day' })).toBeDefined()
})

it('is a list of cards on a phone, with who approved each project', async () => {
  onPhone()
  open()

  const card = await screen.findByRole('listitem')
  expect(card.textContent).toContain('Private 5G at ports')
  expect(card.textContent).toContain('Closed')
  expect(card.textContent).toContain('Approved by Margaret Ashworth')
  expect(screen.queryByRole('table')).toBeNull()
})
