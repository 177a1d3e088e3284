import { companies } from '@guildhall/contract/companies'
import type { CompanyDetails } from '@guildhall/contract/companies/shapes'
import { createRoute } from '@tanstack/react-router'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signedInPages } from '#platform/root-routes.ts'
import { signedIn } from '#platform/session.tsx'
import { renderPage } from '#test/render-page.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi, StubRefusal } from '#test/stub-api.ts'
import { AddCompanyPage, EditCompanyPage } from './company-form-page.tsx'

const AT = '2026-11-01T09:00:00.000Z'
const COMPANY: CompanyDetails = {
  id: '0195a000-0000-7000-8000-0000000000c1',
  name: 'Quillmere',
  is_draft: false,
  type: 'Customer',
  source: 'Admin',
  industry: null,
  country: null,
  logo: null,
  created_at: AT,
  updated_at: AT,
  website: null,
  segments: [],
  state: null,
  city: null,
  address: { city_name: null, state_name: null, country_name: null, standard_address: null },
  size: null,
  revenue: null,
  currency: 'USD',
  description: null,
  parent: null,
  children: [],
  created_by: null,
  merged: [],
  members_total: 0,
  version: 1,
}

it('says that the right is gone, and keeps what was typed', async () => {
  const api = stubApi()
  for (const refused of [companies.add, companies.similar])
    api.on(refused, () => new StubRefusal(404, 'Not Found', 'not_found'))
  const page = createRoute({
    getParentRoute: () => signedInPages,
    path: '/page',
    component: AddCompanyPage,
    staticData: { title: 'Add company' },
  })
  const as = sampleUser({ permissions: ['CAN_SEE_ADMIN_COMPANIES_LIST'] })
  const { user } = renderPage({ routes: [page], path: '/page', as })
  const name = await screen.findByLabelText(/^Name/)
  await user.type(name, 'Quillmere Docks')
  await user.selectOptions(screen.getByLabelText(/^Type/), 'Customer')

  act(() => signedIn(sampleUser({ permissions: [] })))
  await user.click(screen.getByRole('button', { name: 'Add company' }))

  expect(await screen.findByText('You are not allowed to do this.')).toBeTruthy()
  expect(screen.queryByText('This company no longer exists.')).toBeNull()
  expect(name).toHaveProperty('value', 'Quillmere Docks')
})

it('says so on the form of a company that is there, too, and keeps it open', async () => {
  const api = stubApi()
  api.on(companies.details, () => ({
    data: COMPANY,
    actions: { canEdit: true, canApprove: true, canMerge: true, canDelete: true },
  }))
  api.on(companies.similar, () => ({ data: [] }))
  api.on(companies.change, () => new StubRefusal(404, 'Not Found', 'not_found'))
  const page = createRoute({
    getParentRoute: () => signedInPages,
    path: '/companies/$companyId/edit',
    component: EditCompanyPage,
    staticData: { title: 'Edit company' },
  })
  const as = sampleUser({ permissions: ['CAN_SEE_ADMIN_COMPANIES_LIST'] })
  const { user } = renderPage({ routes: [page], path: `/companies/${COMPANY.id}/edit`, as })
  const name = await screen.findByLabelText(/^Name/)
  await user.type(name, ' Docks')

  api.on(companies.details, () => new StubRefusal(404, 'Not Found', 'not_found'))
  act(() => signedIn(sampleUser({ permissions: [] })))
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect((await screen.findAllByText('You are not allowed to do this.')).length).toBeGreaterThan(0)
  expect(screen.queryByText('This company no longer exists.')).toBeNull()
  expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Quillmere Docks')
})
