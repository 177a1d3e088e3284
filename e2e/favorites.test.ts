import { expect, expectAccessible, isPhone, signIn, test } from './journey.ts'

test('somebody without favorites is told where to ask', async ({ page }) => {
  await signIn(page, 'admin2@demo.test', '/favorites')
  await expect(page.getByText('Your favorites list is empty')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contact us' })).toBeVisible()
  await expectAccessible(page)
})

test('an admin searches, sorts and lets go of favorites', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/admin/favorites')
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ })
  await expect(boxes.first()).toBeVisible()
  await expectAccessible(page)
  if (!isPhone(page)) await page.getByRole('button', { name: 'Name' }).click()
  const name = (await boxes.first().getAttribute('aria-label'))?.replace('Select ', '') ?? ''
  await page.getByRole('searchbox', { name: 'Search favorites' }).fill(name)
  await expect(page).toHaveURL(/keyword=/)
  await expect(boxes).toHaveCount(1)
  await expect(boxes.first()).toBeVisible()

  await boxes.first().check()
  await page.getByRole('button', { name: 'Delete selected items' }).click()
  await expect(page.getByText('Delete from favorites')).toBeVisible()
  await expect(page.getByText('Are you sure?')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('The project has been deleted from your favorites.')).toBeVisible()
})
