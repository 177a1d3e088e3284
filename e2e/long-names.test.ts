import { enter, expect, isPhone, signIn, test, withIds } from './journey.ts'

const LONG = 'W'.repeat(150)

/** Pages on which names of people and projects stand outside of tables. */
const PAGES = [
  ['admin', '/admin/projects/{gig}'],
  ['admin', '/admin/experts/{expert}'],
  ['admin', '/content-search?keyword=battery'],
  ['manager', '/manager/projects/{gig}/hire'],
  ['manager', '/manager/profile'],
  ['expert', '/expert/profile'],
  ['customer', '/customer/projects'],
] as const

test.describe('a name without a space breaks where its page ends', () => {
  for (const [as, path] of PAGES)
    test(`${path} of ${as}`, async ({ page }) => {
      await enter(page, `${as}@demo.test`)
      const address = await withIds(page, path)
      await page.route(/\/api\/(?:gigs|users|people|content-search)\b/, async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replaceAll(
          /"(name|title|job_title|summary|meta)":"[^"]*"/g,
          `"$1":"${LONG}"`,
        )
        await route.fulfill({ response, body })
      })
      await page.goto(address)
      await expect(page.getByRole('main').getByText(LONG).filter({ visible: true }).first()).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      const beyond = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      await expect.poll(beyond).toBe(0)
      const way = page.getByRole('navigation', { name: 'Breadcrumb' })
      for (const crumbs of await way.all()) expect((await crumbs.boundingBox())?.height).toBeLessThan(48)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
})

test('a name of one letter cuts no word of the way that leads to it', async ({ page }) => {
  await enter(page, 'manager@demo.test')
  const address = await withIds(page, '/manager/experts/{expert}')
  const { data } = await (await page.request.get('/api/experts?status[]=Approved')).json()
  await page.route(/\/api\/(?:experts|users)\//, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(`"name":"${data[0].name}"`, '"name":"X"')
    await route.fulfill({ response, body })
  })
  await page.goto(address)
  const way = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(way.getByText('X', { exact: true })).toBeVisible()
  expect(await way.getByRole('link').evaluateAll(cutOff)).toEqual([])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('neither a long name nor a long title makes the rows of experts high', async ({ page }) => {
  test.skip(isPhone(page), 'a phone shows cards')
  const name = 'Maximiliana von Hohenzollern-Sigmaringen and one project with a title as long as that'
  await page.route(/\/api\/experts\?/, async (route) => {
    const body = await (await route.fetch()).json()
    const data = body.data.map((row: object) => ({
      ...row,
      name,
      current_gig: { id: '1', name, ends_on: null },
    }))
    await route.fulfill({ json: { ...body, data } })
  })
  await signIn(page, 'manager@demo.test', '/manager/experts')
  const cells = page.getByRole('cell').filter({ has: page.getByRole('link', { name }) })
  await expect(cells.first()).toBeVisible()
  const heights = await cells.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))
  expect(Math.max(...heights)).toBeLessThan(96)
})

test('what is to be done is named in three lines at most on a phone', async ({ page }) => {
  test.skip(!isPhone(page), 'a wide page has room')
  const title = `Maximiliana von Hohenzollern-Sigmaringen applied to ${'a project with a long title '.repeat(5)}`
  await page.route('**/api/today', async (route) => {
    const body = await (await route.fetch()).json()
    const [group] = body.data.groups
    await route.fulfill({
      json: { data: { groups: [{ ...group, count: 1, items: [{ ...group.items[0], title }] }] } },
    })
  })
  await signIn(page, 'manager@demo.test', '/today')
  const said = page.getByText(title.trim())
  await expect(said).toBeVisible()
  await expect(said).toHaveAttribute('title', title)
  expect(await said.evaluate((text) => text.clientHeight)).toBeLessThan(64)
})

test('the code of a project that is chosen does not break on a phone', async ({ page }) => {
  test.skip(!isPhone(page), 'a wide page has room')
  const code = 'GOP-2026-0012'
  await page.route(/\/api\/gigs\?/, async (route) => {
    const body = await (await route.fetch()).json()
    const name = 'A project named so that its code ends the line'
    const data = body.data.slice(0, 1).map((row: object) => ({ ...row, name, internal_id: code }))
    await route.fulfill({ json: { ...body, data } })
  })
  await enter(page, 'manager@demo.test')
  await page.goto(await withIds(page, '/manager/experts/{expert}'))
  await page.getByRole('button', { name: 'Request for project…' }).click()
  await page.getByRole('combobox', { name: 'Project' }).click()
  const option = page.getByRole('option', { name: code })
  await expect(option).toBeVisible()
  for (let width = 390; width > 290; width -= 10) {
    await page.setViewportSize({ width, height: 844 })
    expect(await option.evaluate(linesOfEnd, code.length)).toBe(1)
  }
})

