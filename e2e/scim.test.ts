import { HEADERS, expect, expectAccessible, signIn, test } from './journey.ts'

test('an administrator makes a token of provisioning, and revokes it', async ({ page, request }) => {
  await signIn(page, 'admin@demo.test')
  // What an earlier try left.
  await page.request.delete('/api/settings/scim/token', { headers: HEADERS })
  await page.goto('/admin/settings/provisioning')
  await expect(page.getByText('No token yet.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Create token' }).click()
  await expectAccessible(page)
  const token = await page.getByLabel('Token', { exact: true }).last().innerText()
  await page.getByRole('button', { name: 'Done' }).click()
  const url = await page.getByLabel('Tenant URL').last().innerText()
  const users = () => request.get(`${url}/Users?count=1`, { headers: { Authorization: `Bearer ${token}` } })
  expect((await users()).status()).toBe(200)

  await page.reload()
  await expect(page.getByText('last used')).toBeVisible()
  await page.getByRole('button', { name: 'Revoke' }).click()
  await page
    .getByRole('dialog', { name: 'Revoke the token?' })
    .getByRole('button', { name: 'Revoke' })
    .click()
  await expect(page.getByText('The token has been revoked.')).toBeVisible()
  expect((await users()).status()).toBe(401)
})
