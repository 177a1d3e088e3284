import { readFile } from 'node:fs/promises'
import { unzip } from '../apps/server/test/unzip.ts'
import { expect, expectAccessible, HEADERS, isPhone, signIn, test, type Page } from './journey.ts'

const PASSWORD = 'Demo-pass-1'
const DIALOG = { timeout: 30_000 }

test('an expert downloads what is kept, asks to be erased and takes it back', async ({ page }) => {
  // Two experts whom no other journey needs, one for each size.
  const email = isPhone(page) ? 'ama.boateng@experts.demo.test' : 'pierre.lacombe@experts.demo.test'
  await signIn(page, email, '/profile-settings?tab=privacy')
  await expect(page.getByRole('heading', { name: 'What we hold' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Download my data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Download my data' })
  await expectAccessible(page)
  await dialog.getByLabel('Your current password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Prepare the archive' }).click()
  // The archive may be ready before anybody looks.
  const progress = page.getByRole('dialog', { name: /^(Preparing the archive|Your data is ready)/ })
  await progress.getByRole('button', { name: 'Close', exact: true }).last().click(DIALOG)
  const download = page.waitForEvent('download')
  await page.getByRole('list', { name: 'Exports' }).getByRole('link', { name: 'Download' }).first().click()
  const archive = unzip(await readFile(await (await download).path()))
  expect(archive.get('data/person.json')?.toString()).toContain(email)
  expect(archive.get('index.html')?.toString()).toContain('Your personal data')

  await askForErasure(page)
  const banner = page.getByRole('region', { name: 'Erasure requested' })
  await expect(banner).toBeVisible()
  await expectAccessible(page)
  await page.goto('/profile-settings')
  await banner.getByRole('link', { name: 'Take it back' }).click()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByText('Your account stays.')).toBeVisible()
  // The button is gone: its reader stays where it was.
  await expect(page.getByRole('heading', { name: 'Erase my data' })).toBeFocused()
  await expect(banner).toBeHidden()
})

/** The code that is to be typed stands in the label. */
async function askForErasure(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Request erasure' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Request erasure' }).click()
  await expect(dialog.getByText('Type the code to confirm.')).toBeVisible()
  await expect(dialog.getByText('Enter your current password')).toBeVisible()
  await confirm(page, 'Request erasure')
}

async function confirm(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  const code = dialog.getByLabel(/^Type P-\d+ to confirm/)
  const label = await dialog.getByText(/^Type P-\d+ to confirm/).innerText()
  await dialog.getByLabel('Your current password').fill(PASSWORD)
  await expectAccessible(page)
  await code.fill(/P-\d+/.exec(label)?.[0] ?? '')
  await dialog.getByRole('button', { name: button }).click()
  await expect(dialog).toBeHidden()
}

test('an admin erases somebody, who then is in no list any more', async ({ page }) => {
  const size = isPhone(page) ? 'phone' : 'desktop'
  const email = `vera.gone.${size}@journey.test`
  await signIn(page, 'admin@demo.test', '/users/erasures')
  await expect(page.getByRole('heading', { name: 'Erasure requests' })).toBeVisible()
  await expectAccessible(page)
  const added = await page.request.post('/api/users', {
    data: { first_name: 'Vera', last_name: `Gone ${size}`, email, roles: ['growth_experts_expert'] },
    headers: HEADERS,
  })
  expect(added.status(), await added.text()).toBe(201)

  await page.goto(`/users?keyword=${email}`)
  await page.getByRole('link', { name: `Vera Gone ${size}` }).click()
  await page.getByRole('button', { name: 'Set a legal hold' }).click()
  await page.getByLabel('Reason').fill('A court has asked for it.')
  await page.getByRole('button', { name: 'Set the hold' }).click()
  await expect(page.getByText('Not possible: the data must be kept for now by law.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Lift the hold' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Lift', exact: true }).click()
  await page.getByRole('button', { name: 'Erase', exact: true }).click()
  await confirm(page, 'Erase')

  await expect(page).toHaveURL(/\/users$/)
  await page.goto(`/users?keyword=${email}`)
  await expect(page.getByText(`Vera Gone ${size}`)).toBeHidden()
  const found = await page.request.get(`/api/users?keyword=${email}`)
  expect(await found.json()).toMatchObject({ data: [] })
  await page.goto('/users/erasures?status=done')
  await expect(page.getByText(/^Anonymized #P-/).first()).toBeVisible()
})
