import { expect, expectAccessible, signIn, test } from './journey.ts'

test('a manager asks somebody for a project from the palette', async ({ page }) => {
  await signIn(page, 'manager@demo.test', '/manager/projects')
  await page.getByRole('button', { name: 'Search people, projects, pages' }).click()
  await page.getByRole('combobox', { name: 'Person, project or page' }).fill('Ingrid Halvorsen')
  const ask = page.getByRole('option', { name: 'Request Ingrid Halvorsen for project…' })
  await expect(ask).toBeVisible()
  await expectAccessible(page)
  await ask.click()
  await expect(page).toHaveURL(/\/manager\/experts\/[^/?]+$/)
  await expect(page.getByRole('dialog', { name: 'Request Ingrid Halvorsen for a project' })).toBeVisible()
})
