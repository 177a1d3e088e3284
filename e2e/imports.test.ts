import { expect, expectAccessible, isPhone, signIn, test } from './journey.ts'

test('an administrator moves people in from a spreadsheet, and takes them back', async ({ page }) => {
  const mark = Date.now().toString(36)
  const name = `people-${mark}.csv`
  // What an earlier run said of a header is remembered.
  const box = `Box ${mark}`
  // Names of persons hold no figures here: letters say which run this is.
  const letters = [...mark]
    .map((sign) => String.fromCodePoint(97 + (Number.parseInt(sign, 36) % 26)))
    .join('')
  // Columns that nobody takes over, which do not fit beside the others.
  const remarks = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth']
  const said = ';What somebody once wrote down about this person, and much more of the same kind'
  const rest = said.repeat(remarks.length)
  const csv =
    `Given name;Surname;Mail;${box};${remarks.map((nth) => `${nth} remark that nobody needs`).join(';')}\r\n` +
    `Ines;Walk${letters};ines.${mark}@walk.example;Berlin${rest}\r\n` +
    `Omar;Walk${letters};omar.${mark}@walk.example;Cairo${rest}\r\n` +
    `Omar;Walk${letters};omar.${mark}@walk.example;Cairo${rest}\r\n` +
    `Bad;Walk${letters};no address;${rest}\r\n`
  await signIn(page, 'admin@demo.test', '/admin/import')
  await expect(page.getByRole('heading', { name: 'Earlier imports' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('radio', { name: 'People' }).check()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Field of Mail' })).toHaveValue('Email')
  await page.getByRole('combobox', { name: `Field of ${box}` }).click()
  await page.getByRole('option', { name: 'Location' }).click()
  await expectAccessible(page)
  // What was chosen is not dropped unasked.
  await page.getByRole('link', { name: 'Import', exact: true }).last().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByRole('combobox', { name: `Field of ${box}` })).toHaveValue('Location')

  await page.getByRole('button', { name: 'Check rows' }).click()
  await expect(page.getByText('Duplicate of row 3 of this file.')).toBeVisible()
  await expect(page.getByText('Email: Invalid email.')).toBeVisible()
  await expectAccessible(page)
  const beyond = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(beyond).toBe(0)
  if (!isPhone(page)) {
    const height = () =>
      page
        .getByRole('row')
        .nth(1)
        .evaluate(({ clientHeight }) => clientHeight)
    await expect.poll(height).toBeLessThan(100)
  }
  // A figure of one digit is pressed with its label.
  await page.getByRole('term').filter({ hasText: 'Errors' }).click({ force: true })
  await expect(page).toHaveURL(/verdict=error/)
  await expect(page.getByText('Duplicate of row 3 of this file.')).toBeHidden()
  await page.getByRole('button', { name: 'Show rows: New, 2' }).click()
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(page.getByText('Done', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open person' })).toHaveCount(2)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByRole('region', { name: 'Rows' }).getByText('Undone')).toHaveCount(2)
  await page.getByRole('link', { name: 'Import', exact: true }).last().click()
  await expect(page.getByRole('link', { name })).toBeVisible()
})

test('an administrator is told why a file is not read', async ({ page, quietConsole }) => {
  await signIn(page, 'admin@demo.test', '/admin/import')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'empty.csv', mimeType: 'text/csv', buffer: Buffer.from('Name,Mail\n') })
  await expect(page.getByText('This file has no rows below its headers.')).toBeVisible()
  // The browser itself notes the refusal.
  quietConsole.length = 0
  await expectAccessible(page)
})
