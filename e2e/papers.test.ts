import type { Browser } from '@playwright/test'
import { expect, expectAccessible, isPhone, signIn, test, type Page } from './journey.ts'

async function as(browser: Browser, email: string, visit: (page: Page) => Promise<void>) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, email)
  await visit(page)
  await context.close()
}

test('a new attestation is published, signed by an expert, and verified by a stranger', async ({
  page,
  browser,
}) => {
  test.slow()
  // Phone, desktop and a second try share the network: each publishes a version of its own.
  const line = `Confirmed ${crypto.randomUUID().slice(0, 8)}`
  await signIn(page, 'admin@demo.test', '/compliance')
  const list = page.getByRole('list', { name: 'Agreements and training' })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)
  await list.getByRole('button', { name: 'Change Attestation of the year' }).click()
  const dialog = page.getByRole('dialog')
  const publish = dialog.getByRole('button', { name: /^Publish version/ })
  await publish.click()
  await expect(dialog.getByText('Change something first.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Text' }).fill('')
  await publish.click()
  await expect(dialog.getByText('Write the text.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Text' }).fill(`My profile is true and complete.\n${line}`)
  await expectAccessible(page)
  await publish.click()
  await expect(page.getByText(/^Version \d+ of “Attestation of the year” is published$/)).toBeVisible()
  await expect(dialog).toBeHidden()

  let file: Buffer = Buffer.alloc(0)
  await as(browser, 'expert@demo.test', async (self) => {
    if (isPhone(page)) await self.getByRole('button', { name: 'Open menu' }).click()
    await self.getByRole('link', { name: 'Compliance', exact: true }).click()
    await expect(self.getByRole('heading', { level: 1, name: 'Compliance' })).toBeVisible()
    const card = self
      .getByRole('list', { name: 'Agreements and training' })
      .getByRole('listitem')
      .filter({ hasText: 'Attestation of the year' })
    await expect(card.getByText('Not signed')).toBeVisible()
    await expectAccessible(self)
    await card.getByRole('button', { name: 'Sign Attestation of the year' }).click()
    const sheet = self.getByRole('dialog')
    await expect(sheet.getByRole('textbox', { name: /^Version/ })).toHaveValue(new RegExp(line))
    await sheet.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(sheet.getByText('Type your full name.')).toBeVisible()
    await sheet.getByRole('checkbox', { name: 'I have read this and agree to it' }).check()
    await sheet.getByLabel('Your full name').fill('Signed In Full')
    await expectAccessible(self)
    await sheet.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(sheet).toBeHidden()
    await expect(card.getByText('Signed', { exact: true })).toBeVisible()
    file = await (await self.request.get('/api/papers/attestation/file')).body()
  })

  const context = await browser.newContext()
  const stranger = await context.newPage()
  await stranger.goto('/verify')
  await stranger
    .locator('input[type=file]')
    .setInputFiles({ name: 'attestation.pdf', mimeType: 'application/pdf', buffer: file })
  await stranger.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(stranger.getByText('Valid', { exact: true })).toBeVisible()
  await context.close()
})

test('an expert takes a training: wrong answers are told, right ones pass', async ({ page, browser }) => {
  test.slow()
  // A version of its own, which nobody has passed.
  await signIn(page, 'admin@demo.test', '/compliance')
  await page.getByRole('button', { name: 'Change Working with confidential information' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add question' }).click()
  const added = dialog.getByRole('group', { name: /^Question/ }).last()
  const mark = crypto.randomUUID().slice(0, 8)
  await added.getByRole('textbox', { name: 'Question', exact: true }).fill(`Is this ${mark}?`)
  await dialog.getByRole('button', { name: /^Publish version/ }).click()
  await expect(dialog.getByText('Write the answer.').first()).toBeVisible()
  await added.getByRole('textbox', { name: /^Answer 1 of/ }).fill('Yes, it is')
  await added.getByRole('textbox', { name: /^Answer 2 of/ }).fill('No, it is not')
  await expectAccessible(page)
  // Only this question stays, so that a second try finds as many as the first.
  while ((await dialog.getByRole('group', { name: /^Question/ }).count()) > 1)
    await dialog.getByRole('button', { name: 'Remove question 1', exact: true }).click()
  await dialog.getByRole('button', { name: /^Publish version/ }).click()
  await expect(dialog).toBeHidden()

  await as(browser, 'expert@demo.test', async (self) => {
    await self.goto('/expert/papers')
    await self.getByRole('button', { name: 'Take Working with confidential information' }).click()
    const training = self.getByRole('dialog')
    await training.getByRole('button', { name: 'Send answers' }).click()
    await expect(training.getByText('Choose an answer.')).toBeVisible()
    await training.getByRole('radio', { name: 'No, it is not' }).check()
    await training.getByRole('button', { name: 'Send answers' }).click()
    await expect(training.getByText('Not right. Read the text again.')).toBeVisible()
    await expectAccessible(self)
    await training.getByRole('radio', { name: 'Yes, it is' }).check()
    await training.getByRole('button', { name: 'Send answers' }).click()
    await expect(training).toBeHidden()
    await expect(self.getByText('Passed', { exact: true })).toBeVisible()
    await expectAccessible(self)
  })
})
