import { expect, expectAccessible, signIn, test, type Page } from './journey.ts'

test('an administrator makes a key, calls with it, and revokes it', async ({ page, playwright, baseURL }) => {
  const name = `Walk ${Date.now()}`
  await signIn(page, 'admin@demo.test', '/admin/settings/api-keys')
  await expect(page.getByText('Staffing report')).toBeVisible()
  await expectAccessible(page)
  await expectSideBySide(page)

  await page.getByRole('button', { name: 'Add key' }).click()
  const form = page.getByRole('dialog', { name: 'Add key' })
  await form.getByRole('button', { name: 'Add key' }).click()
  await expect(form.getByText('This field is required.')).toBeVisible()
  await form.getByRole('textbox', { name: 'Name' }).fill(name)
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Add key' }).click()

  const shown = page.getByRole('dialog', { name: 'Copy the key now' })
  const key = await shown.getByText(/^gh_/).innerText()
  await expectAccessible(page)
  await shown.getByRole('button', { name: 'Done' }).click()
  const row = page.locator('tr, li').filter({ hasText: name })
  await expect(row.getByText('Active', { exact: true })).toBeVisible()
  await expect(page.getByText(key)).toHaveCount(0)

  const program = await playwright.request.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  })
  expect((await program.get('/api/gigs')).status()).toBe(200)

  await row.getByRole('button', { name: `Revoke: ${name}` }).click()
  const asked = page.getByRole('dialog', { name: `Revoke ${name}?` })
  // The words of a dialog are no quieter than its title.
  const ink = await asked.getByRole('heading').evaluate((title) => getComputedStyle(title).color)
  await expect(asked.getByText('This cannot be undone.')).toHaveCSS('color', ink)
  await asked.getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(row.getByText('Revoked', { exact: true })).toBeVisible()
  expect((await program.get('/api/gigs')).status()).toBe(401)
  await program.dispose()
})

test('the reference of the API tells each call, with and without a mouse', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/admin/settings/api-keys')
  await page.getByRole('link', { name: 'API reference' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'API' })).toBeVisible()

  await page.getByRole('link', { name: 'Companies', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Companies', exact: true })).toBeInViewport()
  await page.getByText('Add company', { exact: true }).first().locator('..').press('Enter')

  const fields = page.getByRole('table', { name: 'Body, application/json' })
  await expect(
    fields.getByRole('row', { name: 'name string, at least 1, at most 200 characters yes' }),
  ).toBeVisible()
  await expectAccessible(page)
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(over).toBe(0)
})

/** On a phone what can be done stands in one line, and fills it. */
async function expectSideBySide(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  await page.setViewportSize({ width: 390, height: 844 })
  const one = page.getByRole('link', { name: 'API reference' })
  const other = page.getByRole('button', { name: 'Add key' })
  await expect
    .poll(async () => {
      const [left, right] = [await one.boundingBox(), await other.boundingBox()]
      return left === null || right === null ? undefined : right.x - left.x - left.width
    })
    .toBe(8)
  await page.setViewportSize(size)
}
