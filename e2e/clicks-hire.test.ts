import type { Browser } from '@playwright/test'
import { clicksOf } from './clicks.ts'
import { enter, expect, HEADERS, test, type Page } from './journey.ts'

/** Somebody at work, in a browser of their own. */
interface Desk {
  page: Page
  count: () => number
}

test('a project comes from its brief to a hire in at most 20 clicks of the staff', async ({ browser }) => {
  test.setTimeout(120_000)
  const desk = async (email: string): Promise<Desk> => {
    const page = await (await browser.newContext()).newPage()
    page.setDefaultTimeout(15_000)
    const { count } = await clicksOf(page)
    await enter(page, email)
    return { page, count }
  }
  const name = `Heat pumps ${crypto.randomUUID().slice(0, 8)}`
  const manager = await desk('manager@demo.test')
  const admin = await desk('admin@demo.test')
  await manager.page.goto('/manager/projects')
  await write(manager.page, name)

  await admin.page.goto('/admin/projects?status=Requested')
  await admin.page.getByRole('link', { name, exact: true }).click()
  await admin.page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(admin.page.getByText('The project has been approved')).toBeVisible()

  const { page } = manager
  await page.getByRole('main').getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('The project has been published')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Hire', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Hire experts', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Request Marta Escobar' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('tab', { name: 'Requested 1' })).toBeVisible()
  await accept(browser, /projects\/([^/]+)/.exec(page.url())?.[1] ?? '')

  await page.getByRole('tab', { name: /^Applied/ }).click()
  await page.getByRole('button', { name: 'Hire', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Hire', exact: true }).click()
  await expect(page.getByText(/ is hired$/)).toBeVisible()

  expect(manager.count() + admin.count(), 'clicks').toBeLessThanOrEqual(20)
  for (const one of [manager, admin]) await one.page.context().close()
})

/** From the empty form to the request for approval; what can be typed is typed. */
async function write(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Create project' }).click()
  await page.getByLabel('Project name').fill(name)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByLabel('Summary').fill('Where growth in heat pumps will come from.')
  await page.getByRole('textbox', { name: 'Description' }).fill('Six interviews and a report.')
  await pick(page, 'Industries', 'Energy and Power')
  await pick(page, 'Regions', 'Europe')
  await page.getByLabel('Opportunity statement').fill('Demand grows faster than supply.')
  await page.getByLabel('Objective').fill('Choose one of three plants.')
  await page.getByRole('textbox', { name: 'Deadline' }).fill('Jun 30,2027')
  await page.getByRole('textbox', { name: 'Deadline' }).press('Tab')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Team', level: 2 })).toBeVisible()
  await pick(page, 'Required skills', 'Energy storage')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByText('Nothing is missing.')).toBeVisible()
  await page.getByRole('button', { name: 'Request approval' }).click()
  await expect(page.getByText('Waiting for an administrator')).toBeVisible()
}

/** Types, and takes what is offered with Enter. */
async function pick(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label })
  await field.fill(option)
  await expect(page.getByRole('option', { name: option, exact: true }).first()).toBeVisible()
  await field.press('ArrowDown')
  await field.press('Enter')
  await field.press('Tab')
}

/** The expert who was asked says yes: their clicks are counted in clicks.test.ts. */
async function accept(browser: Browser, gig: string): Promise<void> {
  const self = await (await browser.newContext()).newPage()
  await enter(self, 'marta.escobar@experts.demo.test')
  const { data: brief } = await (await self.request.get(`/api/gigs/${gig}/brief`)).json()
  const answer = await self.request.post(`/api/engagements/${brief.engagement.id}/accept`, {
    data: { declares_no_conflict: true, answers: [] },
    headers: HEADERS,
  })
  expect(answer.status(), await answer.text()).toBe(200)
  await self.context().close()
}
