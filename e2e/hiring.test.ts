import type { Browser } from '@playwright/test'
import {
  HEADERS,
  enter,
  expect,
  expectAccessible,
  isPhone,
  signIn,
  test,
  withIds,
  type Page,
} from './journey.ts'
import { IMAGING, publishedCopy } from './project-steps.ts'

async function as(browser: Browser, email: string, visit: (page: Page) => Promise<void>) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, email)
  await visit(page)
  await context.close()
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
  await signIn(page, 'manager@demo.test')
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

  await page.goto(`/manager/projects/${asked}/hire?tab=Closed`)
  await expect(page.getByText('The expert was suspended')).toBeVisible()
  await page.goto(`/manager/projects/${running}/hire?tab=Hired`)
  await expect(page.getByRole('button', { name: 'End' })).toBeVisible()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByText(`${name}, hired for`).first()).toBeVisible()
  await post(`/engagements/${requested[0].id}/end`, { outcome: 'terminated', reason_text: 'Suspended.' })
  await as(browser, 'admin2@demo.test', async (second) => {
    await second.request.post(`/api/users/${expert.id}/reconsider`, { data: {}, headers: HEADERS })
  })
})

test('a dialog keeps what is typed when its applicant withdraws meanwhile', async ({ page, browser }) => {
  const gig = await publishedCopy(browser, `Withdrawn ${crypto.randomUUID().slice(0, 8)}`)
  const apply = async (self: Page) => {
    const data = { declares_no_conflict: true, answers: await answersFor(self, gig) }
    const answer = await self.request.post(`/api/gigs/${gig}/engagements`, { data, headers: HEADERS })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()).data[0].id
  }
  await as(browser, 'expert2@demo.test', async (self) => {
    const id = await apply(self)
    await signIn(page, 'manager@demo.test', `/manager/projects/${gig}/hire?tab=Applied`)
    await page.getByRole('button', { name: 'Decline…' }).click()
    await page.getByLabel('Reason').fill('The start is too late for us.')
    await self.request.post(`/api/engagements/${id}/withdraw`, { data: {}, headers: HEADERS })
  })

  await expect(page.getByText('No applications yet.')).toBeAttached()
  await expect(page.getByLabel('Reason')).toHaveValue('The start is too late for us.')
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
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
  }, IMAGING)
  await page.goto(`/manager/projects/${gig}/hire`)
  const kind = isPhone(page) ? 'list' : 'table'
  const ranked = page.getByRole(kind, { name: 'Recommended experts' })
  await expect(ranked).toBeVisible()
  await expect(page.getByText(/^\d+ of \d+ hired$/)).toBeVisible()
  if (isPhone(page)) await page.getByText('Why this score?').first().click()
  else await walkTheBoard(page)
  await expect(page.getByText(/^Strong on /).first()).toBeVisible()
  await expectAccessible(page)
  const choices = page.getByRole('checkbox', { name: /^(Choose|Select) (?!all)/ })
  for (const place of [0, 1, 2]) await choices.nth(place).check()
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByRole('dialog').getByRole('rowheader', { name: 'Asking rate' })).toBeVisible()
  await expectEqualColumns(page)
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()

  await page.getByRole('tab', { name: 'Search' }).click()
  const found = page.getByRole(kind, { name: 'Experts found' }).getByRole(isPhone(page) ? 'listitem' : 'row')
  await expect(found.filter({ hasText: 'Helen Strachan' })).toBeVisible()
  await page.getByRole('button', { name: 'Add filter' }).click()
  if (!isPhone(page)) await page.getByRole('menuitem', { name: 'Experience' }).click()
  await page.getByLabel('Years of experience from').fill('14')
  await expect(page).toHaveURL(/years_min=14/)
  await expectAccessible(page)
  if (isPhone(page)) await page.getByRole('button', { name: 'Show results' }).click()
  else await page.keyboard.press('Escape')
  await expect(found.filter({ hasText: 'Helen Strachan' })).toBeHidden()
  const isCheap = page.getByRole('switch', { name: 'Within budget' })
  await isCheap.click()
  await expect(page).toHaveURL(/within_budget=true/)
  await page.reload()
  await expect(isCheap).toBeChecked()
  await expect(found.first()).toBeVisible()
  await expect(found.filter({ hasText: 'Helen Strachan' })).toBeHidden()
})

