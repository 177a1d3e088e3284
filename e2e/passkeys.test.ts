import { expect, expectAccessible, isPhone, signIn, test, type Page } from './journey.ts'

// Browsers give passkeys to names, not to numbers.
const port = Number(process.env.E2E_PORT ?? 3210)
test.use({ baseURL: `http://localhost:${port}` })

/** A device of its own with a fingerprint that is always right. */
async function plugIn(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a person adds a passkey, signs in with it, and removes it', async ({ page }) => {
  const account = isPhone(page) ? 'expert@demo.test' : 'customer@demo.test'
  const name = `Key ${Date.now()}`
  await plugIn(page)
  await signIn(page, account, '/profile-settings?tab=security')

  await page.getByRole('button', { name: 'Add passkey' }).click()
  const form = page.getByRole('dialog', { name: 'Add passkey' })
  await form.getByRole('textbox', { name: 'Name' }).fill('')
  await form.getByRole('button', { name: 'Add passkey' }).click()
  await expect(form.getByText('This field is required.')).toBeVisible()
  await form.getByRole('textbox', { name: 'Name' }).fill(name)
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Add passkey' }).click()
  const row = page.getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('not used yet')
  await expectAccessible(page)

  await page.context().clearCookies()
  await page.goto('/accounts/login?redirect=%2Fprofile-settings%3Ftab%3Dsecurity')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/\/profile-settings/)
  await expect(row).toContainText('last used')

  await row.getByRole('button', { name: `Remove: ${name}` }).click()
  const question = page.getByRole('dialog', { name: `Remove ${name}?` })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(row).toHaveCount(0)
  await expect(page.getByText('There is no passkey yet.')).toBeVisible()
})

test('who has no passkey at hand is told how to go on', async ({ page }) => {
  await page.goto(`http://127.0.0.1:${port}/accounts/login`)

  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()

  await expect(page.getByText('Passkeys work only under the name of the portal.')).toBeVisible()
  await expectAccessible(page)
})
