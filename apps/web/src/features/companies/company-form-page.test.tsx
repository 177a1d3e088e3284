import { companies } from '@guildhall/contract/companies'
import { createRoute } from '@tanstack/react-router'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signedInPages } from '#platform/root-routes.ts'
import { signedIn } from '#platform/session.tsx'
import { renderPage } from '#test/render-page.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi, StubRefusal } from '#test/stub-api.ts'
import { AddCompanyPage } from './company-form-page.tsx'

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
  expect(screen.queryByText('This company is not there any more.')).toBeNull()
  expect(name).toHaveProperty('value', 'Quillmere Docks')
})
