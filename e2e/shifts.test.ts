import { enter, expect, test, withIds, type Page } from './journey.ts'

/** How much of the screen may move while a page comes: the sum of all shifts, as browsers weigh them. */
const ALLOWED = 0.02

const PAGES = [
  { name: 'the login', path: '/accounts/login' },
  { name: 'the home of managers', as: 'manager', path: '/manager/experts' },
  { name: 'the home of admins', as: 'admin', path: '/admin/experts' },
  { name: 'the projects of managers', as: 'manager', path: '/manager/projects' },
  { name: 'the users', as: 'admin', path: '/users' },
  { name: 'the companies', as: 'admin', path: '/companies' },
  { name: 'the people', as: 'admin', path: '/people' },
  { name: 'the day of managers', as: 'manager', path: '/today' },
  { name: 'a project', as: 'manager', path: '/manager/projects/{gig}' },
  { name: 'the hire board', as: 'manager', path: '/manager/projects/{gig}/hire' },
  { name: 'the profile', as: 'expert', path: '/expert/profile' },
  { name: 'the project of an expert', as: 'expert', path: '/expert/projects/{gig}' },
  { name: 'the projects of an expert', as: 'expert', path: '/expert/projects' },
  { name: 'the search for projects', as: 'expert', path: '/expert/find-projects' },
  { name: 'the welcome', as: 'new', path: '/expert/profile' },
  { name: 'the form in steps', as: 'incomplete', path: '/expert/profile' },
  { name: 'the profile after a rejection', as: 'rejected', path: '/expert/profile' },
  { name: 'the calendar', as: 'expert', path: '/calendar' },
  { name: 'the home of customers', as: 'customer', path: '/customer/projects' },
  { name: 'the project of a customer', as: 'customer', path: '/customer/projects/{gig}' },
  { name: 'the shortlist of a customer', as: 'customer', path: '/customer/projects/{gig}?tab=experts' },
  { name: 'the files of a project', as: 'manager', path: '/manager/projects/{gig}?tab=files' },
  { name: 'the insights', as: 'manager', path: '/manager/insights' },
  { name: 'the activities', as: 'admin', path: '/activities' },
  { name: 'the search', as: 'admin', path: '/content-search?keyword=battery' },
  { name: 'the queue of HR', as: 'hr', path: '/hr/experts' },
] as const

for (const one of PAGES)
  test(`${one.name} comes without a jump`, async ({ page }) => {
    if ('as' in one) await enter(page, `${one.as}@demo.test`)
    const path = await withIds(page, one.path)
    await countShifts(page)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const shifts = await page.evaluate<Shift[]>('shifts')
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(ALLOWED)
  })

test('a card keeps the place of its heart until the code of hearts has come', async ({ page }) => {
  await enter(page, 'expert@demo.test')
  const { promise: isAsked, resolve: go } = Promise.withResolvers<void>()
  await page.route('**/heart-*.js', async (route) => {
    await isAsked
    await route.continue()
  })
  await page.goto('/expert/find-projects')
  const card = page
    .getByRole('list', { name: 'Open projects' })
    .getByRole('listitem')
    .filter({ hasText: 'Apply' })
  const right = card.first().getByRole('link').first().locator('xpath=../../*[last()]')
  const before = await right.boundingBox()
  go()
  await expect(right.getByRole('button', { name: /favorites/iu })).toBeVisible()
  expect(await right.boundingBox()).toEqual(before)
})

test('what comes next in the work of a project pushes nothing down', async ({ page }) => {
  await enter(page, 'manager@demo.test')
  const gig = await gigWithDates(page)
  await countShifts(page)
  const { promise: isAsked, resolve: go } = Promise.withResolvers<void>()
  await page.route('**/engagements?*Hired*', async (route) => {
    await isAsked
    await route.continue()
  })
  const came = page.waitForResponse('**/deliverables?*')
  await page.goto(`/manager/projects/${gig}?tab=work`)
  await came
  go()
  await expect(page.getByText(/^(?:Next|Late): /u)).toBeVisible()
  const shifts = await page.evaluate<Shift[]>('shifts')
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(ALLOWED)
})

test('the first letters of a search move no row, and a menu of a row lies above the rows below it', async ({
  page,
}) => {
  await enter(page, 'admin@demo.test')
  await page.goto('/users')
  // In a row, or in a card on a phone.
  const menu = page.getByRole('button', { name: /^Actions for/u }).first()
  await expect(menu).toBeVisible()
  const before = await menu.boundingBox()
  await page.getByRole('searchbox').fill('ab')
  await expect(page.getByText('Enter at least 3 characters to filter the results')).toBeVisible()
  expect(await menu.boundingBox()).toEqual(before)

  await menu.click()
  const last = page.getByRole('menuitem').last()
  // A press would fail where a row lay above it.
  await last.click({ trial: true })
  await expect(page.getByText('Enter at least 3 characters to filter the results')).toBeHidden()
})

test('who asks for less motion sees each change at once, not a frame later', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/accounts/login')
  const seen = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.style.marginTop = '50px'
    return getComputedStyle(heading).marginTop
  })
  expect(seen).toBe('50px')
})

/** The id of a project of this person on which a call, a deliverable or hours are due. */
async function gigWithDates(page: Page): Promise<string> {
  const { data: gigs } = await (await page.request.get('/api/gigs?status[]=Published&pageSize=50')).json()
  for (const { id } of gigs) {
    const hired = await page.request.get(`/api/gigs/${id}/engagements?status[]=Hired`)
    if (!hired.ok()) continue
    const { data } = await hired.json()
    if (data.some((row: { next_date: unknown }) => row.next_date !== null)) return id
  }
  throw new Error('No project of this person has a date that comes next.')
}

interface Shift {
  value: number
  what: string[]
}

/** Keeps every shift that no hand caused, with what moved. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(`
    window.shifts = []
    const named = ({ node }) => (node?.className ?? node?.nodeName ?? '') + ' ' + (node?.textContent ?? '').slice(0, 30)
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries())
        if (!hadRecentInput) window.shifts.push({ value, what: sources.map(named) })
    }).observe({ type: 'layout-shift', buffered: true })`)
}
