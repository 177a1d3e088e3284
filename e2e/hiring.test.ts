import type { Browser } from '@playwright/test'
import { HEADERS, expect, expectAccessible, signIn, test, type Page } from './journey.ts'

const GIG = 'Value-based pricing for imaging software'
// One expert a project of Playwright: both walk the same demo network.
const EXPERTS = {
  desktop: ['chiara.bellandi@experts.demo.test', 'Chiara Bellandi'],
  phone: ['rafael.monteiro@experts.demo.test', 'Rafael Monteiro'],
} as const

async function as(browser: Browser, email: string, visit: (page: Page) => Promise<void>) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, email)
  await visit(page)
  await context.close()
}

/** A published copy of a demo project under a name of its own: phone, desktop and a second try share the network. */
async function publishedCopy(browser: Browser, name: string): Promise<string> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, 'admin@demo.test')
  const { data } = await (await page.request.get(`/api/gigs?keyword=${encodeURIComponent(GIG)}`)).json()
  const post = (path: string, body: object) =>
    page.request.post(`/api${path}`, { data: body, headers: HEADERS })
  const clone = await (await post(`/gigs/${data[0].id}/clone`, { name, baseYear: 2026 })).json()
  const { id } = clone.data
  for (const step of ['approve', 'publish'])
    expect((await post(`/gigs/${id}/${step}`, {})).status(), step).toBe(200)
  await context.close()
  return id
}

