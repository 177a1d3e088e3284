import { expect, expectAccessible, signIn, test } from './journey.ts'

test('an administrator adds a webhook, changes it, and deletes it', async ({ page, quietConsole }) => {
  const url = `https://hooks.example.com/walk-${Date.now()}`
  await signIn(page, 'admin@demo.test', '/admin/settings/webhooks')
  await expect(page.getByRole('link', { name: /hooks\.nordwind-staffing\.example/ })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add webhook' }).click()
  const form = page.getByRole('dialog', { name: 'Add webhook' })
  await form.getByRole('textbox', { name: 'Address' }).fill('https://10.0.0.1/hooks')
  await form.getByRole('combobox', { name: 'Events' }).click()
  await page.getByRole('option', { name: 'Expert approved' }).click()
  await page.getByRole('option', { name: 'Expert hired for project' }).click()
  await page.keyboard.press('Escape')
  await form.getByRole('button', { name: 'Add webhook' }).click()
  await expect(form.getByText(/Use an https address with a name/)).toBeVisible()
  // The browser itself notes the refusal.
  quietConsole.length = 0
  await expectAccessible(page)
  await form.getByRole('textbox', { name: 'Address' }).fill(url)
  await form.getByRole('button', { name: 'Add webhook' }).click()

  const shown = page.getByRole('dialog', { name: 'Copy the secret now' })
  await expect(shown.getByText(/^whsec_/)).toBeVisible()
  await shown.getByRole('button', { name: 'Done' }).click()
  const row = page.getByRole('listitem').filter({ hasText: url })
  await expect(row.getByText('Active', { exact: true })).toBeVisible()

  await row.getByRole('button', { name: `Edit: ${url}` }).click()
  await page.getByRole('switch', { name: 'Send messages' }).uncheck({ force: true })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByText('Off', { exact: true })).toBeVisible()

  await row.getByRole('button', { name: `Delete: ${url}` }).click()
  await page.getByRole('button', { name: 'DELETE', exact: true }).click()
  await expect(row).toHaveCount(0)
})

test('an administrator reads what became of the messages of a webhook', async ({ page, quietConsole }) => {
  await signIn(page, 'admin@demo.test', '/admin/settings/webhooks')
  await page.getByRole('link', { name: /hooks\.nordwind-staffing\.example/ }).click()

  await expect(page.getByRole('heading', { name: 'Deliveries' })).toBeVisible()
  await expect(page.getByText('Delivered', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)

  await page
    .getByRole('button', { name: /^Open delivery/ })
    .first()
    .click()
  const delivery = page.getByRole('dialog')
  await expect(delivery.getByLabel('Message')).toContainText('"timestamp"')
  await expectAccessible(page)
  await delivery.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(delivery).toHaveCount(0)

  await page.getByRole('link', { name: 'All webhooks' }).click()
  await expect(page.getByRole('heading', { name: 'Webhooks' })).toBeVisible()

  await page.goto('/admin/settings/webhooks/nonsense')
  await expect(page.getByText('404 - Page NOT FOUND')).toBeVisible()
  quietConsole.length = 0
})

test('an administrator finds a failing webhook on the page of the system', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/admin/settings/system')
  const failing = page.getByRole('list', { name: 'Failing webhooks' })
  await expect(failing).toContainText('undelivered message')
  await expectAccessible(page)

  await failing.getByRole('link', { name: /hooks\.nordwind-staffing\.example/ }).click()

  await expect(page.getByText(/^Switched off\. Fix the receiver/)).toBeVisible()
})
