import type { Browser } from '@playwright/test'
import { expect, expectAccessible, signIn, test, type Page } from './journey.ts'

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
