import {
  enter,
  expect,
  expectAccessible,
  isPhone,
  reachOf,
  signIn,
  test,
  withIds,
  type Page,
} from './journey.ts'

/** Opens one filter of a list: its chip, or the sheet that holds them all on a phone. */
async function openFilter(page: Page, label: string): Promise<void> {
  const opener = isPhone(page) ? page.getByRole('button', { name: 'Add filter' }) : chip(page, label)
  await opener.click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

const chip = (page: Page, label: string) =>
  page.getByRole('list', { name: 'Filters' }).getByRole('button', { name: label, exact: true })

async function closeFilter(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Show results' }).click()
  else await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('a filter of the projects acts at once, is told by its chip and goes with it', async ({ page }) => {
  await signIn(page, 'manager@demo.test', '/manager/projects?scope=visible')
  await expect(page.getByText('Growth opportunity').first()).toBeVisible()
  await openFilter(page, 'Kind')
  await page.getByRole('checkbox', { name: 'Award' }).check()
  await expect(page).toHaveURL(/type\[\]=award/)
  await expectAccessible(page)
  await closeFilter(page)
  await expect(page.getByText('Growth opportunity')).toHaveCount(0)

  await page.reload()
  const remove = page.getByRole('button', { name: 'Remove Kind Award' })
  await remove.click()
  await expect(remove).toBeHidden()
  await expect(page.getByText('Growth opportunity').first()).toBeVisible()
})

test('experts are narrowed by a skill and a rate without a question', async ({ page }) => {
  await signIn(page, 'manager@demo.test', '/manager/experts')
  await expect(page.getByRole('checkbox', { name: /^Select / }).first()).toBeVisible()
  await openFilter(page, 'Rate')
  await page.getByLabel('Rate to, in USD').fill('200')
  await expect(page).toHaveURL(/rate_max=200/)
  await expectAccessible(page)
  await closeFilter(page)
  await expect(page.getByRole('button', { name: 'Remove Rate ≤ $200' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).not.toHaveURL(/rate_max/)
})

test('companies and people are filtered in the same way', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/companies')
  await openFilter(page, 'Drafts')
  await page.getByRole('radio', { name: 'Only drafts' }).check()
  await expect(page).toHaveURL(/draft=true/)
  await closeFilter(page)
  await expect(page.getByRole('button', { name: 'Remove Drafts Only drafts' })).toBeVisible()

  await page.goto('/people')
  await openFilter(page, 'Login')
  await page.getByRole('radio', { name: 'Has no login' }).check()
  await closeFilter(page)
  await expect(page.getByRole('button', { name: 'Remove Login Has no login' })).toBeVisible()
  await expectAccessible(page)
})

test('columns give way where a list has no room for all of them', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/admin/projects')
  // On a phone the rows have no columns.
  if (isPhone(page)) return
  const owner = page.getByRole('columnheader', { name: 'Owner' })
  await expect(owner).toBeVisible()

  await page.setViewportSize({ width: 1024, height: 900 })
  await expect(owner).toBeHidden()
  await expect(page.getByRole('columnheader', { name: 'Deadline' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Projects' }).locator('..')).toHaveAttribute('data-fits')
  await expectAccessible(page)

  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(owner).toBeVisible()
})

const WIDE_LISTS = [
  { as: 'admin', path: '/people' },
  { as: 'admin', path: '/admin/ics' },
  { as: 'manager', path: '/manager/ics' },
  { as: 'admin', path: '/admin/projects' },
  { as: 'admin', path: '/admin/experts' },
  { as: 'admin', path: '/admin/experts?status=Approved' },
  { as: 'manager', path: '/manager/experts' },
  { as: 'admin', path: '/activities' },
  { as: 'admin', path: '/users' },
  { as: 'admin', path: '/companies' },
] as const

const OTHER_LISTS = [
  { as: 'manager', path: '/manager/projects' },
  { as: 'manager', path: '/manager/projects/{gig}/hire' },
  { as: 'admin', path: '/feedback' },
  { as: 'admin', path: '/announcements' },
  { as: 'admin', path: '/compliance' },
  { as: 'admin', path: '/admin/settings/reference' },
  { as: 'admin', path: '/admin/settings/history' },
  { as: 'admin', path: '/people/duplicates' },
  { as: 'hr', path: '/hr/experts' },
  { as: 'manager', path: '/manager/favorites' },
  { as: 'expert', path: '/expert/find-projects' },
  { as: 'customer', path: '/customer/projects' },
] as const

test.describe('a list is no wider than its page', () => {
  test.skip(({ isMobile }) => isMobile, 'On a phone the rows are cards.')
  for (const { as, path } of WIDE_LISTS)
    test(`${path} of ${as}`, async ({ page }) => {
      await signIn(page, `${as}@demo.test`, path)
      const frame = page.getByRole('table').first().locator('..')
      for (const width of [1440, 1280, 1200, 1100, 1024]) {
        await page.setViewportSize({ width, height: 900 })
        await expect(frame, `at ${width}`).toHaveAttribute('data-fits')
      }
    })
})

test.describe('a list beside the open menu never moves its page sideways', () => {
  test.skip(({ isMobile }) => isMobile, 'A phone has no menu beside the page.')
  for (const { as, path } of [...WIDE_LISTS, ...OTHER_LISTS])
    test(`${path} of ${as}`, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('menu-collapsed', '0'))
      await enter(page, `${as}@demo.test`)
      await page.setViewportSize({ width: 800, height: 900 })
      await page.goto(await withIds(page, path))
      await expect(page.locator('tbody tr, main li').first()).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      const beyond = await page.evaluate(() => {
        const { scrollWidth = 0, clientWidth = 0 } = document.scrollingElement ?? {}
        return scrollWidth - clientWidth
      })
      expect(beyond).toBe(0)
    })
})

test.describe('a name without a space leaves every column in sight', () => {
  test.skip(({ isMobile }) => isMobile, 'On a phone the rows are cards.')
  const long = 'W'.repeat(150)
  for (const path of ['/admin/projects', '/users', '/people', '/admin/ics'])
    test(path, async ({ page }) => {
      await page.route(/\/api\/(?:gigs|users|people|ics)\?/, async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replaceAll(/"name":"[^"]*"/g, `"name":"${long}"`)
        await route.fulfill({ response, body })
      })
      await signIn(page, 'admin@demo.test', path)
      await expect(page.getByRole('row').filter({ hasText: long }).first()).toBeVisible()
      const frame = page.getByRole('table').first().locator('..')
      await expect(frame).toHaveAttribute('data-fits')
    })
})

test('the columns of a list are chosen, remembered and stay in sight', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/admin/projects')
  // On a phone the rows have no columns.
  if (isPhone(page)) return
  const owner = page.getByRole('columnheader', { name: 'Owner' })
  await expect(owner).toBeVisible()
  await page.getByRole('button', { name: 'Columns and density' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Owner' }).click()
  await expect(owner).toBeHidden()
  await page.getByRole('menuitemcheckbox', { name: 'Compact rows' }).press('Enter')
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'Deadline' })).toBeVisible()
  await expect(owner).toBeHidden()
  await page.getByRole('row').last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('columnheader', { name: 'Deadline' })).toBeInViewport()
})

