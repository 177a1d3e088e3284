import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Browser } from '@playwright/test'
import ICAL from 'ical.js'
import { expect, expectAccessible, HEADERS, signIn, test, type Page } from './journey.ts'
import { rate, take, visitor } from './project-steps.ts'

const PROJECT = 'Second-life batteries as a business'
const HERE = 'Europe/Madrid'
const THERE = 'Asia/Kolkata'
const VERIFY = fileURLToPath(new URL('../apps/server/src/verify-log.ts', import.meta.url))

// One expert a project of Playwright: both walk the same demo network.
const EXPERTS = {
  desktop: ['weiling.tan@experts.demo.test', 'Wei Ling Tan'],
  phone: ['priya.raghunathan@experts.demo.test', 'Priya Raghunathan'],
} as const

test.use({ timezoneId: HERE })

test('a project is staffed, worked on, paid for by the hour and closed, and the log proves it', async ({
  page: manager,
  browser,
}, info) => {
  test.setTimeout(240_000)
  manager.setDefaultTimeout(15_000)
  const [email, expertName] = info.project.name === 'phone' ? EXPERTS.phone : EXPERTS.desktop
  const gig = await copyOf(browser, `Batteries ${crypto.randomUUID().slice(0, 8)}`)
  await signIn(manager, 'manager@demo.test')
  const elsewhere = await browser.newContext({ timezoneId: THERE })
  const expert = await elsewhere.newPage()
  expert.setDefaultTimeout(15_000)
  await signIn(expert, email)
  const work = { manager: `/manager/projects/${gig}?tab=work`, expert: `/expert/projects/${gig}?tab=work` }

  await test.step('the manager asks, the expert accepts, the manager hires', async () => {
    await ask(manager, gig, expertName)
    await accept(expert, gig)
    await hire(manager, gig, expertName)
  })
  const title = `Getting started ${crypto.randomUUID().slice(0, 8)}`
  await test.step('a call is booked across two time zones and stands in the calendar program', async () => {
    await manager.goto(work.manager)
    const start = await propose(manager, title)
    await expert.goto(work.expert)
    await book(expert, title, start)
    expect((await feedOf(expert)).find(({ summary }) => summary === title)?.startDate.toJSDate()).toEqual(
      start,
    )
    const part = expert.getByRole('region', { name: 'Your work' })
    await expect(part.getByText('Next: Two interviews of one hour')).toBeVisible()
    await expectAccessible(expert)
  })
  let file: Buffer = Buffer.alloc(0)
  await test.step('the expert signs the agreement', async () => {
    await sign(expert, expertName)
    const { data } = await (await expert.request.get(`/api/gigs/${gig}/brief`)).json()
    file = await (await expert.request.get(`/api/engagements/${data.engagement.id}/agreement`)).body()
  })
  await test.step('a deliverable is handed in and accepted', async () => {
    await handIn(expert)
    await manager.goto(work.manager)
    await manager.getByRole('list', { name: 'Deliverables' }).getByRole('button', { name: 'Accept' }).click()
    await expect(manager.getByText('Accepted', { exact: true })).toBeVisible()
  })
  await test.step('hours are written down and approved', async () => {
    await enterHours(expert)
    await manager.reload()
    const weeks = manager.getByRole('list', { name: 'Weeks' })
    await weeks.getByRole('button', { name: 'Approve' }).click()
    await expect(weeks.getByText('Approved', { exact: true })).toBeVisible()
    await expect(manager.getByText('1 h approved')).toBeVisible()
    await expectAccessible(manager)
  })
  await test.step('the work ends, both sides rate, the project is closed', async () => {
    await endAndRate(manager, gig)
    await expert.goto(`/expert/projects/${gig}`)
    await expert.getByRole('region', { name: 'Your work' }).getByRole('button', { name: 'Rate' }).click()
    await rate(expert, '5')
    await close(manager, gig)
  })
  await test.step('what was worked and agreed stays with both sides', async () => {
    for (const [page, path] of [
      [manager, work.manager],
      [expert, work.expert],
    ] as const) {
      await page.goto(path)
      await expect(page.getByText('1 h approved')).toBeVisible()
      await expect(page.getByRole('link', { name: /PDF/ }).first()).toBeVisible()
      await expectAccessible(page)
    }
  })
  await test.step('a stranger verifies the agreement, the operator the log', async () => {
    await verify(browser, file)
    const { E2E_DATA_DIR: folder = '' } = process.env
    const env = { PATH: process.env['PATH'], DATA_DIR: folder }
    const { stdout } = await promisify(execFile)(process.execPath, [VERIFY], { env })
    expect(stdout).toContain('Every row fits.')
  })
  await elsewhere.close()
})

/** A published copy of the project: phone, desktop and a second try share the network. */
async function copyOf(browser: Browser, name: string): Promise<string> {
  const admin = await visitor(browser, 'admin@demo.test')
  const send = async (method: 'post' | 'put', path: string, data: object) => {
    const answer = await admin.request[method](`/api${path}`, { data, headers: HEADERS })
    expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true)
    return answer.json()
  }
  const found = await admin.request.get(`/api/gigs?keyword=${encodeURIComponent(PROJECT)}`)
  const [source] = (await found.json()).data.filter((one: { name: string }) => one.name === PROJECT)
  const { data: copy } = await send('post', `/gigs/${source.id}/clone`, { name, baseYear: 2026 })
  await send('put', `/gigs/${copy.id}`, { owner_id: source.owner.id })
  for (const step of ['approve', 'publish']) await send('post', `/gigs/${copy.id}/${step}`, {})
  await admin.context().close()
  return copy.id
}

