import { expect, expectAccessible, signIn, test, type Page } from './journey.ts'

const HEADERS = { 'X-Requested-With': 'XMLHttpRequest' }

/** The step that stands on the page. */
async function next(page: Page, step: string): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: step, level: 2, exact: true })).toBeVisible()
  await expect(page.locator('[aria-current="step"]')).toBeInViewport({ ratio: 1 })
}

/** Chooses by typing and the keyboard alone. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label })
  await field.fill(option)
  await expect(page.getByRole('option', { name: option }).first()).toBeVisible()
  await field.press('ArrowDown')
  await field.press('Enter')
  await field.press('Escape')
}

async function day(page: Page, label: string, typed: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label })
  await field.fill(typed)
  await field.press('Enter')
  await field.press('Escape')
}

test('a manager fills in a project step by step; it keeps itself, asks who was first, and goes to approval', async ({
  page,
  quietConsole,
}) => {
  test.slow()
  const name = `Editor ${crypto.randomUUID().slice(0, 8)}`
  await signIn(page, 'manager@demo.test')
  await page.goto('/manager/projects/add')
  await expectAccessible(page)
  await page.getByLabel('Project name').fill(name)
  await page.getByLabel('Project name').press('Enter')
  await expect(page.getByRole('heading', { name: 'Basics', level: 2 })).toBeVisible()
  // An unfinished draft says what it lacks and leads there.
  const id = /projects\/([^/]+)\/edit/.exec(page.url())?.[1] ?? ''

  await page.goto(`/manager/projects/${id}`)
  await page.getByRole('link', { name: 'Opportunity statement' }).click()
  await expect(page.getByRole('heading', { name: 'Scope', level: 2 })).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()

  await page.getByLabel('Summary').fill('Where growth will come from.')
  await page.getByRole('textbox', { name: 'Description' }).fill('Six interviews and a report.')
  await choose(page, 'Industries', 'Energy and Power')
  await choose(page, 'Regions', 'Europe')
  await day(page, 'Deadline', 'Jun 30,2027')
  await expectAccessible(page)
  await next(page, 'Scope')
  await page.getByLabel('Opportunity statement').fill('Demand grows faster than supply.')
  await page.getByLabel('Objective').fill('Decide whether to enter.')
  await next(page, 'Experts')
  await choose(page, 'Required skills', 'Energy storage')
  await expectAccessible(page)
  await next(page, 'People')
  await expect(page.getByText('None selected')).toBeVisible()
  await next(page, 'Files')
  await next(page, 'Review')
  await expect(page.getByText('Nothing is missing.')).toBeVisible()
  await expectAccessible(page)

  // What is typed a moment before the page is left is saved on the way.
  await page.getByRole('button', { name: 'Edit Basics' }).click()
  await page.getByLabel('Summary').fill('Where growth comes from.')
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await page.goto(`/manager/projects/${id}/edit?step=basics`)
  await expect(page.getByLabel('Summary')).toHaveValue('Where growth comes from.')

  const elsewhere = await page.request.put(`/api/gigs/${id}`, {
    headers: HEADERS,
    data: { summary: 'Said elsewhere.' },
  })
  expect(elsewhere.status()).toBe(200)
  await page.getByLabel('Summary').fill('Said here.')
  const dialog = page.getByRole('dialog', { name: 'Changed by Sofia Lindqvist' })
  await expect(dialog.getByRole('cell', { name: 'Said elsewhere.' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByText('All changes are saved')).toBeVisible()

  await page.getByRole('button', { name: /^\d Review|Review$/ }).click()
  await page.getByRole('button', { name: 'Request approval' }).click()
  await expect(page.getByText('Approval requested')).toBeVisible()
  await expect(page.getByText('Said here.')).toBeVisible()
  await page.request.post(`/api/gigs/${id}/recall`, { headers: HEADERS, data: {} })
  await page.request.delete(`/api/gigs/${id}`, { headers: HEADERS })
  // The browser itself reports the refused version.
  quietConsole.splice(0, quietConsole.length, ...quietConsole.filter((text) => !text.includes('412')))
})
