import { expect, signIn, test } from './journey.ts'

test('a tab that misses a part of the build before reloads itself once', async ({ page, quietConsole }) => {
  await signIn(page, 'admin@demo.test')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const missed: string[] = []
  await page.route('**/assets/*.css', async (route) => {
    if (missed.length > 0) return route.continue()
    missed.push(route.request().url())
    return route.fulfill({ status: 404, body: '' })
  })
  let loads = 0
  page.on('load', () => (loads += 1))

  await page.evaluate(() => history.pushState(null, '', '/activities'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))

  await expect(page.getByRole('heading', { level: 1, name: /activit/i })).toBeVisible()
  expect(missed).toHaveLength(1)
  expect(loads).toBe(1)
  // The browser tells of the miss itself.
  quietConsole.splice(0)
})
