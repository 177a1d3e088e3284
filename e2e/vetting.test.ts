import { HEADERS, expect, expectAccessible, isPhone, signIn, test, type Page } from './journey.ts'

// Each size of screen works on experts of its own: both run at once on the same network.
const PEOPLE = {
  desk: { screened: 'Camila Figueiredo', rejected: 'George Hathaway' },
  phone: { screened: 'Neha Kulkarni', rejected: 'Amélie Rousseau' },
}

async function openExpert(page: Page, prefix: string, name: string): Promise<void> {
  await page.goto(`/${prefix}/experts?keyword=${encodeURIComponent(name)}&status[]=Pending&status[]=Screened`)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test('HR screens an applicant with a note, and an admin approves', async ({ page }) => {
  const { screened } = isPhone(page) ? PEOPLE.phone : PEOPLE.desk
  await signIn(page, 'hr@demo.test')
  await openExpert(page, 'hr', screened)
  await page.getByRole('button', { name: 'Screen', exact: true }).click()
  await page.getByLabel('Internal note').fill('References look good.')
  await page.getByRole('dialog').getByRole('button', { name: 'Screen' }).click()
  await expect(page.getByText(`${screened} was screened.`)).toBeVisible()
  await page.getByRole('tab', { name: /Notes/ }).click()
  await expect(page.getByText('References look good.')).toBeVisible()
  await expectAccessible(page)

  await page.context().clearCookies()
  await signIn(page, 'admin@demo.test')
  await openExpert(page, 'admin', screened)
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText(`${screened} was approved.`)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Screened experts' })).toContainText('Decided')
  await expect(page.getByRole('button', { name: 'Suspend…' })).toBeVisible()
})

test('a reviewer walks through those who wait, by buttons and by keys', async ({ page }) => {
  await signIn(page, 'hr@demo.test')
  const { data } = await (await page.request.get('/api/experts?status[]=Pending&pageSize=100')).json()
  const { queue } = (await (await page.request.get(`/api/experts/${data[0].id}/review`)).json()).data
  await page.goto(`/hr/experts/${data[0].id}`)
  const bar = page.getByRole('navigation', { name: 'Pending experts' })
  await expect(bar.getByText(`${queue.position} of ${queue.total}`)).toBeVisible()
  await expect(page.getByText('Waiting', { exact: true })).toBeVisible()
  await expectAccessible(page)

  const [first, back, key, other] = queue.next
    ? ['Next', 'Previous', 'j', queue.next]
    : ['Previous', 'Next', 'k', queue.previous]
  await bar.getByRole('link', { name: first }).click()
  await expect(page.getByRole('heading', { level: 1, name: other.name })).toBeVisible()
  await bar.getByRole('link', { name: back }).click()
  await expect(page.getByRole('heading', { level: 1, name: data[0].name })).toBeVisible()
  await expect(bar).toBeVisible()
  await page.keyboard.press(key)
  await expect(page.getByRole('heading', { level: 1, name: other.name })).toBeVisible()
})

test('of two admins who decide at once one wins, and the other sees how it is', async ({
  page,
  browser,
  quietConsole,
}) => {
  const { rejected } = isPhone(page) ? PEOPLE.phone : PEOPLE.desk
  const second = await browser.newPage()
  await signIn(second, 'admin2@demo.test')
  await openExpert(second, 'admin', rejected)

  await signIn(page, 'admin@demo.test', '/admin/experts')
  await expect(page.getByRole('tab', { name: /^Pending/ })).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await openExpert(page, 'admin', rejected)
  await page.getByRole('button', { name: 'Reject…' }).click()
  await page.getByLabel('Reasons').first().click()
  await page.getByRole('option', { name: 'Incomplete profile' }).click()
  await expect(page.getByLabel('Text for the expert')).toHaveValue(/^Your profile is incomplete/)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('Your application was not accepted.')).toBeVisible()
  await expectAccessible(page)
  await second.getByRole('button', { name: 'Approve', exact: true }).click()
  const decisions = [
    page.getByRole('button', { name: 'REJECT', exact: true }),
    second.getByRole('dialog').getByRole('button', { name: 'Approve' }),
  ]
  await Promise.all(decisions.map((decision) => decision.click()))
  const isRejected = page.getByText(`${rejected} was rejected.`)
  const isLate = (admin: Page) => admin.getByText('Not allowed in this state')
  await expect(isRejected.or(isLate(page))).toBeVisible()
  const [late, status] = (await isRejected.isVisible()) ? [second, 'Rejected'] : [page, 'Approved']
  await expect(isLate(late)).toBeVisible()
  for (const admin of [page, second])
    await expect(admin.getByText(status, { exact: true }).first()).toBeVisible()
  await second.close()
  // The browser itself reports the refusal.
  quietConsole.splice(0, quietConsole.length, ...quietConsole.filter((text) => !text.includes('409')))
})