async function ask(page: Page, gig: string, name: string): Promise<void> {
  await page.goto(`/manager/projects/${gig}/hire`)
  const { data } = await (await page.request.get(`/api/experts?keyword=${encodeURIComponent(name)}`)).json()
  const body = { expert_ids: [data[0].id], message: 'Could you join for two interviews?' }
  const answer = await page.request.post(`/api/gigs/${gig}/engagements`, { data: body, headers: HEADERS })
  expect(answer.ok(), await answer.text()).toBe(true)
}

async function accept(page: Page, gig: string): Promise<void> {
  await page.goto(`/expert/projects/${gig}`)
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/What was your last role/).fill('Head of storage')
  await dialog.getByRole('radio', { name: 'Yes' }).check()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(dialog).toBeHidden()
}

async function hire(page: Page, gig: string, name: string): Promise<void> {
  await page.goto(`/manager/projects/${gig}/hire?tab=Applied`)
  await page.getByRole('button', { name: 'Hire', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Expert is approved')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Rate' }).fill('150')
  await dialog.getByRole('button', { name: 'Hire', exact: true }).click()
  await expect(page.getByText(`${name} is hired`)).toBeVisible()
}

const clock = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)

/** Ten o'clock in Madrid, on a day on which nobody else of this run calls. */
async function propose(page: Page, title: string): Promise<Date> {
  const start = new Date(Date.now() + Math.ceil(30 + Math.random() * 250) * 86_400_000)
  start.setUTCHours(9, 0, 0, 0)
  // In summer ten o'clock there is eight by UTC.
  if (clock(start, HERE) !== '10:00') start.setUTCHours(8)
  await page.getByRole('button', { name: 'Add call' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Times by your clock (Europe/Madrid)')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title)
  const format = new Intl.DateTimeFormat('en', { month: 'short', day: '2-digit', timeZone: HERE })
  const typed = `${format.format(start)},${start.getUTCFullYear()}`
  await dialog.getByRole('textbox', { name: 'Day' }).fill(typed)
  // The calendar closes with the field, and no longer covers the button on a phone.
  await dialog.getByRole('textbox', { name: 'Title' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Propose' }).click()
  await expect(dialog).toBeHidden()
  return start
}

async function book(page: Page, title: string, start: Date): Promise<void> {
  const row = page
    .getByRole('list', { name: 'Calls' })
    .getByRole('listitem')
    .filter({ hasText: title })
    .first()
  await expect(row.getByText(`, ${clock(start, THERE)} – `).first()).toBeVisible()
  await row.getByRole('button', { name: /^Book/ }).click()
  await expect(row.getByText('Booked')).toBeVisible()
}

/** What a calendar program reads, which is not signed in. */
async function feedOf(page: Page): Promise<ICAL.Event[]> {
  const { url } = await (await page.request.get('/api/calendar/feed')).json()
  const text = await (await fetch(new URL(new URL(url).pathname, page.url()))).text()
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
}

async function sign(page: Page, name: string): Promise<void> {
  const block = page.getByRole('region', { name: 'Agreement' })
  await block.getByRole('button', { name: 'Sign agreement' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'I have read the agreement and agree to it' }).check()
  await dialog.getByLabel('Your full name').fill(name)
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(block.getByText('Signed', { exact: true })).toBeVisible()
}

async function handIn(page: Page): Promise<void> {
  const list = page.getByRole('list', { name: 'Deliverables' })
  await list.getByRole('button', { name: 'Hand in Two interviews of one hour' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Link').fill('https://files.example/interviews')
  await dialog.getByRole('button', { name: 'Hand in', exact: true }).click()
  await expect(list.getByText('Handed in', { exact: true })).toBeVisible()
}

async function enterHours(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add hours' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Hours', { exact: true }).fill('1')
  await dialog.getByLabel('Note').fill('Both interviews')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const weeks = page.getByRole('list', { name: 'Weeks' })
  await weeks.getByRole('button', { name: 'Submit week' }).click()
  await expect(weeks.getByText('Submitted', { exact: true })).toBeVisible()
}

async function endAndRate(page: Page, gig: string): Promise<void> {
  await page.goto(`/manager/projects/${gig}/hire?tab=Hired`)
  await page.getByRole('button', { name: 'End', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End engagement' }).click()
  await expect(page.getByText('The engagement has ended')).toBeVisible()
  await page.getByRole('tab', { name: 'Closed' }).click()
  await page.getByRole('button', { name: 'Rate', exact: true }).click()
  await rate(page, '4.5')
}

async function close(page: Page, gig: string): Promise<void> {
  await page.goto(`/manager/projects/${gig}`)
  await take(page, 'Close')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('All interviews are done.')
  await dialog.getByRole('button', { name: 'Close project' }).click()
  await expect(page.getByText('The project has been closed')).toBeVisible()
}

async function verify(browser: Browser, buffer: Buffer): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto('/verify')
  const file = { name: 'agreement.pdf', mimeType: 'application/pdf', buffer }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.getByText('Valid', { exact: true })).toBeVisible()
  await context.close()
}
