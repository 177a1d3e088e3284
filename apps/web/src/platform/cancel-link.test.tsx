import { createRoute, Link } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderPage } from '#test/render-page.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi } from '#test/stub-api.ts'
import { CancelLink } from './cancel-link.tsx'
import { signedInPages } from './root-routes.ts'

const page = (path: string, component: () => React.ReactNode) =>
  createRoute({ getParentRoute: () => signedInPages, path, component })
const routes = [
  page('/companies/$id', () => <Link to="/users/add">Add user</Link>),
  page('/users/add', () => <CancelLink to="/users" />),
  page('/users', () => <p>All users</p>),
]
const COMPANY = '/companies/0199b0a4-0000-7000-8000-000000000001?tab=members'
const open = (path: string) =>
  renderPage({ routes, path, as: sampleUser({ roles: ['growth_experts_admin'] }) })

beforeEach(() => {
  stubApi()
})

it('leads back to what offered the form, as it was', async () => {
  const { user, address } = open(COMPANY)
  await user.click(await screen.findByRole('link', { name: 'Add user' }))

  await user.click(await screen.findByRole('link', { name: 'Cancel' }))

  await screen.findByRole('link', { name: 'Add user' })
  expect(address()).toBe(COMPANY)
})

it('leads to where the form belongs, of one that was opened by its address', async () => {
  const { user } = open('/users/add')

  await user.click(await screen.findByRole('link', { name: 'Cancel' }))

  expect(await screen.findByText('All users')).toBeTruthy()
})