test('a next page that fails is told where the reader is', async ({ page, quietConsole }) => {
  await signIn(page, 'manager@demo.test', '/manager/projects?scope=visible')
  await page.route(/\/api\/gigs\?(?:.*&)?page=2/, (route) => route.fulfill({ status: 500, body: '' }))

  await page.getByRole('button', { name: /^VIEW MORE/ }).click()

  await expect(page.getByText('Something went wrong.')).toBeInViewport()
  // The browser tells of the failure itself.
  quietConsole.splice(0)
})

test('names, projects and photos take a finger on a phone', async ({ page }) => {
  test.skip(!isPhone(page), 'a mouse needs less')
  await signIn(page, 'manager@demo.test', '/manager/ics')
  const main = page.getByRole('main')
  const [name, project] = [main.locator('a[href*="/experts/"]'), main.locator('a[href*="/projects/"]')]
  expect(await reachOf(name.last())).toBeGreaterThanOrEqual(40)
  expect(await reachOf(project.last())).toBeGreaterThanOrEqual(40)

  await page.goto('/manager/projects?keyword=Second-life')
  await main.getByRole('link', { name: 'Second-life batteries as a business' }).click()
  const photos = main.locator('a[href*="/user-details/"]')
  expect(await reachOf(photos.first())).toBeGreaterThanOrEqual(40)
  expect(await reachOf(main.locator('dl a').first())).toBeGreaterThanOrEqual(40)
  await main.getByRole('tab', { name: 'Work' }).click()
  for (const name of ['https://meet.example/draft', 'https://files.example/notes-of-the-interviews'])
    expect(await reachOf(main.getByRole('link', { name })), name).toBeGreaterThanOrEqual(40)
  await signIn(page, 'admin@demo.test', '/feedback')
  await page.locator('main li a').first().click()
  expect(await reachOf(main.locator('a[href^="mailto:"]'))).toBeGreaterThanOrEqual(44)
})

