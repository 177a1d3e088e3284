import { enter, expect, expectAccessible, isPhone, signIn, test, type Page } from './journey.ts'

const NOT_FOUND = '404 - Page NOT FOUND'

test('somebody signed out is asked to log in and comes back to the page that was wanted', async ({
  page,
}) => {
  await page.goto('/admin/ics?from=mail')
  await expect(page).toHaveURL(/\/accounts\/login\?.*redirect=/)
  await page.getByLabel('Email').fill('admin@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('Demo-pass-1')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()

  await expect(page).toHaveURL(/\/admin\/ics\?from=mail$/)
  await expect(page).toHaveTitle('Onboarded ICs · Guildhall')
})

test('a link cannot send anybody to another site after the login', async ({ page, baseURL }) => {
  await page.goto('/accounts/login?redirect=//evil.example/')
  await page.getByLabel('Email').fill('hr@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('Demo-pass-1')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()

  await expect(page).toHaveURL(`${baseURL}/hr/ics`)
})

test('pages of another role do not exist, and BACK goes two entries back', async ({ page }) => {
  await signIn(page, 'manager@demo.test', '/manager/ics')
  await page.goto('/contact-us')
  await page.goto('/admin/projects')
  await expect(page.getByRole('heading', { name: NOT_FOUND })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'BACK', exact: true }).click()

  await expect(page).toHaveURL(/\/manager\/ics$/)
})

test('BACK leads home from an address that was opened in a tab of its own', async ({ page }) => {
  await signIn(page, 'manager@demo.test', '/manager/ics')
  const tab = await page.context().newPage()
  await tab.goto('/manager/nothing')
  await expect(tab.getByRole('heading', { name: NOT_FOUND })).toBeVisible()

  await tab.getByRole('button', { name: 'BACK', exact: true }).click()

  await expect(tab).toHaveURL(/\/manager\/experts/)
})

const NOTHING = '00000000-0000-7000-8000-000000000000'
const PAGES_OF_ONE = [
  '/activities',
  '/admin/admins',
  '/admin/experts',
  '/admin/managers',
  '/admin/projects',
  '/companies',
  '/feedback',
  '/people',
  '/users',
].map((list) => `${list}/${NOTHING}`)
const WITHIN = [
  `/${NOTHING}/basic-information-details`,
  `/${NOTHING}/user-details/edit-mode/false`,
  `/admin/projects/${NOTHING}/edit`,
  `/admin/projects/${NOTHING}/hire`,
  `/companies/${NOTHING}/edit`,
  `/users/${NOTHING}/edit`,
]

test('the page of a thing that is missing is not found, in the window’s title too', async ({
  page,
  quietConsole,
}) => {
  await signIn(page, 'admin2@demo.test')
  for (const path of [...PAGES_OF_ONE, ...WITHIN, '/users/nobody']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: NOT_FOUND }), path).toBeVisible()
    await expect(page, path).toHaveTitle('Page not found · Guildhall')
  }

  await page.getByRole('button', { name: 'GO TO HOME' }).click()

  await expect(page).toHaveTitle('Experts · Guildhall')
  // The browser itself tells of each answer that says "not found".
  const told = quietConsole.splice(0)
  expect(told.filter((message) => !message.includes('404') && !message.includes('422'))).toEqual([])
})

test('the keyboard goes on in the page that a link of the page before led to, and coming back', async ({
  page,
}) => {
  await signIn(page, 'admin@demo.test', '/people?keyword=Amara%20Nwosu')
  const main = page.getByRole('main')

  await main.getByRole('link', { name: 'Amara Nwosu' }).first().press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Amara Nwosu' })).toBeVisible()
  await expect(main).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(main.getByRole('link', { name: 'People' })).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  await expect(main).toBeFocused()
})

test('each new path asks whether the session lives, the same path does not', async ({ page }) => {
  await signIn(page, 'admin2@demo.test')
  await expectShell(page)
  let checks = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/keep-alive')) checks += 1
  })

  await openFromMenu(page, 'Projects')
  await openFromMenu(page, 'Projects')

  expect(checks).toBe(1)
})

