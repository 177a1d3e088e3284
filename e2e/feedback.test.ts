import { expect, expectAccessible, isPhone, signIn, test, type Page } from './journey.ts'

test('an expert says something about a page, and an administrator reads it', async ({ page, browser }) => {
  const message = `The page is quick ${Date.now()}`
  await signIn(page, 'expert@demo.test', '/expert/profile?from=test')
  await openDialog(page)
  await page.getByRole('button', { name: 'SEND FEEDBACK' }).click()
  await expect(page.getByText('Rate is required.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('radio', { name: 'Very good' }).check()
  await page.getByRole('radio', { name: 'Bug' }).check()
  await page.getByRole('textbox', { name: 'Message' }).fill(message)
  await page.keyboard.press('Escape')
  await expect(page.getByText('Close without sending?')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Close without sending?')).toBeHidden()
  await page.getByRole('button', { name: 'SEND FEEDBACK' }).click()
  await expect(page.getByText('Your comments will help us improve your experience.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'OK' }).click()

  const context = await browser.newContext()
  const office = await context.newPage()
  await signIn(office, 'admin@demo.test', '/feedback')
  await expect(office.getByRole('link', { name: 'The new profile page is a' })).toBeVisible()
  await expectAccessible(office)
  await office.getByRole('searchbox', { name: 'Search feedback' }).fill(message)
  await office.getByTitle(message).click()
  await expect(office.getByRole('heading', { name: 'Feedback details' })).toBeVisible()
  await expect(office.getByText(message)).toBeVisible()
  await expect(office.getByText('/expert/profile?from=test')).toBeVisible()
  await expectAccessible(office)
  await context.close()
})

test('a paste that does not fit whole is told of', async ({ page }) => {
  await signIn(page, 'expert@demo.test')
  await openDialog(page)
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('a word '.repeat(400))
  for (const keys of ['ControlOrMeta+A', 'ControlOrMeta+C', 'ArrowRight', 'ControlOrMeta+V'])
    await page.keyboard.press(keys)

  await expect(message).toHaveValue(/^.{5000}$/)
  await expect(page.getByText('is missing: this field takes 5,000 characters.')).toBeVisible()
  await expectAccessible(page)
})

test('filters of the messages wait for an answer', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/feedback')
  await page.getByRole('button', { name: 'Add filter' }).click()
  await choose(page, 'Type', 'Bug')
  await choose(page, 'Rate', '1/5')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Are you sure you want to apply selected filters?')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Yes' }).click()

  await expect(page.getByText('Selected filters have been applied successfully')).toBeVisible()
  await expect(page.getByText('Bug | 1/5')).toBeVisible()
  await expect(page.getByText('5/5', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Filters have cleared successfully')).toBeVisible()
})

test('the keyboard comes back to what opened a dialog, also of one that was fetched', async ({ page }) => {
  test.skip(isPhone(page), 'a phone has no menu beside the page')
  await signIn(page, 'manager@demo.test')
  const opener = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Feedback' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'SEND FEEDBACK' })).toBeVisible()
  await page.keyboard.press('Escape')

  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('the messages do not exist for a manager', async ({ page }) => {
  await signIn(page, 'manager@demo.test', '/feedback')
  await expect(page.getByText('404 - Page NOT FOUND')).toBeVisible()
})

async function openDialog(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })
  await menu.getByRole('button', { name: 'Feedback' }).click()
  await expect(page.getByRole('heading', { name: 'Submit feedback' })).toBeVisible()
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByLabel(field, { exact: true }).first().click()
  await page.getByRole('option', { name: option, exact: true }).click()
  await page.keyboard.press('Escape')
}
