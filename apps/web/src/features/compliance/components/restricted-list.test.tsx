import { compliance, type Restricted } from '@guildhall/contract/compliance'
import { pageOf } from '@guildhall/contract/envelope'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { complianceRoutes } from '#features/compliance/routes.tsx'
import { renderPage } from '#test/render-page.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi } from '#test/stub-api.ts'

const made = { note: '', created_at: '2026-01-02T00:00:00.000Z', created_by: '' }
const rows: Restricted[] = [
  { id: '0199b0a4-0000-7000-8000-000000000001', kind: 'company', name: 'Nordvolt', ...made },
  { id: '0199b0a4-0000-7000-8000-000000000002', kind: 'topic', name: 'cells', ...made },
]

it('says what a release means before it is done', async () => {
  const api = stubApi()
  api.on(compliance.restricted, () => pageOf(rows, { page: 1, pageSize: 10, total: 2 }))
  const as = sampleUser({ permissions: ['CAN_MANAGE_COMPLIANCE'] })
  const { user } = renderPage({ routes: complianceRoutes, path: '/compliance', as })

  await user.click(await screen.findByRole('button', { name: 'Release Nordvolt' }))
  expect(await screen.findByText(/Experts who work for it can be hired again/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))

  await user.click(screen.getByRole('button', { name: 'Release cells' }))
  expect(await screen.findByText(/Projects that name it can hire experts/)).toBeDefined()
})
