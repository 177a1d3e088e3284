import { actOn } from './entries.ts'
import { expect, expectAccessible, isPhone, signIn, test } from './journey.ts'

/** A PNG of one pixel, which the dialog enlarges. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

test('an expert adds a tagged file, opens, renames and deletes it', async ({ page }) => {
  const name = isPhone(page) ? 'phone.pdf' : 'desktop.pdf'
  await signIn(page, 'expert@demo.test', '/expert/profile')

  await page.getByRole('button', { name: 'Add attachment', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Tags' }).click()
  await page.getByRole('option', { name: 'Work sample' }).click()
  await dialog.getByRole('combobox', { name: 'Tags' }).blur()
  await dialog
    .getByLabel('Files', { exact: true })
    .first()
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: PDF })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'SAVE' }).click()
  await expect(page.getByText('New attachments have been added successfully')).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name, exact: true }).click()
  expect((await download).suggestedFilename()).toBe(name)

  await actOn(page, name, 'Edit')
  await dialog.getByLabel('Name').fill(`New ${name}`)
  await dialog.getByRole('button', { name: 'SAVE' }).click()
  await actOn(page, `New ${name}`, 'Delete')
  await dialog.getByRole('button', { name: 'DELETE' }).click()
  await expect(page.getByText('Attachment has been deleted')).toBeVisible()
  await expect(page.getByRole('link', { name: `New ${name}` })).toHaveCount(0)
})

test('an expert changes the photo and goes back to the initials', async ({ page }) => {
  await signIn(page, 'expert@demo.test', '/expert/profile')
  await page.getByRole('button', { name: 'Change photo' }).click()
  const dialog = page.getByRole('dialog')

  const chosen = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choose photo' }).click()
  await (await chosen).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: PICTURE })
  await dialog.getByRole('button', { name: /arrow keys/ }).press('ArrowRight')
  await dialog.getByRole('slider', { name: 'Zoom' }).press('ArrowRight')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await dialog.getByRole('button', { name: 'SAVE' }).click()
  await expect(page.getByText('Profile image has been updated.')).toBeVisible()
  const shown = page.locator('header img[src^="/api/photos/"][width="84"]')
  const address = await shown.getAttribute('src')
  expect((await page.request.get(address ?? '')).headers()['content-type']).toBe('image/webp')

  await page.getByRole('button', { name: 'Change photo' }).click()
  await dialog.getByRole('button', { name: 'Remove photo' }).click()
  const sure = page.getByRole('dialog', { name: 'Delete photo' })
  await expect(sure).toContainText('Are you sure you want to delete this photo?')
  await sure.getByRole('button', { name: 'CANCEL' }).click()
  await expect(sure).toBeHidden()
  await dialog.getByRole('button', { name: 'Remove photo' }).click()
  await sure.getByRole('button', { name: 'DELETE' }).click()
  await expect(page.getByText('Profile image has been deleted.')).toBeVisible()
  await expect(shown).toHaveCount(0)

  // Nothing is left to remove.
  await page.getByRole('button', { name: 'Change photo' }).click()
  await expect(dialog.getByRole('button', { name: 'Choose photo' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Remove photo' })).toHaveCount(0)
})
