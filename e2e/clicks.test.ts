import { clicksOf } from './clicks.ts'
import {
  enter,
  expect,
  expectAccessible,
  HEADERS,
  linkInMailTo,
  OWN_PASSWORD,
  signIn,
  test,
  type Page,
} from './journey.ts'
import { publishedCopy } from './project-steps.ts'
import { resumeOf } from './resume.ts'

/** Types into the field that has the focus, and goes on to the next one. */
async function type(page: Page, ...words: string[]): Promise<void> {
  for (const word of words) {
    await page.keyboard.type(word)
    await page.keyboard.press('Tab')
  }
}

test('a registration and its application take at most 15 clicks, the decision two', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const one = crypto.randomUUID().slice(0, 8)
  const address = `clicks.${one}@example.test`
  const phone = `+34 6${String(Math.random()).slice(2, 10)}`
  const buffer = resumeOf({ name: 'Ana Morgan', phone, handle: `ana-morgan-${one}` })
  const { count, also } = await clicksOf(page)
  /** Opens a list of the browser, and takes one of it. */
  const pick = async (label: string, option: string) => {
    await page.getByLabel(label).selectOption(option)
    also(2)
  }
  await page.goto('/accounts/register')
  await expect(page.getByLabel('First name')).toBeFocused()
  await type(page, 'Ana', 'Morgan', address, OWN_PASSWORD)
  // The eye of the password stands between the two.
  await page.keyboard.press('Tab')
  await type(page, OWN_PASSWORD)
  await page.getByRole('checkbox', { name: /I agree/ }).click()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(address)).toBeVisible()

  const before = count()
  const link = await linkInMailTo(page, address)
  // The mail is read in another program; its link is one click.
  also(before + 1 - count())
  await page.goto(link)
  await page.getByRole('link', { name: 'Upload resume' }).click()
  const asked = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'browse' }).click()
  await (await asked).setFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer })
  // The file, in the dialog of the system.
  also(1)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('dialog').getByRole('checkbox').click()
  await page.keyboard.press('Tab')
  await type(page, 'Ana Morgan')
  await page.getByRole('button', { name: 'APPLY', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Check what we found' })).toBeVisible()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your rate' })).toBeVisible()
  await pick('Bill rate type', 'Hourly')
  await page.getByLabel('Bill rate type').focus()
  await page.keyboard.press('Tab')
  await type(page, '120')
  await pick('How did you hear about us?', 'Social Media')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page.getByText(/We are currently reviewing your application/)).toBeVisible()

  expect(count(), 'clicks').toBeLessThanOrEqual(15)
  await decide(await (await browser.newContext()).newPage(), address)
})

/** Two clicks approve somebody who waits, and a key opens the next one. */
async function decide(page: Page, address: string): Promise<void> {
  const { count } = await clicksOf(page)
  await enter(page, 'admin@demo.test')
  const { data } = await (
    await page.request.get(`/api/experts?status[]=Pending&keyword=${encodeURIComponent(address)}`)
  ).json()
  const { queue } = (await (await page.request.get(`/api/experts/${data[0].id}/review`)).json()).data
  const [key, other] = queue.next ? ['j', queue.next] : ['k', queue.previous]
  await page.goto(`/admin/experts/${data[0].id}`)
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText(`${data[0].name} was approved.`)).toBeVisible()
  // Letters are for the dialog while it stands.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press(key)
  await expect(page.getByRole('heading', { level: 1, name: other.name })).toBeVisible()
  expect(count(), 'clicks').toBeLessThanOrEqual(2)
  await page.context().close()
}

test('applying takes three clicks, and so does accepting a request; the rate is that of the profile', async ({
  page,
  browser,
}) => {
  const one = crypto.randomUUID().slice(0, 8)
  await publishedCopy(browser, `Open ${one}`)
  const asked = await publishedCopy(browser, `Asked ${one}`)
  const { count } = await clicksOf(page)
  await signIn(page, 'expert@demo.test', '/expert/find-projects')
  const { data: self } = await (await page.request.get('/api/auth')).json()
  const { data: profile } = await (await page.request.get(`/api/experts/${self.id}`)).json()
  await page.getByRole('searchbox', { name: 'Search projects' }).focus()
  await page.keyboard.type(`Open ${one}`)
  const card = page
    .getByRole('listitem')
    .filter({ hasText: `Open ${one}` })
    .first()
  await card.getByRole('button', { name: 'Apply' }).click()
  await say(page, 'Apply', profile.rate)
  await expect(page.getByText('Your application was sent')).toBeVisible()
  expect(count(), 'clicks to apply').toBeLessThanOrEqual(3)

  const manager = await (await browser.newContext()).newPage()
  await enter(manager, 'manager@demo.test')
  const body = { expert_ids: [self.id] }
  await manager.request.post(`/api/gigs/${asked}/engagements`, { data: body, headers: HEADERS })
  await manager.context().close()
  const before = count()
  await page.goto(`/expert/projects/${asked}`)
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await say(page, 'Accept', profile.rate)
  await expect(page.getByText('You accepted the request')).toBeVisible()
  expect(count() - before, 'clicks to accept').toBeLessThanOrEqual(3)
})

/** Answers by keys alone; the rate stands there. */
async function say(page: Page, confirm: string, rate: number): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Your rate')).toHaveValue(new RegExp(String(rate)))
  for (const field of await dialog.locator('textarea[required]').all()) await field.fill('Head of pricing')
  for (const group of await dialog.getByRole('radiogroup').all()) {
    await group.getByRole('radio').first().press('Space')
  }
  await expectAccessible(page)
  await dialog.getByRole('checkbox').click()
  await dialog.getByRole('button', { name: confirm }).click()
}
