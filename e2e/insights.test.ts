import { expect, expectAccessible, isPhone, signIn, test } from './journey.ts'

test('an administrator sees pictures of the network, and the table behind one', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/admin/insights')
  const card = page.getByRole('article', { name: 'Projects by status and kind' })
  await expect(card.getByRole('figure')).toBeVisible()
  await expect(page.getByRole('article', { name: 'Slowest and most failing calls' })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expectAccessible(page)

  // Under the pointer a picture tells its figures.
  await card.locator('[data-stacked]').first().hover()
  await expect(card.getByText('Growth opportunity').nth(1)).toBeVisible()

  await card.getByRole('switch', { name: /^Table/ }).check({ force: true })
  await expect(card.getByRole('columnheader', { name: 'Opportunity engine' })).toBeVisible()
  await card.getByText('How this is counted').click()
  await expect(card.getByText(/without deleted ones/)).toBeVisible()
  await expectAccessible(page)

  const saving = page.waitForEvent('download')
  await card.getByRole('button', { name: /^Export/ }).click()
  expect((await saving).suggestedFilename()).toBe('projects-by-status.csv')

  await card.getByRole('link', { name: 'Published', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Published', level: 1 })).toBeVisible()
  const said = await page.getByText(/^Projects by status and kind, Projects: \d+$/).textContent()
  const listed = page.locator('main a[href^="/projects/"]')
  await expect(listed).toHaveCount(Math.min(20, Number(said?.split(': ')[1])))
  await expectAccessible(page)
  await listed.first().click()
  await expect(page).toHaveURL(/\/admin\/projects\//)
})

test('the filters of insight stand in the address', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/admin/insights')
  await page.getByRole('button', { name: isPhone(page) ? 'Add filter' : 'Kind of project' }).click()
  await page.getByRole('checkbox', { name: 'Radar' }).check()
  await expect(page).toHaveURL(/type\[\]=radar/)
  await page.keyboard.press('Escape')

  // On paper, where the fields are left out, a list says what is counted.
  await page.emulateMedia({ media: 'print' })
  const printed = page.getByRole('list', { name: 'What this page counts' })
  await expect(printed.getByRole('listitem')).toHaveText(['The last 90 days', 'Kind of project: Radar'])
  await page.emulateMedia({ media: 'screen' })
  await expect(printed).toBeHidden()

  const card = page.getByRole('article', { name: 'Projects by status and kind' })
  await card.getByText('How this is counted').click()
  await expect(card.getByText(/Only projects of the chosen industries, kinds and owners/)).toBeVisible()
})

test('a manager sees their own projects, and nothing of the network', async ({ page }) => {
  await signIn(page, 'manager@demo.test', '/manager/insights?from=2026-01-01&to=2026-06-30')
  await expect(page.getByRole('article', { name: 'Hires by month' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Applications by week' })).toHaveCount(0)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expectAccessible(page)

  await page.goto('/admin/insights')
  await expect(page.getByRole('article')).toHaveCount(0)
  if (!isPhone(page)) await expect(page.getByRole('link', { name: 'Insight', exact: true })).toBeVisible()
})
