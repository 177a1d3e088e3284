import type { Browser } from '@playwright/test'
import { expect, expectAccessible, HEADERS, isPhone, signIn, test, type Page } from './journey.ts'

const GIG = 'Second-life batteries as a business'

/** The id of the demo project on which expert@ works. */
async function gigOf(page: Page): Promise<string> {
  const { data } = await (await page.request.get(`/api/gigs?keyword=${encodeURIComponent(GIG)}`)).json()
  return data[0].id
}

async function as(browser: Browser, email: string, visit: (page: Page) => Promise<void>) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, email)
  await visit(page)
  await context.close()
}

const rowOf = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Deliverables' }).getByRole('listitem').filter({ hasText: title })

test('a deliverable goes from the manager to the expert and back until it is accepted', async ({
  page,
  browser,
}) => {
  test.slow()
  const title = `Price model ${crypto.randomUUID().slice(0, 8)}`
  await signIn(page, 'manager@demo.test')
  const gig = await gigOf(page)
  await page.goto(`/manager/projects/${gig}?tab=work`)
  await page.getByRole('button', { name: 'Add deliverable' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This field is required.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByLabel('Due', { exact: true }).fill('Dec 24,2031')
  // The calendar closes with the field, and no longer covers the button on a phone.
  await page.getByRole('textbox', { name: 'Title' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(rowOf(page, title)).toContainText('Due Dec 24,2031')

  await as(browser, 'expert@demo.test', async (self) => {
    await self.goto(`/expert/projects/${gig}?tab=work`)
    await self.getByRole('button', { name: `Hand in ${title}` }).click()
    const dialog = self.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Hand in', exact: true }).click()
    await expect(dialog.getByText('Add a file or a link.')).toBeVisible()
    await dialog.getByLabel('Link').fill('https://files.example/price-model')
    await expectAccessible(self)
    await dialog.getByRole('button', { name: 'Hand in', exact: true }).click()
    await expect(rowOf(self, title)).toContainText('Handed in')
    await expectAccessible(self)
  })

  await page.reload()
  await rowOf(page, title).getByRole('button', { name: 'Send back' }).click()
  await page.getByLabel('What is missing?').fill('Please add the taxes.')
  await page.getByRole('dialog').getByRole('button', { name: 'Send back' }).click()
  await expect(rowOf(page, title)).toContainText('Sent back')

  await as(browser, 'expert@demo.test', async (self) => {
    await self.goto(`/expert/projects/${gig}?tab=work`)
    await expect(rowOf(self, title)).toContainText('Please add the taxes.')
    await self.getByRole('button', { name: `Hand in ${title}` }).click()
    await self
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({
        name: 'price-model.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
      })
    await self.getByLabel('Note').fill('With taxes.')
    await self.getByRole('dialog').getByRole('button', { name: 'Hand in', exact: true }).click()
    await expect(rowOf(self, title).getByRole('link', { name: 'price-model.pdf' })).toBeVisible()
  })

  await page.reload()
  await rowOf(page, title).getByRole('button', { name: 'Accept' }).click()
  await expect(rowOf(page, title)).toContainText('Accepted')
  await expectAccessible(page)
})

test('what was handed in anew meanwhile is not accepted unseen', async ({ page, browser, quietConsole }) => {
  const title = `Cost model ${crypto.randomUUID().slice(0, 8)}`
  await signIn(page, 'admin@demo.test')
  const gig = await gigOf(page)
  const post = async (by: Page, path: string, data: object) => {
    const answer = await by.request.post(`/api${path}`, { headers: HEADERS, data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  const { data } = await post(page, `/gigs/${gig}/deliverables`, { title })
  const handIn = (link: string) =>
    as(browser, 'expert@demo.test', (self) => post(self, `/deliverables/${data.id}/hand-in`, { link }))
  await handIn('https://files.example/whole')
  await page.goto(`/admin/projects/${gig}?tab=work`)
  await expect(rowOf(page, title)).toContainText('files.example/whole')
  await as(browser, 'manager@demo.test', (manager) =>
    post(manager, `/deliverables/${data.id}/send-back`, { reason: 'Shorter.' }),
  )
  await handIn('https://files.example/placeholder')

  await rowOf(page, title).getByRole('button', { name: 'Accept' }).click()

  await expect(page.getByText('Somebody else changed this in the meantime.')).toBeVisible()
  await expect(rowOf(page, title)).toContainText('files.example/placeholder')
  await expect(rowOf(page, title)).toContainText('Handed in')
  quietConsole.splice(0, quietConsole.length, ...quietConsole.filter((text) => !text.includes('412')))
  await rowOf(page, title).getByRole('button', { name: 'Accept' }).click()
  await expect(rowOf(page, title)).toContainText('Accepted')
})

test.describe('on the other side of the world', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })

  test('a manager proposes a call with a guest by both clocks, and at no time that there is not', async ({
    page,
  }) => {
    await signIn(page, 'manager@demo.test')
    const gig = await gigOf(page)
    await page.goto(`/manager/projects/${gig}?tab=work`)
    await page.getByRole('button', { name: 'Add call' }).click()
    const dialog = page.getByRole('dialog')
    const propose = dialog.getByRole('button', { name: 'Propose', exact: true })
    await expect(dialog.getByText('Times by your clock (Pacific/Auckland)')).toBeVisible()
    const title = `With the customer ${crypto.randomUUID().slice(0, 8)}`
    await dialog.getByRole('textbox', { name: 'Title' }).fill(title)
    await dialog.getByRole('textbox', { name: 'Day' }).fill('Sep 28,2031')
    const next = await page.getByRole('button', { name: 'Next month' }).boundingBox()
    if (isPhone(page)) expect(next?.height).toBeGreaterThanOrEqual(40)
    await dialog.getByRole('textbox', { name: 'Title' }).click()
    await dialog.getByLabel('Start').fill('02:30')
    await expect(dialog.getByText('This time doesn’t exist: clocks go forward that day.')).toBeVisible()
    await propose.click()
    await expect(dialog.getByLabel('Start')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('Start').fill('10:00')
    await expect(dialog.getByText(/^For .+: \w{3}, Sep 2\d,2031, /)).toBeVisible()
    await expect(dialog.getByLabel('Start')).not.toHaveAttribute('aria-invalid', 'true')

    await dialog.getByRole('combobox', { name: 'Guest' }).click()
    await page.getByRole('option').last().click()
    await expect(dialog.getByRole('combobox', { name: 'Guest' })).not.toHaveValue('No guest')
    await expectAccessible(page)
    // Each run proposes a time of its own.
    const day = new Date(Date.now() + (60 + Math.random() * 250) * 86_400_000)
    const month = new Intl.DateTimeFormat('en', { month: 'short', day: '2-digit', timeZone: 'UTC' })
    await dialog.getByRole('textbox', { name: 'Day' }).fill(`${month.format(day)},${day.getUTCFullYear()}`)
    await dialog.getByRole('textbox', { name: 'Title' }).click()
    await expect(dialog.getByText(/^For /)).not.toContainText('2031')
    // By the keyboard: on a phone the calendar may still be closing over the button.
    await propose.press('Enter')
    await expect(dialog).toBeHidden()
    const row = page.getByRole('list', { name: 'Calls' }).getByRole('listitem').filter({ hasText: title })
    await expect(row.first().getByText(/^Guest: /)).toBeVisible()
  })
})

test('a call is proposed, booked across time zones, seen in the week and in the calendar program, and cancelled', async ({
  page,
  browser,
}) => {
  test.slow()
  const title = `Kick-off ${crypto.randomUUID().slice(0, 8)}`
  await signIn(page, 'manager@demo.test')
  const gig = await gigOf(page)
  let mine = ''
  await as(browser, 'expert@demo.test', async (self) => {
    const { data } = await (await self.request.get(`/api/gigs/${gig}/brief`)).json()
    mine = data.engagement.id
  })
  // Each run books a time of its own: phone, desktop and a second try share the network.
  const start = new Date(Date.now() + (90 + Math.random() * 200) * 86_400_000)
  const slots = [0, 1].map((hour) => ({
    start_at: new Date(start.getTime() + hour * 7_200_000).toISOString(),
    end_at: new Date(start.getTime() + hour * 7_200_000 + 1_800_000).toISOString(),
  }))
  const answer = await page.request.post(`/api/engagements/${mine}/calls`, {
    data: { title, link: 'https://meet.example/kick-off', slots },
    headers: HEADERS,
  })
  expect(answer.status(), await answer.text()).toBe(201)

  await as(browser, 'expert@demo.test', async (self) => {
    await self.goto(`/expert/projects/${gig}?tab=work`)
    const row = self.getByRole('list', { name: 'Calls' }).getByRole('listitem').filter({ hasText: title })
    await row.first().getByRole('button', { name: /^Book/ }).first().click()
    await expect(row.first().getByText('Booked')).toBeVisible()
    await expectAccessible(self)

    await self.goto(`/calendar?week=${slots[0]?.start_at.slice(0, 10)}`)
    await expect(self.getByRole('link', { name: title })).toBeVisible()
    await expectAccessible(self)
    // Both orders of the address share a line, also on a phone.
    const orders = ['Copy', 'Renew address'].map((name) => self.getByRole('button', { name, exact: true }))
    const [copy, renew] = await Promise.all(orders.map((order) => order.boundingBox()))
    expect(copy?.y).toBe(renew?.y)
    const { url } = await (await self.request.get('/api/calendar/feed')).json()
    const feed = await self.request.get(new URL(url).pathname)
    expect(await feed.text()).toContain(title)
  })

  const { data } = await (await page.request.get(`/api/engagements/${mine}/calls?pageSize=100`)).json()
  const call = data.find((one: { title: string }) => one.title === title)
  expect(call.status).toBe('booked')
  const cancelled = await page.request.post(`/api/calls/${call.id}/cancel`, {
    data: { reason: 'The customer is ill.' },
    headers: HEADERS,
  })
  expect(cancelled.status()).toBe(200)
})

test('an expert writes hours down and hands a week over, and gets it back with the reason', async ({
  page,
  browser,
}) => {
  test.slow()
  const note = `Interviews ${crypto.randomUUID().slice(0, 8)}`
  await signIn(page, 'manager@demo.test')
  const gig = await gigOf(page)
  let mine = ''
  await as(browser, 'expert@demo.test', async (self) => {
    const { data } = await (await self.request.get(`/api/gigs/${gig}/brief`)).json()
    mine = data.engagement.id
    await self.goto(`/expert/projects/${gig}?tab=work`)
    await self.getByRole('button', { name: 'Add hours' }).click()
    const dialog = self.getByRole('dialog')
    await dialog.getByLabel('Minutes').fill('1')
    await dialog.getByLabel('Note').fill(note)
    await expectAccessible(self)
    await dialog.getByRole('button', { name: 'Save' }).click()
    const row = self
      .getByRole('list', { name: 'Weeks' })
      .getByRole('listitem')
      .filter({ hasText: note })
      .first()
    await expect(row).toBeVisible()
    await row.getByRole('button', { name: 'Submit week' }).click()
    await expect(row.getByText('Submitted')).toBeVisible()
    await expectAccessible(self)
  })

  // The notice leads to the hours that it speaks of, whoever else works on the project.
  await page.goto('/manager/projects')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page
    .getByRole('link', { name: /submitted .*week of/ })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`engagement=${mine}`))
  const weeks = page.getByRole('list', { name: 'Weeks' })
  const handed = weeks.getByRole('listitem').filter({ hasText: note })
  await expect(handed.first()).toBeVisible()
  // The other project, and a second try, write into the same week: it is opened again for them.
  await weeks.getByRole('button', { name: 'Send back' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await expect(dialog.getByText('Say why first.')).toBeVisible()
  await dialog.getByRole('textbox').fill('Please look at Friday again.')
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await expect(page.getByText('The week was sent back')).toBeVisible()
  await as(browser, 'expert@demo.test', async (self) => {
    await self.goto(`/expert/projects/${gig}?tab=work`)
    await expect(self.getByText('Please look at Friday again.')).toBeVisible()
  })
})

test('an expert is asked before hours are deleted', async ({ page }) => {
  const note = `Interviews ${crypto.randomUUID().slice(0, 8)}`
  await signIn(page, 'expert@demo.test')
  await page.goto(`/expert/projects/${await gigOf(page)}?tab=work`)
  await page.getByRole('button', { name: 'Add hours' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Minutes').fill('1')
  await dialog.getByLabel('Note').fill(note)
  await dialog.getByRole('button', { name: 'Save' }).click()
  const entry = page.getByRole('listitem').filter({ hasText: note }).last()
  const remove = entry.getByRole('button', { name: /^Delete hours of/ })
  const edit = entry.getByRole('button', { name: /^Edit hours of/ })
  expect((await edit.boundingBox())?.y, 'both in one line').toBe((await remove.boundingBox())?.y)

  await remove.click()
  await expect(dialog).toContainText('Delete entry')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'CANCEL' }).click()
  await expect(entry).toBeVisible()

  await remove.click()
  await dialog.getByRole('button', { name: 'DELETE' }).click()
  await expect(page.getByText('The hours were deleted')).toBeVisible()
  await expect(entry).toBeHidden()
})

test('hours that end before they begin are said beside their day, and are not left unasked', async ({
  page,
  quietConsole,
}) => {
  await signIn(page, 'expert2@demo.test', '/calendar')
  const tuesday = page.getByRole('checkbox', { name: 'Tuesday' })
  await tuesday.check()
  await page.getByLabel('Tuesday from').fill('18:00')
  await page.getByLabel('Tuesday to').fill('09:00')
  await page.getByRole('button', { name: 'Save hours' }).click()

  const day = page.getByRole('listitem').filter({ has: tuesday })
  await expect(day.getByText('The end is before the start.')).toBeVisible()
  // The browser itself notes the refusal.
  quietConsole.length = 0
  await page.getByRole('banner').getByRole('link', { name: 'Chat' }).click()
  await expect(page.getByText('Leave without saving?')).toBeVisible()
})