test('where the board has no room beside it, a score opens its reasons over it', async ({ page }) => {
  test.skip(isPhone(page), 'On a phone the reasons open in the card.')
  await page.setViewportSize({ width: 834, height: 900 })
  await enter(page, 'manager@demo.test')
  await page.goto(await withIds(page, '/manager/projects/{gig}/hire'))
  const score = page.getByRole('button', { name: /why this score for/ }).first()
  await score.click()
  const drawer = page.getByRole('dialog', { name: /^About / })
  await expect(drawer.getByText('Why this score?')).toBeInViewport()
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(score).toBeFocused()
})

/** The letters go from row to row; what is told beside the table follows. */
async function walkTheBoard(page: Page): Promise<void> {
  const beside = page.getByRole('complementary', { name: /^About / })
  const first = await beside.getAttribute('aria-label')
  await page.keyboard.press('j')
  await expect(beside).not.toHaveAttribute('aria-label', first ?? '')
  await page.keyboard.press('k')
  await expect(beside).toHaveAttribute('aria-label', first ?? '')
  await page.getByRole('button', { name: 'Years' }).click()
  await expect(page).toHaveURL(/sort=years/)
  await page.getByRole('button', { name: 'Match' }).click()
}

test('a manager asks an expert from their page, and keeps them on a roster', async ({ page, browser }) => {
  const name = `Asked ${crypto.randomUUID().slice(0, 8)}`
  await publishedCopy(browser, name)
  await signIn(page, 'manager@demo.test', '/manager/experts?tab=approved')
  const row = page.getByRole('button', { name: /^Actions for/ }).first()
  const expert = ((await row.getAttribute('aria-label')) ?? '').replace('Actions for ', '')
  await row.click()
  await expect(page.getByRole('menuitem', { name: 'Request for project…' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Add to roster' }).click()
  await expect(page.getByRole('dialog', { name: `Add ${expert} to a roster` })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('link', { name: expert, exact: true }).first().click()
  await expect(page.getByRole('button', { name: 'Add to roster' })).toBeVisible()
  await page.getByRole('button', { name: 'Request for project…' }).click()
  const dialog = page.getByRole('dialog', { name: `Request ${expert} for a project` })
  await dialog.getByRole('combobox', { name: 'Project' }).fill(name)
  await page.getByRole('option', { name }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('The request was sent')).toBeVisible()
})

/** The order and the views of the list stand beside each other. */
async function expectOneLine(page: Page): Promise<void> {
  const order = await page.getByRole('combobox', { name: 'Sort by' }).boundingBox()
  const views = await page.getByRole('button', { name: 'Views' }).boundingBox()
  expect(order?.y).toBe(views?.y)
}

test('HR keeps the papers of consultants', async ({ page }) => {
  await signIn(page, 'hr@demo.test', '/hr/ics')
  await expect(page.getByRole('heading', { name: 'Onboarded ICs' })).toBeVisible()
  if (isPhone(page)) await expectOneLine(page)
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /^Checklist \d/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByLabel(/^Tax form/)).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'File for Tax form' })).toBeVisible()
  await expectAccessible(page)
})

/** Each expert of a comparison has the same room, and the third is in sight, on a phone by its edge. */
async function expectEqualColumns(page: Page): Promise<void> {
  const box = await page.getByRole('region', { name: 'Comparison' }).boundingBox()
  const heads = page.getByRole('dialog').getByRole('columnheader')
  const first = await heads.nth(1).boundingBox()
  const third = await heads.nth(3).boundingBox()
  expect(third?.width).toBeCloseTo(first?.width ?? 0, 0)
  expect(third?.x).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0))
}
