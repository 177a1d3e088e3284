import { expect, expectAccessible, HEADERS, signIn, test } from './journey.ts'

test('a reader turns on the dark theme and keeps it, once the portal offers it', async ({ page }) => {
  const offer = { data: { dark_mode_enable: true }, headers: HEADERS }
  await signIn(page, 'admin2@demo.test', '/admin/settings/features')
  expect((await page.request.put('/api/settings', offer)).status()).toBe(200)

  await page.reload()
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light')
  await page.getByRole('button', { name: /Account of/ }).click()
  await page.getByRole('dialog', { name: 'Account' }).getByRole('switch', { name: 'Dark theme' }).click()
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark')

  const html = await (await page.request.get('/admin/settings/features')).text()
  expect(html).toContain('data-mantine-color-scheme="dark"')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Features' }).first()).toBeVisible()
  await expectAccessible(page)

  await test.step('what cannot be undone can be read in a menu', async () => {
    const { data } = await (await page.request.get('/api/gigs?status[]=Published')).json()
    await page.goto(`/admin/projects/${data[0].id}`)
    await page.getByRole('button', { name: 'Actions', exact: true }).click()
    await expect(page.getByRole('menuitem', { name: 'Close' })).toBeVisible()
    await expectAccessible(page)
  })

  await page.goto('/logout')
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByRole('heading', { name: /^Log in/ })).toBeVisible()
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark')
  expect(await (await page.request.get('/accounts/login')).text()).toContain(
    'data-mantine-color-scheme="dark"',
  )
  await page.reload()
  await expectAccessible(page)

  await signIn(page, 'admin2@demo.test', '/admin/settings/features')
  const light = await page.request.put('/api/auth/theme', { data: { theme: 'light' }, headers: HEADERS })
  expect(light.status()).toBe(200)
})
