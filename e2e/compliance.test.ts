import { expect, expectAccessible, isPhone, signIn, test } from './journey.ts'

test('an administrator restricts a topic, finds it, and releases it again', async ({ page }) => {
  const name = `Sodium cells ${crypto.randomUUID().slice(0, 8)}`
  await signIn(page, 'admin@demo.test')
  if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: 'Compliance', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Compliance' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add restriction' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('This field is required.')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Kind' }).click()
  await page.getByRole('option', { name: 'Topic' }).click()
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Note').fill('Patents in dispute')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${name} is restricted`)).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.getByRole('searchbox', { name: 'Search restricted list' }).fill(name)
  await page.getByRole('searchbox', { name: 'Search restricted list' }).press('Enter')
  const row = page
    .getByRole('list', { name: 'Restricted list' })
    .getByRole('listitem')
    .filter({ hasText: name })
  await expect(row).toContainText('Patents in dispute')
  await expect(row).toContainText('Topic')
  await page.getByRole('button', { name: `Release ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Release' }).click()
  await expect(page.getByText('The restriction was released')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('an administrator chooses what projects of a kind require', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/compliance')
  const gate = page.getByRole('group', { name: 'Agreement signed' })
  const calls = gate.getByRole('checkbox', { name: 'Before calls' })
  const save = page.getByRole('button', { name: 'Save requirements' })
  await expect(gate.getByRole('checkbox', { name: 'Before the hire' })).toHaveCount(0)
  await save.click()
  await expect(page.getByText('Nothing to save.')).toBeVisible()
  await calls.check()
  await save.click()
  await expect(page.getByText('The requirements are saved').first()).toBeVisible()
  await calls.uncheck()
  const saved = page.waitForResponse('**/api/compliance/requirements')
  await save.click()
  expect((await saved).ok()).toBe(true)
  await expectAccessible(page)
})

test('an administrator waives a gate where somebody is hired, and says why', async ({ page }) => {
  await signIn(page, 'admin@demo.test')
  const gigs = await (await page.request.get('/api/gigs?keyword=Zero-trust%20for%20the%20mid-market')).json()
  const gig = gigs.data[0].id
  await page.goto(`/admin/projects/${gig}/hire?tab=Reviewed`)
  await page.getByRole('main').getByRole('button', { name: 'Compliance' }).click()
  await expect(page.getByRole('menuitem', { name: 'Compliance CSV' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page
    .getByRole('list', { name: 'Shortlisted' })
    .getByRole('listitem')
    .filter({ hasText: 'Oliver Brandt' })
    .getByRole('button', { name: 'Hire' })
    .click()
  const checks = page.getByRole('list', { name: 'Before hiring' })
  await expect(checks).toContainText('Confidentiality agreement signed')
  const waive = checks.getByRole('button', { name: 'Waive Confidentiality agreement signed' })
  // Phone and desktop share the network: a gate is waived once.
  if ((await waive.count()) > 0) {
    await waive.click()
    await checks
      .getByLabel('Why is “Confidentiality agreement signed” waived?')
      .fill('Signed on paper at the fair.')
    await expectAccessible(page)
    await checks.getByRole('button', { name: 'Waive', exact: true }).click()
  }
  await expect(checks.getByText(/^Waived by .+: Signed on paper at the fair\.$/)).toBeVisible()
  await expectAccessible(page)
})

test('whoever runs a project reads on its Work tab what was waived, by whom and why', async ({ page }) => {
  await signIn(page, 'manager@demo.test')
  const gigs = await (await page.request.get('/api/gigs?keyword=Home%20care%20growth%20programme')).json()
  await page.goto(`/manager/projects/${gigs.data[0].id}?tab=work`)
  const gate = page
    .getByRole('list', { name: 'Compliance' })
    .getByRole('listitem')
    .filter({ hasText: 'Training taken' })
  await expect(gate.getByText('Waived', { exact: true })).toBeVisible()
  await expect(
    gate.getByText(/^Margaret Ashworth, .+: They passed version 1 right after the hire\./),
  ).toBeVisible()
  // Only an administrator waives.
  await expect(gate.getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
})
