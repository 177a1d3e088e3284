import type { Browser } from '@playwright/test'
import { expect, expectAccessible, HEADERS, signIn, test, type Page } from './journey.ts'

const GIG = 'Second-life batteries as a business'

async function as(browser: Browser, email: string, visit: (page: Page) => Promise<void>) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, email)
  await visit(page)
  await context.close()
}

async function gigOf(page: Page): Promise<string> {
  const { data } = await (await page.request.get(`/api/gigs?keyword=${encodeURIComponent(GIG)}`)).json()
  return data[0].id
}

test('an agreement is read, signed, asked for again when its terms change, and verified by a stranger', async ({
  page,
  browser,
}) => {
  test.slow()
  await signIn(page, 'manager@demo.test')
  const gig = await gigOf(page)
  let mine = ''
  await as(browser, 'expert@demo.test', async (self) => {
    const { data } = await (await self.request.get(`/api/gigs/${gig}/brief`)).json()
    mine = data.engagement.id
  })
  // Phone, desktop and a second try share the hire: each makes a version of its own.
  const before = await (await page.request.get(`/api/engagements/${mine}/signatures`)).json()
  const changed = await page.request.put(`/api/engagements/${mine}/terms`, {
    data: { hours_planned: before.terms.hours_planned + 1 },
    headers: HEADERS,
  })
  expect(changed.status(), await changed.text()).toBe(200)

  let hash = ''
  await as(browser, 'expert@demo.test', async (self) => {
    await self.goto(`/expert/projects/${gig}?tab=work`)
    const block = self.getByRole('region', { name: 'Agreement' })
    await expect(block.getByText('Not signed')).toBeVisible()
    await expectAccessible(self)
    await block.getByRole('button', { name: 'Sign agreement' }).click()
    const dialog = self.getByRole('dialog')
    await expect(dialog.getByRole('textbox', { name: /^Version/ })).toHaveValue(/Hours planned/)
    await dialog.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(dialog.getByText('Type your full name.')).toBeVisible()
    await expect(dialog.getByText('Tick that you agree.')).toBeVisible()
    const tick = dialog.getByRole('checkbox', { name: 'I have read the agreement and agree to it' })
    await expect(tick).toBeFocused()
    await expectAccessible(self)
    await tick.check()
    await dialog.getByLabel('Your full name').fill('Somebody Else')
    await dialog.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(block.getByText('Signed', { exact: true })).toBeVisible()
    await expect(block.getByText(/which differs from the name of the account/).first()).toBeVisible()
    await expectAccessible(self)
    hash = (await (await self.request.get(`/api/engagements/${mine}/signatures`)).json()).data[0].sha256
  })

  await page.goto(`/manager/projects/${gig}/hire?tab=Hired`)
  await expect(page.getByText(/^Agreement signed/).first()).toBeVisible()
  const file = await (await page.request.get(`/api/engagements/${mine}/agreement`)).body()

  const context = await browser.newContext()
  const stranger = await context.newPage()
  await stranger.goto('/verify')
  await stranger.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(stranger.getByText('Choose a file, or enter its SHA-256.')).toBeVisible()
  await stranger
    .locator('input[type=file]')
    .setInputFiles({ name: 'agreement.pdf', mimeType: 'application/pdf', buffer: file })
  await stranger.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(stranger.getByText('Valid', { exact: true })).toBeVisible()
  await expectAccessible(stranger)
  await stranger.getByRole('button', { name: 'Remove the file' }).click()
  await stranger.getByLabel('SHA-256').fill(`${hash.slice(0, 63)}${hash.endsWith('0') ? '1' : '0'}`)
  await stranger.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(stranger.getByText('Not known', { exact: true })).toBeVisible()
  await context.close()
})

test('a manager agrees on more hours where they look at the work', async ({ page }) => {
  await signIn(page, 'manager@demo.test')
  const gig = await gigOf(page)
  await page.goto(`/manager/projects/${gig}?tab=work`)
  const block = page.getByRole('region', { name: 'Agreement' })
  await block.getByRole('button', { name: 'Change terms' }).click()
  const dialog = page.getByRole('dialog')
  const hours = dialog.getByLabel('Hours planned')
  await hours.fill(String(Number(await hours.inputValue()) + 3))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The terms are changed. The expert is asked to sign again.')).toBeVisible()
  await expect(block.getByText('Not signed')).toBeVisible()
})
