import { settings } from '@guildhall/contract/settings'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '#test/render-page.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi } from '#test/stub-api.ts'
import { settingsRoutes } from './routes.tsx'

const STORED = {
  banner: null,
  contact_email: null,
  feedback_enable: true,
  notifications_enable: true,
  dark_mode_enable: false,
  corrected_wording: false,
  activity_logging: true,
  activity_retention: 180,
  allow_self_approval: false,
  require_mfa: false,
  attachment_extensions: ['pdf'],
  gig_extensions: ['pdf'],
  social_links: [],
  currencies: ['USD', 'EUR'],
  company_types: ['Customer', 'Partner'],
  hear_about_us: [{ name: 'Friend', asks_name: true }],
  project_types: [],
  limits: {},
  version: 1,
}

it('says where a currency stays, and of a type also how to change it', async () => {
  const api = stubApi()
  api.on(settings.all, () => ({ data: STORED }))
  api.on(settings.choiceUses, () => ({
    data: { company_types: { Partner: 3 }, currencies: { EUR: 1 }, hear_about_us: {} },
  }))
  const as = sampleUser({ permissions: ['CAN_MANAGE_SETTINGS'] })
  const { user } = renderPage({ routes: settingsRoutes, path: '/admin/settings/choices', as })

  await user.click(await screen.findByLabelText('Currencies'))
  await user.keyboard('{Backspace}')
  expect((await screen.findByText(/^It stays where it is in use/)).textContent).toBe(
    'It stays where it is in use.',
  )
  await user.click(screen.getByRole('button', { name: 'Remove Partner' }))

  expect(await screen.findByText(/To change it everywhere, rename it instead\./)).toBeDefined()
})