test('the page says when it is offline', async ({ page, context, quietConsole }) => {
  await signIn(page, 'hr@demo.test')
  await expectShell(page)
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toBeHidden()
  // What was loading meanwhile.
  quietConsole.splice(0)
})

test('a page that is asked for while offline opens once there is a connection', async ({
  page,
  context,
  quietConsole,
}) => {
  await signIn(page, 'hr@demo.test')
  await expectShell(page)
  await page.waitForLoadState('networkidle')

  if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('link', { name: 'Experts', exact: true })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await page.getByRole('link', { name: 'Experts', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Onboarded ICs' })).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Experts' })).toBeVisible()
  // The browser tells itself of what it could not load.
  quietConsole.splice(0)
})

test('what opens for the first time while offline leaves the page as it is', async ({
  page,
  context,
  quietConsole,
}) => {
  await signIn(page, 'hr@demo.test')
  await expectShell(page)
  await page.waitForLoadState('networkidle')
  const heading = page.getByRole('heading', { level: 1, name: 'Onboarded ICs' })
  const open = () =>
    isPhone(page) ? page.getByRole('button', { name: 'Open menu' }).tap() : page.keyboard.press('Control+k')

  // On a busy machine the line rests before the page has come.
  await expect(heading).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/'))
  await open()
  await missed
  await expect(heading).toBeVisible()

  const anew = page.waitForEvent('load')
  await context.setOffline(false)
  await anew
  await expect(heading).toBeVisible()
  await page.waitForLoadState('networkidle')
  await open()
  if (isPhone(page)) await expect(page.getByRole('link', { name: 'Experts', exact: true })).toBeVisible()
  else await expect(page.getByRole('combobox', { name: 'Page' })).toBeVisible()
  // The browser tells itself of what it could not load.
  quietConsole.splice(0)
})

test('the page of a manager is left although the code of the next one takes its time', async ({ page }) => {
  test.skip(isPhone(page), 'a menu lies over the page there')
  const { promise: isAsked, resolve: go } = Promise.withResolvers<void>()
  await page.route(/\/calendar-page-[^/]*\.js$/, async (route) => {
    await isAsked
    await route.continue()
  })
  await enter(page, 'manager@demo.test')
  const { data } = await (await page.request.get('/api/auth')).json()
  await page.goto(`/manager/managers/${data.id}`)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Sofia Lindqvist')
  await page.getByRole('link', { name: 'Calendar', exact: true }).click()
  await expect(page).toHaveURL(/\/calendar$/)
  await expect(title).toHaveText('Sofia Lindqvist')

  go()
  await expect(title).toHaveText('Calendar')
  await expect(page).toHaveURL(/\/calendar$/)
})

test('the palette leads to a page by a few letters', async ({ page }) => {
  await signIn(page, 'admin@demo.test')
  await expectShell(page)

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Page' }).fill('domo')
  await expectAccessible(page)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Manage Domo' })).toBeVisible()
})