test('HR reads in the words of the portal that nobody could be reminded', async ({ page, quietConsole }) => {
  await signIn(page, 'hr@demo.test', '/hr/experts?status[]=Incomplete')
  const body = { message: 'Something Wrong happened.', code: 'internal' }
  await page.route(/\/api\/users\/remind/, (route) => route.fulfill({ status: 500, json: body }))

  await page.getByRole('button', { name: 'Remind all' }).click()
  const asked = page.getByRole('dialog', { name: /^Remind \d+ experts?\?$/ })
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Remind', exact: true }).click()

  await expect(page.getByText('Something went wrong, try again later.')).toBeVisible()
  quietConsole.splice(0, quietConsole.length, ...quietConsole.filter((text) => !text.includes('500')))
})

test('HR hears how many get a mail before those who are selected are reminded', async ({ page }) => {
  await signIn(page, 'hr@demo.test', '/hr/experts?status[]=Incomplete')
  const experts = page.getByRole('checkbox', { name: /^Select (?!all$)/i })
  await experts.nth(0).check()
  await experts.nth(1).check()
  await page
    .getByRole('region', { name: 'Selected experts' })
    .getByRole('button', { name: 'Remind', exact: true })
    .click()

  const asked = page.getByRole('dialog', { name: 'Remind 2 experts?' })
  await expect(asked.getByText('Each of them gets a notification and an email.')).toBeVisible()
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect(asked).toBeHidden()
})

test('an admin keeps experts on a roster', async ({ page }) => {
  const roster = `Panel ${Date.now()}`
  await signIn(page, 'admin@demo.test', '/admin/experts?status=Approved')
  const experts = page.getByRole('checkbox', { name: /^Select (?!all$)/i })
  await experts.nth(0).check()
  await experts.nth(1).check()
  await page.getByRole('button', { name: 'Add to roster' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Roster' }).fill(roster)
  await expect(page.getByRole('option', { name: `Create ${roster}` })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('combobox', { name: 'Roster' })).toHaveValue(roster)
  await dialog.getByRole('button', { name: 'Add to roster' }).click()
  await expect(page.getByText(`2 experts added to ${roster}.`)).toBeVisible()

  // Nobody of it waits: it opens where somebody is.
  await page.getByRole('tab', { name: /^Pending/ }).click()
  await page.getByRole('button', { name: 'Rosters' }).click()
  await page.getByRole('menuitem', { name: roster }).click()
  await expect(page.getByRole('tab', { name: 'Approved 2', exact: true, selected: true })).toBeVisible()
  await expect(experts).toHaveCount(2)

  await page.getByRole('button', { name: 'Rosters' }).click()
  await page.getByRole('menuitem', { name: 'Manage rosters…' }).click()
  await page.getByRole('textbox', { name: `Name of ${roster}` }).fill('Another')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await page.getByRole('textbox', { name: `Name of ${roster}` }).fill(roster)
  await page.getByRole('button', { name: `Delete ${roster}` }).click()
  await page.getByRole('button', { name: 'DELETE', exact: true }).click()
  await expect(page.getByText(`${roster} was deleted.`)).toBeVisible()
})

test('a manager finds no tab of files where they may open none', async ({ page }) => {
  await signIn(page, 'manager@demo.test')
  const invited = await page.request.post('/api/people/invite', {
    headers: HEADERS,
    data: { first_name: 'Nuria', last_name: 'Sala', email: `nuria.${crypto.randomUUID()}@demo.test` },
  })
  expect(invited.status()).toBe(201)
  const { data } = await invited.json()

  await page.goto(`/manager/experts/${data.id}/attachments`)

  await expect(page.getByRole('tab', { name: 'Profile', selected: true })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Attachments' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Personal details' })).toBeVisible()
})
