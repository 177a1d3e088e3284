import { expect, expectAccessible, HEADERS, signIn, test, type Page } from './journey.ts'

const scheme = (page: Page) => page.locator('html').getAttribute('data-mantine-color-scheme')
const settle = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()

test('a reader turns on the dark theme and keeps it, once the portal offers it', async ({
  page,
  browser,
}) => {
  await signIn(page, 'manager2@demo.test', '/profile-settings?tab=preferences')
  await expect(page.getByText('The dark theme is switched off.')).toBeVisible()
  const admin = await browser.newPage()
  await signIn(admin, 'admin2@demo.test')
  await admin.request.put('/api/settings', { data: { dark_mode_enable: true }, headers: HEADERS })
  await admin.close()

  await page.reload()
  const before = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.getByRole('button', { name: /Account of/ }).click()
  await page.getByRole('switch', { name: 'Dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expect(page.getByRole('dialog', { name: 'Account' }).getByRole('switch')).toBeChecked()
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(before)
  await expectAccessible(page)

  const html = await (await page.request.get('/manager/projects')).text()
  expect(html).toContain('data-mantine-color-scheme="dark"')
  for (const path of ['/manager/projects', '/manager/experts', '/manager/ics', '/faqs']) {
    await page.goto(path)
    await settle(page)
    expect(await scheme(page)).toBe('dark')
    await expectAccessible(page)
  }

  await page.goto('/profile-settings?tab=preferences')
  await page.getByRole('switch', { name: 'Dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
})
