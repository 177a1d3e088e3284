import { expect, expectAccessible, isPhone, signIn, test } from './journey.ts'

test('a manager sees on their home what is first to do, and all of it on Today', async ({ page }) => {
  await signIn(page, 'manager@demo.test')
  const panel = page.getByRole('region', { name: 'Today' })
  await expect(panel.getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)

  await panel.getByRole('link', { name: /^See all \d+$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible()
  const applicants = page.getByRole('region', { name: 'New applicants' })
  await expect(applicants.getByRole('listitem').first()).toContainText(' applied to ')
  await expectAccessible(page)

  await applicants.getByRole('link', { name: 'Review' }).first().click()
  await expect(page.getByRole('tab', { name: /^Applied/ })).toHaveAttribute('aria-selected', 'true')
})

test('an administrator comes from the menu to a duplicate', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/companies')
  if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: 'Today', exact: true }).click()

  const duplicates = page.getByRole('region', { name: 'Possible duplicates' })
  await duplicates.getByRole('link', { name: 'Compare' }).first().click()

  await expect(page).toHaveURL(/\/people\/.+\/merge\//)
})

for (const who of ['hr', 'expert', 'customer']) {
  test(`the home of ${who} begins with Today`, async ({ page }) => {
    await signIn(page, `${who}@demo.test`)

    await expect(page.getByRole('region', { name: 'Today' })).toHaveAttribute('aria-busy', 'false')
    await expectAccessible(page)
  })
}

test('a day on which nothing is left to do is said in the middle of its place', async ({ page }) => {
  await page.route('**/api/today', async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    await route.fulfill({ response, json: { data: { ...data, groups: [] } } })
  })
  await signIn(page, 'customer@demo.test')
  const said = page.getByText('Nothing needs you right now. Enjoy the quiet.')
  const text = (await said.boundingBox()) ?? { y: 0, height: 0 }
  const place = (await said.locator('..').boundingBox()) ?? { y: 0, height: 0 }
  expect(Math.abs(text.y + text.height / 2 - place.y - place.height / 2)).toBeLessThan(2)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a home has the shape of a page below Today while that comes', async ({ page }) => {
  const { promise: isAsked, resolve: go } = Promise.withResolvers<void>()
  await page.route('**/api/today', async (route) => {
    await isAsked
    await route.continue()
  })
  await signIn(page, 'manager@demo.test')
  await expect(page.getByRole('region', { name: 'Today' })).toHaveAttribute('aria-busy', 'true')
  const shape = page.locator('main > section ~ [aria-hidden] > span').first()
  const title = page.getByRole('heading', { level: 1 })
  await expect(shape).toBeVisible({ visible: isPhone(page) })
  await expect(title).toBeVisible({ visible: !isPhone(page) })

  go()
  await expect(title).toBeVisible()
  await expect(shape).toBeHidden()
})

test('Today stays above its page until the next one has come', async ({ page }) => {
  test.skip(isPhone(page), 'a menu lies over the page there')
  const { promise: isAsked, resolve: go } = Promise.withResolvers<void>()
  await page.route(/\/calendar-page-[^/]*\.js$/, async (route) => {
    await isAsked
    await route.continue()
  })
  await signIn(page, 'manager@demo.test')
  const today = page.getByRole('region', { name: 'Today' })
  const title = page.getByRole('heading', { level: 1 })
  await expect(today.getByRole('listitem').first()).toBeVisible()
  await page.getByRole('link', { name: 'Calendar', exact: true }).click()
  await expect(page).toHaveURL(/\/calendar$/)
  await expect(title).toHaveText('My experts')
  await expect(today).toBeVisible()

  go()
  await expect(title).toHaveText('Calendar')
  await expect(today).toHaveCount(0)
})
