import { expect, expectAccessible, signIn, test } from './journey.ts'

test('an administrator adds, finds, changes and deletes a widget', async ({ page }) => {
  const title = `Walk ${Date.now()}`
  await signIn(page, 'admin@demo.test', '/widgets')
  await expect(page.getByRole('heading', { name: 'A widget in the making' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add widget' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('textbox', { name: 'Text' }).fill('Something happened.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search widgets' }).fill(title)
  await expect(page.getByRole('heading', { name: 'The first widget' })).toHaveCount(0)
  await page.getByRole('button', { name: `Edit: ${title}` }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill(`${title} again`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: `${title} again` })).toBeVisible()

  await page.getByRole('button', { name: `Delete: ${title} again` }).click()
  await page.getByRole('button', { name: 'DELETE', exact: true }).click()
  await expect(page.getByText('No results')).toBeVisible()
})

test('an expert reads the widgets that are published', async ({ page }) => {
  await signIn(page, 'expert@demo.test', '/widgets')

  await expect(page.getByRole('heading', { name: 'The first widget' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'A widget in the making' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add widget' })).toHaveCount(0)
  await expectAccessible(page)
})
