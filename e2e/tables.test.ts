import { enter, expect, isPhone, signIn, test } from './journey.ts'

test('the actions of a row stand at the edge of its list', async ({ page }) => {
  test.skip(isPhone(page), 'on a phone the rows have no columns')
  await enter(page, 'admin@demo.test')
  for (const path of ['/users', '/companies', '/admin/settings/api-keys']) {
    await page.goto(path)
    const action = page.getByRole('cell').getByRole('button').first()
    const gap = () =>
      action.evaluate((button) => {
        const edge = button.closest('tr')?.getBoundingClientRect().right ?? 0
        return Math.round(edge - button.getBoundingClientRect().right)
      })
    await expect.poll(gap, path).toBe(16)
  }
})

test('a rate keeps its line where the table has room for it', async ({ page }) => {
  test.skip(isPhone(page), 'On a phone the rows are cards.')
  await enter(page, 'manager@demo.test')
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/manager/projects?keyword=Charging%20hubs')
    await page.getByRole('main').getByRole('link', { name: 'Charging hubs for depot fleets' }).click()
    await page.goto(`${page.url()}/hire`)
    const rate = page.getByRole('table').getByText('/ hour').first().locator('..')
    await expect(rate).toBeVisible()
    expect((await rate.boundingBox())?.height, `at ${width}`).toBeLessThan(24)
  }
})

test('a cell that holds nothing says so by a dash', async ({ page }) => {
  test.skip(isPhone(page), 'a phone shows cards')
  await enter(page, 'admin@demo.test')
  let dashes = 0
  for (const path of [
    '/companies',
    '/people',
    '/admin/projects',
    '/admin/experts?tab=Incomplete',
    '/admin/ics',
  ]) {
    await page.goto(path)
    const cells = page.getByRole('cell')
    await expect(cells.first()).toBeVisible()
    const marks = await cells.evaluateAll((all) =>
      all
        .filter((cell) => cell.textContent === '' && cell.querySelector('button, input, img, svg') === null)
        .map((cell) => getComputedStyle(cell, '::before').content),
    )
    expect(
      marks.filter((mark) => mark !== '"—"'),
      path,
    ).toEqual([])
    dashes += marks.length
  }
  expect(dashes).toBeGreaterThan(0)
})

test('how many more there are stands beside a name, not alone on a line', async ({ page }) => {
  test.skip(isPhone(page), 'a phone shows cards')
  await page.setViewportSize({ width: 1024, height: 800 })
  await signIn(page, 'hr@demo.test', '/hr/experts')
  const counts = page
    .getByRole('cell')
    .locator('span > span')
    .filter({ hasText: /^\s*\+\d+$/ })
  await expect(counts.first()).toBeVisible()

  const indents = await counts.evaluateAll((all) =>
    all.map((one) => {
      const words = one.getClientRects()[0]?.left ?? 0
      return words - (one.parentElement?.getBoundingClientRect().left ?? 0)
    }),
  )

  expect(Math.min(...indents)).toBeGreaterThan(8)
})
