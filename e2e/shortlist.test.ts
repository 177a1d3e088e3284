import type { Locator } from '@playwright/test'
import { HEADERS, expect, expectAccessible, signIn, test, type Page } from './journey.ts'

const PROJECT = 'Home care growth programme'

test('a customer says whom they want to talk to, and the manager finds it on the hire board', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({ viewport: page.viewportSize() })
  const manager = await context.newPage()
  await signIn(manager, 'manager@demo.test')
  const { id, gig, name } = await putForward(manager)

  await signIn(page, 'customer@demo.test', `/customer/projects/${gig}`)
  // What an earlier run said is taken back, so that the manager hears it anew.
  const unsaid = { opinion: null, comment: null, wants_to_talk: false }
  await page.request.put(`/api/engagements/${id}/opinion`, { headers: HEADERS, data: unsaid })
  await page.goto(`/customer/projects/${gig}?tab=experts`)
  const entry = page
    .getByRole('list', { name: 'Put forward' })
    .getByRole('listitem')
    .filter({ hasText: name })
  const wish = entry.getByRole('button', { name: `I want to talk to ${name}` })
  await wish.click()
  await expect(page.getByText('The project manager was told')).toBeVisible()
  await expect(wish).toHaveAttribute('aria-pressed', 'true')
  await entry.getByRole('button', { name: 'Comment' }).click()
  await entry.getByLabel(`Comment on ${name}`).fill('Half an hour next week would do.')
  await entry.getByRole('button', { name: 'Save comment' }).click()
  await expect(page.getByText('Your comment was saved')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'One-page view' }).click()
  await expect(page.getByRole('heading', { name: PROJECT, level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible()
  await expect(page.getByText('Half an hour next week would do.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Show votes and comments').uncheck()
  await expect(page.getByText('Half an hour next week would do.')).toBeHidden()
  await printsTheSheetAlone(page)

  await manager.getByRole('button', { name: /^Notifications/ }).click()
  await manager
    .getByRole('dialog')
    .getByRole('link', { name: `wants to talk to ${name} about ${PROJECT}` })
    .first()
    .click()
  const row = manager
    .getByRole('list', { name: 'Shortlisted' })
    .getByRole('listitem')
    .filter({ hasText: name })
  const said = row.getByRole('list', { name: 'From the customer' })
  await expect(said.getByText('Wants to talk')).toBeVisible()
  await expect(said.getByText('Half an hour next week would do.')).toBeVisible()
  await expectAccessible(manager)
  await answersTheWish(manager, row)
  await manager.getByRole('link', { name: 'One-page view' }).click()
  await expect(manager.getByRole('heading', { name: PROJECT, level: 1 })).toBeVisible()
  await context.close()
})

/** The call that the customer wished for begins with the project and with the customer as its guest. */
async function answersTheWish(page: Page, row: Locator): Promise<void> {
  await row.getByRole('button', { name: /^Propose a call with / }).click()
  const dialog = page.getByRole('dialog', { name: 'Propose a call' })
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue(`Call about ${PROJECT}`)
  await expect(dialog.getByRole('combobox', { name: 'Guest' })).toHaveValue('Julia Whitfield')
  await expectAccessible(page)
  // Nothing was typed, so that nothing is asked.
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
}

/** On paper the page alone stands, without what is clicked. */
async function printsTheSheetAlone(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: PROJECT, level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
}

/** The first applicant of the project, or the next one where an earlier journey has put them forward. */
async function putForward(page: Page): Promise<{ id: string; gig: string; name: string }> {
  const keyword = encodeURIComponent(PROJECT)
  const { data: gigs } = await (await page.request.get(`/api/gigs?keyword=${keyword}`)).json()
  const gig: string = gigs[0].id
  const path = `/api/gigs/${gig}/engagements?status[]=Applied&status[]=Reviewed`
  const { data } = await (await page.request.get(path)).json()
  const [{ id, status, expert }] = data
  if (status === 'Applied') {
    const answer = await page.request.post(`/api/engagements/${id}/review`, { headers: HEADERS, data: {} })
    expect(answer.status()).toBe(200)
  }
  return { id, gig, name: expert.name }
}
