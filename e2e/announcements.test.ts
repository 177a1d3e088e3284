import { expect, expectAccessible, signIn, test } from './journey.ts'

test('an administrator adds, finds, changes and deletes an announcement', async ({ page }) => {
  const title = `Walk ${Date.now()}`
  await signIn(page, 'admin@demo.test', '/announcements')
  await expect(page.getByRole('heading', { name: 'Year-end statements for consultants' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add announcement' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('textbox', { name: 'Text' }).fill('Something happened.')
  await page.getByRole('combobox', { name: 'Who reads it' }).click()
  await page.getByRole('option', { name: 'Experts' }).click()
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search announcements' }).fill(title)
  await expect(page.getByRole('heading', { name: 'New reasons for turning applications down' })).toHaveCount(
    0,
  )
  await page.getByRole('button', { name: `Edit: ${title}` }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill(`${title} again`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: `${title} again` })).toBeVisible()

  await page.getByRole('button', { name: `Delete: ${title} again` }).click()
  await page.getByRole('button', { name: 'DELETE', exact: true }).click()
  await expect(page.getByText('No results')).toBeVisible()
})

test('an expert reads what is said to experts, and it is new once', async ({ page }, { retry }) => {
  // Whoever has read it cannot be the first reader again.
  await signIn(page, retry === 0 ? 'expert2@demo.test' : 'expert@demo.test', '/announcements')

  const first = page.getByRole('listitem').filter({ hasText: 'Your profile reads better with a summary' })
  await expect(first.getByText('New', { exact: true })).toBeVisible()
  await expect(page.getByText('New reasons for turning applications down')).toHaveCount(0)
  await expect(page.getByText('Year-end statements for consultants')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add announcement' })).toHaveCount(0)
  await expectAccessible(page)

  await expect(async () => {
    await page.reload()
    await expect(first).toBeVisible()
    await expect(first.getByText('New', { exact: true })).toHaveCount(0, { timeout: 1000 })
  }).toPass()
})