test('the tabs of a list are all in sight at 1024 px', async ({ page }) => {
  test.skip(isPhone(page), 'on a phone they scroll')
  await page.setViewportSize({ width: 1024, height: 800 })
  await signIn(page, 'admin@demo.test', '/admin/experts')
  const tabs = page.getByRole('tablist').first()
  await expect(tabs.getByRole('tab').last()).toHaveText(/\d/)
  expect(await tabs.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
})

test('tabs that find no room at 1024 px come by an arrow', async ({ page }) => {
  test.skip(isPhone(page), 'on a phone they scroll')
  await page.setViewportSize({ width: 1024, height: 800 })
  await signIn(page, 'admin@demo.test', '/admin/projects')
  const tabs = page.getByRole('tablist').first()
  await expect(tabs.getByRole('tab').last()).toHaveText(/\d/)
  const left = page.locator('button[data-side="left"]')
  const right = page.locator('button[data-side="right"]')
  await expect(left).toHaveCount(0)

  await right.click()
  await expect(left).toBeVisible()
  await right.click()
  await expect(right).toHaveCount(0)
  await expect(tabs.getByRole('tab').last()).toBeInViewport({ ratio: 1 })
})

test('no head of a table stands below the button of its columns at 1024 px', async ({ page }) => {
  test.skip(isPhone(page), 'a phone shows cards')
  await page.setViewportSize({ width: 1024, height: 800 })
  await signIn(page, 'manager@demo.test', '/manager/ics')
  const head = page.getByRole('columnheader').last()
  await expect(head).toHaveText('Consent, NDA')
  await expect(page.getByRole('cell').first()).toBeVisible()
  const button = page.getByRole('button', { name: 'Columns and density' })
  const left = await button.evaluate((element) => element.getBoundingClientRect().left)
  expect(await head.evaluate(endOfWords)).toBeLessThan(left)
})

test('all that an administrator may do with an expert stands in one line at 1024 px', async ({ page }) => {
  test.skip(isPhone(page), 'a phone has no room')
  await page.setViewportSize({ width: 1024, height: 800 })
  await signIn(page, 'admin@demo.test', '/admin/experts?status=Approved')
  await page.getByRole('row').getByRole('link').first().click()
  const last = page.getByRole('button', { name: 'Suspend' })
  const first = page.getByRole('button', { name: 'Download' })
  expect((await last.boundingBox())?.y).toBe((await first.boundingBox())?.y)
})

test('facts that nobody gave begin where the others do', async ({ page }) => {
  test.skip(isPhone(page), 'a wide page shows them beside their names')
  await signIn(page, 'admin@demo.test', '/admin/experts?status=Approved')
  await page.getByRole('row').getByRole('link').first().click()
  const facts = page.getByRole('definition')
  const left = (text: string) =>
    facts
      .filter({ hasText: text })
      .first()
      .evaluate((element) => element.getBoundingClientRect().left)
  await expect(page.getByRole('term').filter({ hasText: 'LinkedIn, Twitter' })).toBeVisible()
  expect(await left('Not provided')).toBe(await left('@experts.demo.test'))
})

test('a card of today is as high as what it says', async ({ page }) => {
  test.skip(isPhone(page), 'a wide page keeps room while it comes')
  await page.route('**/api/today', async (route) => {
    const body = await (await route.fetch()).json()
    const [group] = body.data.groups
    await route.fulfill({
      json: { data: { groups: [{ ...group, count: 1, items: group.items.slice(0, 1) }] } },
    })
  })
  await signIn(page, 'expert@demo.test', '/expert/projects')
  const card = page.getByRole('region', { name: 'Today' })
  const last = card.getByText('That is all for now.')
  await expect(last).toBeVisible()
  const under = await last.evaluate((element) => element.getBoundingClientRect().bottom)
  expect(await card.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(under + 4)
})

test('a country that finds no room beside a title goes with its dot at 1024 px', async ({ page }) => {
  test.skip(isPhone(page), 'a phone shows cards')
  await page.setViewportSize({ width: 1024, height: 800 })
  await signIn(page, 'admin@demo.test', '/admin/ics')
  const titles = page.getByRole('cell').locator('p[title*=" · "]')
  await expect(titles.first()).toBeVisible()
  const lines = await titles.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))
  expect(Math.max(...lines)).toBeLessThan(24)
  await expect(page.getByRole('cell').getByText('·')).toHaveCount(0)
})

test('the status of a nominee stays one word beside the scores at 1024 px', async ({ page }) => {
  test.skip(isPhone(page), 'there the scores are left out')
  await page.setViewportSize({ width: 1024, height: 800 })
  await signIn(page, 'manager@demo.test')
  const gigs = await (await page.request.get('/api/gigs?keyword=Company%20of%20the%20Year')).json()
  await page.goto(`/manager/projects/${gigs.data[0].id}?tab=scope`)
  const status = page.getByRole('table', { name: 'Scores', exact: true }).getByText('Shortlisted').first()
  await expect(status).toBeVisible()
  const lines = await status.evaluate((element) => {
    const words = document.createRange()
    words.selectNodeContents(element)
    return words.getClientRects().length
  })
  expect(lines).toBe(1)
})

