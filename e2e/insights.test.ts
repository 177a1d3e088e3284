import { expect, expectAccessible, isPhone, signIn, test } from './journey.ts'

test('an administrator sees pictures of the network, and the table behind one', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/admin/insights')
  const card = page.getByRole('article', { name: 'Projects by status and kind' })
  // The charts are the heaviest part of the portal: they come late on a busy machine.
  await expect(card.getByRole('figure')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('article', { name: 'Slowest and most failing calls' })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 })
  await expectAccessible(page)

  await card.getByRole('switch', { name: /^Table/ }).check({ force: true })
  await expect(card.getByRole('columnheader', { name: 'Opportunity engine' })).toBeVisible()
  await card.getByText('How this is counted').click()
  await expect(card.getByText(/without deleted ones/)).toBeVisible()
  await expectAccessible(page)

  const saving = page.waitForEvent('download')
  await card.getByRole('button', { name: /^Export/ }).click()
  expect((await saving).suggestedFilename()).toBe('projects-by-status.csv')

  await card.getByRole('link', { name: 'Published', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/projects\?status=Published/)
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
