import { expect, expectAccessible, isPhone, signIn, test, type Page } from './journey.ts'

// What a first try has changed, a second one finds changed: it takes others.
const NAMES = {
  desktop: [
    { name: 'Quillmere Docks', draft: 'Aurora Tidal Works' },
    { name: 'Zephyr Looms', draft: 'Brightfen Analytics' },
  ],
  phone: [
    { name: 'Ostrovik Dairy', draft: 'Kumasi Cocoa Partners' },
    { name: 'Fennimore Rail', draft: 'Steinbach Automation GmbH' },
  ],
} as const

test('an admin approves a draft, adds a company twice, merges the two and sees it in the history', async ({
  page,
}, { retry }) => {
  test.slow()
  const { name, draft } = NAMES[isPhone(page) ? 'phone' : 'desktop'][retry === 0 ? 0 : 1]
  await signIn(page, 'admin@demo.test')

  await page.goto('/companies?draft=true')
  await expect(page.getByRole('link', { name: draft })).toBeVisible()
  await page.getByRole('checkbox', { name: `Select ${draft}` }).check()
  await expectAccessible(page)
  await lacksBesideItsButton(page)
  await page.getByRole('button', { name: 'Approve 1 draft' }).click()
  await expect(page.getByText('The company has been approved.')).toBeVisible()
  await expect(page.getByRole('link', { name: draft })).toBeHidden()

  await add(page, name)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await add(page, `${name} Ltd`)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('There are companies of nearly this name.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add anyway' }).click()
  await expect(page.getByRole('heading', { name: `${name} Ltd` })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Website').fill('docks.example')
  await page.getByRole('link', { name: 'Companies', exact: true }).last().click()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('link', { name: 'docks.example' })).toBeVisible()

  await page.getByRole('button', { name: `Actions for ${name} Ltd` }).click()
  const merging = page.getByRole('menuitem', { name: 'Merge into…' })
  // In whatever order its styles have come.
  await expect(merging).toHaveCSS('padding-left', '12px')
  await page.getByRole('menuitem', { name: 'Delete' }).focus()
  await expectAccessible(page)
  await merging.click()
  await page.getByRole('combobox', { name: 'Merge with' }).click()
  await page.getByRole('option', { name, exact: true }).click()
  await expect(page.getByText('docks.example (taken over)')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: `Keep ${name}` })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(`Type “${name} Ltd” to confirm`).fill(`${name} Ltd`)
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()

  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByText('merged companies')).toBeVisible()
  await expect(page.getByText(`(then ${name} Ltd)`).first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('tab', { name: /^Members/ }).click()
  await page.getByRole('link', { name: 'Add user' }).click()
  await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue(name)
})

/** What a button says is missing stands in line with it; on a phone it may stand above. */
async function lacksBesideItsButton(page: Page): Promise<void> {
  if (isPhone(page)) return
  const tab = await page.context().newPage()
  await tab.goto('/companies?draft=false')
  await tab
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check()
  await tab.getByRole('button', { name: 'Approve drafts' }).click()
  const said = tab.getByRole('alert').filter({ hasText: /./ })
  const middleOf = (part: typeof said) =>
    part.evaluate((element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      const { top, height } = words.getBoundingClientRect()
      return top + height / 2
    })
  const button = tab.getByRole('button', { name: 'Approve drafts' })
  expect(Math.abs((await middleOf(said)) - (await middleOf(button)))).toBeLessThan(1)
  await tab.close()
}

test('a manager without the grant meets no companies', async ({ page }) => {
  await signIn(page, 'manager@demo.test')
  await page.goto('/companies')
  await expect(page.getByText('404 - Page NOT FOUND')).toBeVisible()
})

async function add(page: Page, name: string): Promise<void> {
  await page.goto('/companies')
  await page.getByRole('button', { name: 'Add company' }).click()
  const form = page.getByRole('form', { name: 'Add company' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Type').selectOption('Partner')
}
