import type { Browser } from '@playwright/test'
import { expect, expectAccessible, signIn, test, type Page } from './journey.ts'

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

test('an expert applies, is hired, and both are asked how it was', async ({ page, browser }, info) => {
  const [email, name] = info.project.name === 'phone' ? EXPERTS.phone : EXPERTS.desktop

  await signIn(page, email, '/expert/projects')
  await expect(page.getByRole('heading', { name: 'My projects' })).toBeVisible()
  await expectAccessible(page)
  const card = page.getByRole('listitem').filter({ hasText: GIG }).first()
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
  await expect(page.getByRole('listitem').filter({ hasText: GIG }).getByText('In review')).toBeVisible()

  await as(browser, 'manager@demo.test', async (staff) => {
    await staff.goto('/manager/projects')
    const gig = await staff.evaluate(async (wanted) => {
      const answer = await fetch(`/api/gigs?keyword=${encodeURIComponent(wanted)}`)
      const { data } = await answer.json()
      return data[0].id
    }, GIG)
    await staff.goto(`/manager/projects/${gig}/hire?tab=Applied`)
    await expect(staff.getByRole('heading', { name: 'Hire experts' })).toBeVisible()
    const row = staff.getByRole('listitem').filter({ hasText: name }).first()
    await row.getByRole('button', { name: 'Accept for review' }).click()
    await expect(staff.getByText('On the shortlist')).toBeVisible()
    await staff.goto(`/manager/projects/${gig}/hire?tab=Reviewed`)
    await row.getByRole('button', { name: 'Hire', exact: true }).click()
    const agreement = staff.getByRole('dialog')
    await expect(agreement.getByText('Expert is approved')).toBeVisible()
    await agreement.getByRole('button', { name: 'Hire', exact: true }).click()
    await expect(staff.getByText(`${name} is hired`)).toBeVisible()
    await staff.goto(`/manager/projects/${gig}/hire?tab=Hired`)
    await row.getByRole('button', { name: 'End' }).click()
    await staff.getByRole('dialog').getByRole('button', { name: 'End engagement' }).click()
    await expect(staff.getByText('The engagement has ended')).toBeVisible()
    await staff.goto(`/manager/projects/${gig}/hire?tab=Closed`)
    await expect(row.getByRole('button', { name: 'Rate' })).toBeVisible()
  })

  await page.goto('/expert/projects?tab=past')
  const past = page.getByRole('listitem').filter({ hasText: GIG }).first()
  await expect(past.getByText('Completed')).toBeVisible()
  await past.getByRole('button', { name: 'Rate' }).click()
  await page.getByRole('dialog').getByRole('radio', { name: '4 of 5 stars', exact: true }).press('Space')
  await page.getByRole('button', { name: 'Send rating' }).click()
  await expect(page.getByText('Thank you for your rating')).toBeVisible()
})

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
})

test('HR keeps the papers of consultants', async ({ page }) => {
  await signIn(page, 'hr@demo.test', '/hr/ics')
  await expect(page.getByRole('heading', { name: 'Onboarded ICs' })).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /^Checklist of/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByLabel(/Tax form/)).toBeVisible()
  await expectAccessible(page)
})