test('an expert applies and is hired; the project closes, and both are asked how it was', async ({
  page,
  browser,
}, info) => {
  test.slow()
  const [email, name] = info.project.name === 'phone' ? EXPERTS.phone : EXPERTS.desktop
  const project = `Pricing panel ${crypto.randomUUID().slice(0, 8)}`
  const gig = await publishedCopy(browser, project)
  await withCustomer(browser, gig, 'manage')

  await signIn(page, email, `/expert/projects?keyword=${encodeURIComponent(project)}`)
  await expect(page.getByRole('heading', { name: 'My projects' })).toBeVisible()
  await expectAccessible(page)
  const card = page.getByRole('listitem').filter({ hasText: project }).first()
  await card.getByRole('button', { name: 'Apply' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Message').fill('I have priced software for hospitals for ten years.')
  await dialog.getByLabel('Your rate').fill('150')
  for (const box of await dialog.getByRole('textbox', { name: /What was/ }).all())
    await box.fill('Head of pricing')
  await dialog.getByRole('radio', { name: 'Yes' }).first().check()
  await dialog.getByRole('checkbox').check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Your application was sent')).toBeVisible()
  await page.goto('/expert/projects?tab=in_review')
  await expect(page.getByRole('listitem').filter({ hasText: project }).getByText('In review')).toBeVisible()

  await as(browser, 'admin@demo.test', async (staff) => {
    await staff.goto(`/admin/projects/${gig}/hire?tab=Applied`)
    const row = staff.getByRole('listitem').filter({ hasText: name }).first()
    await row.getByRole('button', { name: 'Accept for review' }).click()
    await expect(staff.getByText('On the shortlist')).toBeVisible()
    await staff.goto(`/admin/projects/${gig}/hire?tab=Reviewed`)
    await row.getByRole('button', { name: 'Hire', exact: true }).click()
    const agreement = staff.getByRole('dialog')
    await expect(agreement.getByText('Expert is approved')).toBeVisible()
    await agreement.getByRole('button', { name: 'Hire', exact: true }).click()
    await expect(staff.getByText(`${name} is hired`)).toBeVisible()
    await staff.goto(`/admin/projects/${gig}/hire?tab=Hired`)
    await expect(row.getByRole('link', { name: 'Agreement' })).toBeVisible()
    await expectAccessible(staff)

    await staff.goto(`/admin/projects/${gig}`)
    await staff.getByRole('button', { name: 'Actions' }).click()
    await staff.getByRole('menuitem', { name: 'Close', exact: true }).click()
    const closing = staff.getByRole('dialog')
    await expect(closing.getByRole('list', { name: 'Hired experts' })).toContainText(name)
    await closing.getByRole('textbox', { name: 'Reason' }).fill('All interviews are done.')
    await closing.getByRole('button', { name: 'Close project' }).click()
    await expect(staff.getByText('The project has been closed')).toBeVisible()
    await staff.goto(`/admin/projects/${gig}/hire?tab=Closed`)
    await row.getByRole('button', { name: 'Rate' }).click()
    await rate(staff, '4.5')
    await expect(row.getByRole('link', { name: 'Agreement' })).toBeVisible()
    await expect(row.getByRole('button', { name: 'Rate' })).toBeHidden()
  })

  await as(browser, 'customer@demo.test', async (customer) => {
    await customer.goto(`/customer/projects/${gig}`)
    await customer.getByRole('tab', { name: 'Shortlist' }).click()
    const entry = customer
      .getByRole('list', { name: 'Shortlist' })
      .getByRole('listitem')
      .filter({ hasText: name })
    await entry.getByRole('button', { name: `Rate ${name}` }).click()
    await rate(customer, '3.5')
    await expect(entry.getByRole('button', { name: `Rate ${name}` })).toBeHidden()
  })

  await page.goto('/expert/projects?tab=past')
  const past = page.getByRole('listitem').filter({ hasText: project }).first()
  await expect(past.getByText('Completed')).toBeVisible()
  await past.getByRole('button', { name: 'Rate' }).click()
  await rate(page, '4')
  // What the others said of him stays blind for a week.
  await page.goto('/expert/profile')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('Well prepared.')).toBeHidden()
  await page.goto('/expert/projects?tab=past')
  await past.getByRole('link', { name: 'Margaret Ashworth' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Margaret Ashworth' })).toBeVisible()
  await expect(page).toHaveURL(/\/expert\/admins\//)
  await expectAccessible(page)
})

/** The stars and a word in the dialog that is open. */
async function rate(page: Page, stars: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Send rating' })).toBeDisabled()
  await dialog.getByRole('radio', { name: `${stars} of 5 stars`, exact: true }).press('Space')
  await expect(dialog.getByText(`${stars} of 5`, { exact: true })).toBeVisible()
  await dialog.getByLabel('Comment').fill('Well prepared.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send rating' }).click()
  await expect(page.getByText('Thank you for your rating')).toBeVisible()
}

/** Puts customer@ on a project. */
async function withCustomer(browser: Browser, gig: string, level: string): Promise<void> {
  await as(browser, 'admin@demo.test', async ({ request }) => {
    const get = async (path: string): Promise<{ id: string; value: string }[]> =>
      (await (await request.get(`/api${path}`)).json()).data
    const [customer] = await get(`/available-members?id=${gig}&type=customer&keyword=whitfield`)
    const permission = (await get('/permissions?type=growth-opportunity')).find(
      ({ value }) => value === level,
    )
    const data = { members: [{ user_id: customer?.id, permission_id: permission?.id }] }
    const answer = await request.post(`/api/gigs/${gig}/members`, { data, headers: HEADERS })
    expect(answer.status(), await answer.text()).toBe(201)
  })
}

test('a hired expert is suspended: the manager is asked to decide, requests of others are closed', async ({
  page,
  browser,
}, info) => {
  const name = info.project.name === 'phone' ? 'Diego Villarreal' : 'Daan Hoekstra'
  const [running, asked] = [
    await publishedCopy(browser, `Suspension ${crypto.randomUUID().slice(0, 8)}`),
    await publishedCopy(browser, `Suspension ${crypto.randomUUID().slice(0, 8)}`),
  ]
  await signIn(page, 'admin@demo.test')
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api${path}`, { data, headers: HEADERS })
    expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true)
    return answer.json()
  }
  const { data: found } = await (
    await page.request.get(`/api/experts?keyword=${encodeURIComponent(name)}`)
  ).json()
  const expert = found[0]
  const { data: requested } = await post(`/gigs/${running}/engagements`, { expert_ids: [expert.id] })
  await post(`/gigs/${asked}/engagements`, { expert_ids: [expert.id] })
  await as(browser, expert.email, async (self) => {
    const data = { declares_no_conflict: true, answers: await answersFor(self, running) }
    const path = `/api/engagements/${requested[0].id}/accept`
    const answer = await self.request.post(path, { data, headers: HEADERS })
    expect(answer.ok(), await answer.text()).toBe(true)
  })
  await post(`/engagements/${requested[0].id}/hire`, {
    rate: 120,
    rate_type: 'Hourly',
    starts_on: '2026-12-01',
  })

  await as(browser, 'admin2@demo.test', async (second) => {
    const data = { status_reason: 'Unreachable for two weeks.' }
    const answer = await second.request.post(`/api/users/${expert.id}/suspend`, { data, headers: HEADERS })
    expect(answer.ok(), await answer.text()).toBe(true)
  })

  await page.goto(`/admin/projects/${asked}/hire?tab=Closed`)
  await expect(page.getByText('The expert was suspended')).toBeVisible()
  await page.goto(`/admin/projects/${running}/hire?tab=Hired`)
  await expect(page.getByRole('button', { name: 'End' })).toBeVisible()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByText(`${name}, hired for`).first()).toBeVisible()
  await post(`/engagements/${requested[0].id}/end`, { outcome: 'terminated', reason_text: 'Suspended.' })
  await post(`/users/${expert.id}/reconsider`, {})
})

/** What the questions of a project want to hear. */
async function answersFor(page: Page, gig: string) {
  const { data } = await (await page.request.get(`/api/gigs/${gig}/brief`)).json()
  const questions: { id: string; kind: string; choices: string[] }[] = data.questions
  return questions.map(({ id, kind, choices }) => ({
    question_id: id,
    answer: kind === 'yes_no' ? 'Yes' : (choices[0] ?? 'Head of pricing'),
  }))
}

test('a manager finds experts by what speaks for them', async ({ page }) => {
  await signIn(page, 'manager@demo.test')
  const gig = await page.evaluate(async (wanted) => {
    const answer = await fetch(`/api/gigs?keyword=${encodeURIComponent(wanted)}`)
    const { data } = await answer.json()
    return data[0].id
  }, GIG)
  await page.goto(`/manager/projects/${gig}/hire`)
  await expect(page.getByRole('list', { name: 'Recommended experts' })).toBeVisible()
  await page.getByText('How the score comes about').first().click()
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Search' }).click()
  const found = page.getByRole('list', { name: 'Experts found' }).getByRole('listitem')
  await expect(found.filter({ hasText: 'Helen Strachan' })).toBeVisible()
  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByLabel('Years of experience from').fill('14')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Selected filters have been applied successfully')).toBeVisible()
  await expect(found.filter({ hasText: 'Helen Strachan' })).toBeHidden()
  const isCheap = page.getByRole('switch', { name: 'Within budget' })
  await isCheap.click()
  await expect(page).toHaveURL(/within_budget=true/)
  await page.reload()
  await expect(isCheap).toBeChecked()
  await expect(found.first()).toBeVisible()
  await expect(found.filter({ hasText: 'Helen Strachan' })).toBeHidden()
})

test('HR keeps the papers of consultants', async ({ page }) => {
  await signIn(page, 'hr@demo.test', '/hr/ics')
  await expect(page.getByRole('heading', { name: 'Onboarded ICs' })).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /^Checklist \d/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByLabel(/Tax form/)).toBeVisible()
  await expectAccessible(page)
})
