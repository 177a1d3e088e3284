import { expect, expectAccessible, isPhone, signIn, test, type Page } from './journey.ts'

test('an admin finds a page visit and its calls in the log within a second', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/profile-settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForTimeout(1000)

  await page.goto('/activities')

  await expect(page.getByRole('link', { name: /profile settings/i }).first()).toBeVisible()
  await expect(page.getByText('Log in').first()).toBeVisible()
  await expectAccessible(page)
})

test('filters stay pending until they are applied, survive a reload and travel by the address', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin@demo.test', '/activities')
  await page.getByRole('button', { name: 'Add filter' }).click()
  await expectAccessible(page)

  await choose(page, 'Type', 'Visit')
  await choose(page, 'Status', 'Success')
  expect(new URL(page.url()).search).toBe('')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Are you sure you want to apply selected filters?')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Selected filters have been applied successfully')).toBeVisible()
  await expect(page).toHaveURL(/type=visit/)
  const shown = await page.getByText(/^Showing 1 to 20 of/).innerText()

  await page.reload()
  await expect(page.getByText(shown)).toBeVisible()

  const other = await browser.newPage()
  await signIn(other, 'admin2@demo.test', page.url())
  await expect(other.getByText(/^Showing 1 to 20 of/)).toBeVisible()
  await expect(other.getByText('retrieve', { exact: true })).toHaveCount(0)
  await other.close()
})

test('the export holds the filtered rows', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/activities?type=submit&status=failed')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: 'Download' })
      .or(page.getByRole('link', { name: 'Download' }))
      .click(),
  ])

  expect(download.suggestedFilename()).toBe('Activity_List_Report.csv')
  const stream = await download.createReadStream()
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  const [head, ...rows] = Buffer.concat(chunks).toString('utf8').trim().split(/\r?\n/)
  expect(head?.replace('\uFEFF', '')).toBe('Activity,User,Page_url,Date')
  expect(rows.length).toBeGreaterThan(0)
})

test('an entry shows what came before and after', async ({ page, context }) => {
  await signIn(page, 'admin@demo.test', '/activities?search=Log%20out')
  const name = page.getByRole('link', { name: /log out/i }).first()
  const [entry] = await Promise.all([context.waitForEvent('page'), name.click()])
  await entry.waitForLoadState()

  await expect(entry.getByRole('heading', { name: 'Log out' }).first()).toBeVisible()
  await expect(entry.getByText('API info')).toBeVisible()
  if (!isPhone(page)) await expect(entry.getByText('User agent')).toBeVisible()
  await entry.getByRole('button', { name: 'previous log' }).click()
  await entry.getByRole('button', { name: 'View target log details' }).click()
  await expectAccessible(entry)
})

test('the calls of a page stay inside their card, however long their names are', async ({
  page,
  context,
}) => {
  await context.route('**/api/activities/*/children?*', async (route) => {
    const answer = await route.fetch()
    const text = (await answer.text()).replaceAll(/"title":"[^"]*"/g, `"title":"${LONG_NAME}"`)
    await route.fulfill({ response: answer, body: text })
  })
  await signIn(page, 'admin@demo.test', '/profile-settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForTimeout(1000)
  await page.goto('/activities?type=visit')
  const [entry] = await Promise.all([
    context.waitForEvent('page'),
    page
      .getByRole('link', { name: /profile settings/i })
      .first()
      .click(),
  ])
  await entry.getByRole('button', { name: 'Expand Profile settings' }).click()
  const card = entry.getByRole('group', { name: 'Calls of this page' })
  const call = card.getByRole('link', { name: LONG_NAME }).first()
  await expect(call).toBeVisible()

  const [outer, inner] = [await card.boundingBox(), await call.boundingBox()]
  expect(right(inner)).toBeLessThanOrEqual(right(outer))
  expect(await card.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  await expectAccessible(entry)
})

for (const account of ['manager', 'hr', 'expert', 'customer']) {
  test(`${account}@demo.test gets the not-found page for the activity log`, async ({ page }) => {
    await signIn(page, `${account}@demo.test`, '/activities')

    await expect(page.getByText('404 - Page NOT FOUND')).toBeVisible()
    await expectAccessible(page)
  })
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

const LONG_NAME = `Export the ${'verylongnamewithoutaspace'.repeat(6)} of a project`

function right(box: { x: number; width: number } | null): number {
  return box === null ? Number.NaN : box.x + box.width
}

test('a whole session is told in sentences, its reads on demand', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/activities')
  await page.goto(`/activities/${await ownLogin(page)}`)
  await page.getByRole('link', { name: 'Whole session' }).click()

  await expect(page).toHaveURL(/\/activities\/sessions\//)
  await expect(page.getByRole('heading', { level: 1, name: /^Session of / })).toBeVisible()
  const entries = page.getByRole('list', { name: 'Session' }).getByRole('listitem')
  await expect(entries.first()).toContainText('logged in')
  const before = await entries.count()
  await expectAccessible(page)

  await page.getByRole('switch', { name: 'Show reads' }).click()
  await expect.poll(() => entries.count()).toBeGreaterThanOrEqual(before)
  await expectAccessible(page)
})

/** The entry of the sign-in of this page; calls are written soon after they are answered. */
async function ownLogin(page: Page): Promise<string> {
  const { data: me } = await (await page.request.get('/api/auth')).json()
  const query = `type=submit&status=success&search=Log%20in&user_id[]=${me.id}`
  let id = ''
  await expect
    .poll(async () => {
      const { data } = await (await page.request.get(`/api/activities?${query}`)).json()
      id = data[0]?.id ?? ''
      return id
    })
    .not.toBe('')
  return id
}