test('the names beside the projects of an expert keep their words, and their table its page', async ({
  page,
}) => {
  test.skip(isPhone(page), 'a phone shows cards')
  await signIn(page, 'expert@demo.test', '/expert/profile')
  const table = page.getByRole('table', { name: 'Provider projects' })
  for (const width of [1024, 1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const name = table.getByRole('cell', { name: 'Margaret Ashworth' }).first()
    await expect(name).toBeVisible()
    // Two words, two lines at most.
    await expect.poll(() => name.evaluate(linesOf)).toBeLessThanOrEqual(2)
    const over = () =>
      table.evaluate(({ scrollWidth, parentElement }) => scrollWidth - (parentElement?.clientWidth ?? 0))
    await expect.poll(over, `at ${width}`).toBe(0)
    // Beside the facts of the expert the table has less room than below them.
    if (width !== 1100) await expect(table.getByRole('columnheader')).toHaveCount(6)
  }
})

test('no word of the industries of an expert is cut', async ({ page }) => {
  test.skip(isPhone(page), 'a phone shows cards')
  await signIn(page, 'admin@demo.test', '/admin/experts?status=Approved')
  const row = page.getByRole('row').filter({ hasText: 'Telecommunications' }).first()
  await expect(row).toBeVisible()
  for (const width of [1440, 1280, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    const word = row.getByText('Telecommunications').first()
    const over = () => word.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    await expect.poll(over, `at ${width}`).toBe(0)
  }
})

test('no skill of a ranking is cut, and no day of what comes next for a consultant', async ({ page }) => {
  test.skip(isPhone(page), 'a phone shows cards')
  await page.setViewportSize({ width: 1024, height: 900 })
  await signIn(page, 'manager@demo.test')
  const gigs = await (await page.request.get('/api/gigs?keyword=Value-based%20pricing')).json()
  await page.goto(`/manager/projects/${gigs.data[0].id}/hire`)
  const skills = page.getByRole('list', { name: 'Skills asked for' }).getByRole('listitem')
  await expect(skills.filter({ hasText: 'Pricing and reimbursement' }).first()).toBeVisible()
  expect(await skills.evaluateAll(cutOff)).toEqual([])
  // Words among the words of a row: marks on two lines would weigh more than its name.
  await expect(skills.first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')

  for (const as of ['manager', 'admin']) {
    await signIn(page, `${as}@demo.test`, `/${as}/ics`)
    const next = page.getByRole('cell').getByText(/^Next: /)
    await expect(next.first()).toBeVisible()
    expect(await next.evaluateAll(cutOff)).toEqual([])
    expect(await page.getByRole('cell').locator('[title*=", "] *').evaluateAll(cutOff)).toEqual([])
  }
})

test('no word of the skills of a comparison is broken on a phone', async ({ page }) => {
  test.skip(!isPhone(page), 'a wide page has room')
  await signIn(page, 'manager@demo.test')
  const gigs = await (await page.request.get('/api/gigs?keyword=Value-based%20pricing')).json()
  await page.goto(`/manager/projects/${gigs.data[0].id}/hire`)
  const choices = page.getByRole('checkbox', { name: /^(Choose|Select) (?!all)/ })
  for (const place of [0, 1, 2]) await choices.nth(place).check()
  await page.getByRole('button', { name: 'Compare' }).click()
  const skills = page.getByRole('dialog').getByRole('cell').filter({ hasText: 'Pricing and reimbursement' })
  await expect(skills.first()).toBeVisible()
  expect(await skills.evaluateAll(brokenWords)).toEqual([])
})

/** Where the words of an element end, in px. */
function endOfWords(element: Element): number {
  const words = document.createRange()
  words.selectNodeContents(element)
  return words.getBoundingClientRect().right
}

/** Words that stand on two lines. */
function brokenWords(cells: readonly Element[]): string[] {
  return cells.flatMap((cell) => {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
      }
    return broken
  })
}

function cutOff(all: readonly Element[]): (string | null)[] {
  return all
    .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
    .map(({ textContent }) => textContent)
}

function linesOf(cell: Element): number {
  const words = document.createRange()
  words.selectNodeContents(cell)
  return new Set([...words.getClientRects()].map(({ top }) => top)).size
}

/** In how many lines the last letters of an element stand. */
function linesOfEnd(element: Element, length: number): number {
  const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (words.nextNode()) if (words.currentNode instanceof Text) texts.push(words.currentNode)
  const end = document.createRange()
  const last = texts.at(-1)
  if (last === undefined) return 0
  end.setStart(last, last.length - length)
  end.setEnd(last, last.length)
  return new Set([...end.getClientRects()].map(({ top }) => Math.round(top))).size
}