test('what leads away from a page takes a mouse that comes near it', async ({ page }) => {
  test.skip(isPhone(page), 'a finger needs more')
  await signIn(page, 'manager@demo.test', '/manager/projects?keyword=Second-life')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Second-life batteries as a business' }).click()
  await main.getByRole('tab', { name: 'Work' }).click()
  for (const link of [
    main.getByRole('link', { name: 'Projects', exact: true }),
    main.getByRole('link', { name: 'https://meet.example/draft' }),
    main.getByRole('link', { name: 'https://files.example/notes-of-the-interviews' }),
    page.getByRole('contentinfo').getByRole('link', { name: 'LinkedIn' }),
  ])
    expect(await reachOf(link)).toBeGreaterThanOrEqual(24)
})

test('what leads from one page of the entry to the next takes a finger on a phone', async ({ page }) => {
  test.skip(!isPhone(page), 'a mouse needs less')
  for (const path of ['login', 'register', 'forgot', 'verify']) {
    await page.goto(`/accounts/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const link of await page.getByRole('main').getByRole('link').all())
      expect(await reachOf(link), path).toBeGreaterThanOrEqual(40)
  }
})

test('links that stand alone take a finger on the pages of administrators', async ({ page }) => {
  test.skip(!isPhone(page), 'a mouse needs less')
  await signIn(page, 'admin@demo.test', '/users?keyword=hr%40demo.test')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Camille Fournier' }).click()
  const activity = main.locator('a[href^="/activities/"]')
  for (const link of [main.getByRole('link', { name: 'Open the person' }), activity.first()])
    expect(await reachOf(link)).toBeGreaterThanOrEqual(40)

  await page.goto('/admin/import')
  expect(await reachOf(main.getByRole('link', { name: 'crm-accounts.xlsx' }))).toBeGreaterThanOrEqual(40)
  await main.getByRole('link', { name: 'crm-accounts.xlsx' }).click()
  expect(await reachOf(main.getByRole('button', { name: /^Show rows/ }).first())).toBeGreaterThanOrEqual(40)

  await page.goto('/admin/insights')
  expect(await reachOf(main.getByRole('link', { name: 'Pending' }).first())).toBeGreaterThanOrEqual(40)

  // The last entry has others of its session beside it.
  const { data } = await (await page.request.get('/api/activities')).json()
  await page.goto(`/activities/${data[0].id}`)
  const entry = main.locator('li').locator('a[href^="/activities/"]').first()
  expect(await reachOf(entry)).toBeGreaterThanOrEqual(40)
  // Each of two lines to tick, however close they stand.
  await page.goto('/users/add')
  for (const words of ['Must set a new password at the next sign-in', 'Send an invitation by email'])
    expect(await reachOf(page.getByText(words)), words).toBeGreaterThanOrEqual(40)
})

test('what stands alone below a note or a paper takes a finger', async ({ page }) => {
  test.skip(!isPhone(page), 'a mouse needs less')
  await signIn(page, 'hr@demo.test', '/contact-us')
  expect(await reachOf(page.getByRole('link', { name: 'Go to help' }))).toBeGreaterThanOrEqual(40)
  await page.goto('/hr/ics')
  await page
    .getByRole('button', { name: /6 of 6/ })
    .first()
    .tap()
  expect(await reachOf(page.getByRole('link', { name: /^Download signed/ }).first())).toBeGreaterThanOrEqual(
    40,
  )
})

test('the filters of a part of a page keep no room for views on a phone', async ({ page }) => {
  test.skip(!isPhone(page), 'elsewhere the filters stand in a line')
  await enter(page, 'manager@demo.test')
  await page.goto(await withIds(page, '/manager/projects/{gig}/hire?tab=search'))
  const filters = page.getByRole('button', { name: 'Add filter' })
  await expect(page.getByRole('main').getByRole('button', { name: 'Request' }).first()).toBeVisible()
  const search = await page.getByRole('searchbox').boundingBox()
  expect((await filters.boundingBox())?.width).toBeGreaterThan((search?.width ?? 0) - 2)
})

test('the messages of a webhook take a finger', async ({ page }) => {
  test.skip(!isPhone(page), 'a mouse needs less')
  await signIn(page, 'admin@demo.test', '/admin/settings/webhooks')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: /nordwind/ }).click()
  const message = main.getByRole('button', { name: /^Open delivery/ }).first()
  expect(await reachOf(message)).toBeGreaterThanOrEqual(40)
})

test('Tab goes to the views and the filters of a list as they stand', async ({ page }) => {
  test.skip(isPhone(page), 'A phone has one button for all filters.')
  await enter(page, 'admin@demo.test')
  const places: [number, 'Views' | 'Kind'][] = [
    [1024, 'Views'],
    [1440, 'Kind'],
  ]
  for (const [width, first] of places) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/admin/projects')
    await expect(page.getByRole('button', { name: 'Views' })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search projects' }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: first }), `at ${width}`).toBeFocused()
  }
})

test('a box to tick takes a finger, with its words and without', async ({ page }) => {
  test.skip(!isPhone(page), 'a mouse needs less')
  await signIn(page, 'admin@demo.test', '/compliance')
  const main = page.getByRole('main')
  const label = main.locator('label', { hasText: 'Before files' }).first()
  expect(await reachOf(label)).toBeGreaterThanOrEqual(40)
  expect(await reachOf(main.getByRole('checkbox').first())).toBeGreaterThanOrEqual(40)

  await page.goto('/users/add')
  await expect(main.getByRole('checkbox')).toHaveCount(2)
  const heights = await main
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().top))
  expect((heights[1] ?? 0) - (heights[0] ?? 0)).toBeGreaterThanOrEqual(44)

  await page.goto('/users/roles')
  expect(
    await reachOf(main.locator('label', { hasText: 'Manage companies' }).first()),
  ).toBeGreaterThanOrEqual(40)
  await page.goto('/announcements')
  await main.getByRole('button', { name: 'Add announcement' }).tap()
  expect(await reachOf(page.getByRole('button', { name: 'Clear from' }))).toBeGreaterThanOrEqual(40)
})

test('a box of a table and what empties a field take a mouse that comes near them', async ({ page }) => {
  test.skip(isPhone(page), 'a finger needs more')
  await signIn(page, 'admin@demo.test', '/users')
  expect(await reachOf(page.getByRole('checkbox', { name: 'Select all' }))).toBeGreaterThanOrEqual(24)

  await page.goto('/announcements')
  await page.getByRole('button', { name: 'Add announcement' }).click()
  expect(await reachOf(page.getByRole('button', { name: 'Clear from' }))).toBeGreaterThanOrEqual(24)

  await signIn(page, 'expert@demo.test', '/expert/profile')
  const drop = page.getByRole('button', { name: 'Remove Information Technology' })
  expect(await reachOf(drop)).toBeGreaterThanOrEqual(24)

  await signIn(page, 'manager@demo.test', '/manager/projects?keyword=Second-life')
  await page.getByRole('link', { name: 'Second-life batteries as a business' }).click()
  await page.goto(`${page.url()}/hire`)
  const matches = page.getByRole('table', { name: 'Recommended' })
  expect(await reachOf(matches.getByRole('link').first())).toBeGreaterThanOrEqual(24)
})

test('a figure of the activities takes a mouse that comes near it', async ({ page }) => {
  test.skip(isPhone(page), 'a finger needs more')
  await signIn(page, 'admin@demo.test', '/activities')
  const cells = page.getByRole('cell')
  for (const name of ['visit', 'Success', 'Me'])
    expect(await reachOf(cells.getByRole('button', { name }).first()), name).toBeGreaterThanOrEqual(24)
})
