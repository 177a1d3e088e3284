import { expect, expectAccessible, signIn, test, type Page } from './journey.ts'

test('a decision reaches the bell of its expert at once, and reading it keeps all tabs right', async ({
  page,
  browser,
}, { project }) => {
  const [first, last] = EXPERTS[project.name] ?? ['', '']
  const expert = await browser.newContext({ viewport: page.viewportSize() })
  const tab = await expert.newPage()
  await signIn(tab, `${first}.${last}@experts.demo.test`.toLowerCase())
  await post(tab, '/notifications/mark-read', {})
  const bell = tab.getByRole('button', { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName('Notifications')
  const other = await expert.newPage()
  await other.goto('/profile-settings?tab=notifications')
  const otherBell = other.getByRole('button', { name: /^Notifications/ })
  await expect(otherBell).toHaveAccessibleName('Notifications')

  await signIn(page, 'admin@demo.test')
  const id = await idOf(tab)
  await decide(page, id, 'suspend', { status_reason: 'We have a question about a reference.' })
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread')
  await expect(otherBell).toHaveAccessibleName('Notifications, 1 unread')
  await decide(page, id, 'reconsider', { to: 'Approved' })
  await expect(bell).toHaveAccessibleName('Notifications, 2 unread')

  await bell.click()
  const popup = tab.getByRole('dialog', { name: 'Notifications' })
  await expect(popup.getByText('Unread:')).toHaveCount(2)
  await popup.getByRole('link').first().click()
  await expect(tab).toHaveURL(/\/expert\/profile/)
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread')
  await expect(otherBell).toHaveAccessibleName('Notifications, 1 unread')

  await bell.click()
  await popup.getByRole('button', { name: 'See all' }).click()
  const drawer = tab.getByRole('dialog', { name: 'Notifications' })
  await expect(drawer.getByText('Unread:')).toHaveCount(1)
  await drawer.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(drawer.getByText('Unread:')).toHaveCount(0)
  await expect(otherBell).toHaveAccessibleName('Notifications')
  await choose(tab, 'Show', 'Hiring and work')
  await expect(drawer.getByText('There are no notifications currently.')).toBeVisible()
  await expert.close()
})

test('popup, drawer and preferences are there for everybody, and what somebody chose is kept', async ({
  page,
}) => {
  await signIn(page, 'manager2@demo.test')
  const chosen = { digest: 'less_urgent', digest_hour: 8 }
  const all = { category: 'comments', in_app: true, mail: true, push: true }
  await post(page, '/notifications/preferences', { ...chosen, categories: [all] }, 'PUT')
  await post(page, '/auth/timezone', { timezone: 'UTC' }, 'PUT')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'See all' }).click()
  await expect(page.getByRole('combobox', { name: 'Show' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/profile-settings?tab=notifications')
  const comments = page.getByRole('switch', { name: 'Comments: Email' })
  await expect(comments).toBeChecked()
  await expectAccessible(page)

  await comments.click({ force: true })
  await expect(page.getByText('Your preferences have been successfully updated.')).toBeVisible()
  await choose(page, 'Time of day', '17:00')
  await page.getByRole('combobox', { name: 'Time zone' }).fill('Kolkata')
  await page.getByRole('option', { name: 'Asia/Kolkata' }).click()
  await expect(page.getByText('Your time zone has been successfully updated.')).toBeVisible()

  await page.reload()
  await expect(comments).not.toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Time of day' })).toHaveValue('17:00')
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Asia/Kolkata')
})

test('no line of the bell ever stands without its words, however late a part of the page arrives', async ({
  page,
}) => {
  await page.addInitScript(watchRows)
  await signIn(page, 'manager@demo.test')
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await expect(bell).toBeVisible()
  await page.waitForLoadState('networkidle')
  // What the popup loads from now on comes one part after the other.
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })

  await bell.click()

  const popup = page.getByRole('dialog', { name: 'Notifications' })
  await expect(popup.getByRole('listitem').first()).toHaveText(/\w/)
  const seen = await page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name))
  expect(seen).toContain('row')
  expect(seen).not.toContain('row without words')
})

/** In the page: marks each line that a popup shows, and those that show no words beside their time. */
function watchRows(): void {
  new MutationObserver(() => {
    for (const row of document.querySelectorAll('[role="dialog"] li')) {
      const words = row.firstElementChild?.querySelector('div')?.textContent.trim() ?? ''
      performance.mark(words === '' ? 'row without words' : 'row')
    }
  }).observe(document, { childList: true, subtree: true })
}

// Nobody else's journey meets them.
const EXPERTS: Readonly<Record<string, readonly [string, string]>> = {
  desktop: ['Patrick', 'Oyelaran'],
  phone: ['Wanjiru', 'Muthoni'],
}

async function idOf(page: Page): Promise<string> {
  const answer = await page.request.get('/api/auth')
  const body: unknown = await answer.json()
  return /"id":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? ''
}

function decide(page: Page, id: string, action: string, form: object): Promise<void> {
  return post(page, `/users/${id}/${action}`, form)
}

async function post(page: Page, path: string, data: object, method = 'POST'): Promise<void> {
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const answer = await page.request.fetch(`/api${path}`, { method, headers, data })
  expect(answer.status(), await answer.text()).toBe(200)
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