test('what is typed before the palette has come stands in it, and the focus goes back where it was', async ({
  page,
}) => {
  await signIn(page, 'admin@demo.test')
  await expectShell(page)
  await page.waitForLoadState('networkidle')
  const account = page.getByRole('button', { name: /^Account of/ })
  const field = page.getByRole('combobox', { name: 'Person, project or page' })
  const typed = Promise.withResolvers<void>()
  await page.route('**/assets/**', async (route) => {
    await typed.promise
    await route.continue()
  })

  await account.focus()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('dom')
  typed.resolve()
  await expect(field).toHaveValue('dom')
  await page.keyboard.type('o')
  await expect(field).toHaveValue('domo')
  await page.keyboard.press('Escape')
  await expect(account).toBeFocused()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('domo')
  await expect(page.getByRole('option', { name: 'Manage Domo' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Manage Domo' })).toBeVisible()
})

async function serveAnalysis(page: Page): Promise<void> {
  await page.route('**/api/accounts/config', async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    await route.fulfill({ response, json: { data: { ...data, service: 'analysis' } } })
  })
}

test('a document of a type begins as one of that kind', async ({ page }) => {
  await serveAnalysis(page)
  await signIn(page, 'manager@demo.test', '/manager/projects/add')
  await page.getByLabel('Project name').fill('A radar from the header')

  await page.getByRole('button', { name: 'Create new document' }).click()
  await page.getByRole('link', { name: 'Create radar' }).click()
  await expect(page.getByRole('radio', { name: 'Radar' })).toBeChecked()
  await expect(page.getByLabel('Project name')).toHaveValue('A radar from the header')

  await page.getByRole('radio', { name: 'Award' }).click()
  await expect(page).toHaveURL(/type=award$/)
  await expect(page.getByRole('radio', { name: 'Award' })).toBeChecked()
})

test('all tools of the service analysis stand in the header', async ({ page }) => {
  await serveAnalysis(page)
  await signIn(page, 'expert@demo.test', '/expert/projects')
  await expect(page.getByRole('button', { name: 'Create new document' })).toBeVisible()

  await page.getByRole('button', { name: 'Account of Elena Marchetti' }).click()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
})

test('a part that failed without a word is spoken for', async ({ page, quietConsole }) => {
  await page.route('**/api/insights/requests', (route) => route.fulfill({ status: 500, json: {} }))
  await signIn(page, 'manager@demo.test', '/today')

  await expect(page.getByText('Part of this page did not load.')).toBeVisible()
  await page.unroute('**/api/insights/requests')
  await page.getByRole('button', { name: 'REFRESH' }).click()
  await expect(page.getByText('Requests accepted in 90 days')).toBeVisible()
  await expect(page.getByText('Part of this page did not load.')).toBeHidden()
  quietConsole.splice(0)
})

test('the menu stays collapsed on this device', async ({ page }) => {
  test.skip(isPhone(page), 'a phone has no menu beside the page')
  await signIn(page, 'admin@demo.test')

  await page.getByRole('button', { name: 'Collapse menu' }).click()
  await page.reload()

  await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible()
  await expectAccessible(page)
})

test('the menu makes room on a narrow screen until somebody opens it', async ({ page }) => {
  test.skip(isPhone(page), 'a phone has no menu beside the page')
  await page.setViewportSize({ width: 834, height: 900 })
  await signIn(page, 'admin@demo.test')
  const palette = page.getByRole('button', { name: 'Search people, projects, pages' })
  expect(await palette.evaluate((box) => box.scrollHeight <= box.clientHeight)).toBe(true)

  await page.getByRole('button', { name: 'Expand menu' }).click()
  await page.reload()

  await expect(page.getByRole('button', { name: 'Collapse menu' })).toBeVisible()
})

test('logging out asks first, then nothing of the session is left', async ({ page }) => {
  await signIn(page, 'customer@demo.test')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('Are you sure you want to log out?')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page).toHaveURL(/\/accounts\/login/)

  await page.goto('/customer/projects')
  await expect(page).toHaveURL(/\/accounts\/login/)
})

test('a person sees the own sessions and ends another one', async ({ page, browser, baseURL }) => {
  const account = isPhone(page) ? 'screened@demo.test' : 'pending@demo.test'
  const elsewhere = await browser.newPage({ baseURL: baseURL ?? '' })
  await signIn(elsewhere, account)
  await signIn(page, account, '/profile-settings?tab=security')
  await expect(page.getByText('This session')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'End all other sessions' }).click()
  await page.getByRole('button', { name: 'End sessions' }).click()
  await expect(page.getByRole('button', { name: 'End', exact: true })).toHaveCount(0)

  await elsewhere.goto('/expert/profile')
  await expect(elsewhere).toHaveURL(/\/accounts\/login/)
  await elsewhere.close()
})

/** The address changes before the page does: only the shell tells that somebody is in. */
async function expectShell(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
}

async function openFromMenu(page: Page, name: string): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /projects/i })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test('what a part says of its looks counts for more than what it is built of, whichever comes first', async ({
  page,
}) => {
  await signIn(page, 'manager@demo.test')
  const { data } = await (await page.request.get('/api/experts?status=Approved')).json()
  // No page that people begin with: its styles are asked for by the script.
  await page.goto(`/manager/experts/${data[0].user_id}/projects`)

  await expect(page.getByRole('tab', { selected: true })).toHaveCSS('border-bottom-width', '2px')
  const inHead = await page.locator('head link[rel="stylesheet"]').count()
  expect(inHead, 'styles that would stand before those of the body').toBe(1)
})
