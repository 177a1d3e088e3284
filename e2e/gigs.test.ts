import { HEADERS, expect, expectAccessible, signIn, test, type Page } from './journey.ts'

async function choose(page: Page, step: string): Promise<void> {
  // A dialog that fades out hides the page behind it.
  await expect(page.getByRole('button', { name: 'Actions' })).toBeVisible()
  const main = page.getByRole('button', { name: step, exact: true })
  if (await main.isVisible()) return main.click()
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: step, exact: true }).click()
}

async function open(page: Page, role: string, name: string): Promise<void> {
  await page.goto(`/${role}/projects?scope=visible&keyword=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

/** The id at the end of the address of the page. */
function idOf(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

test('a project goes from the request over a rejection to publication', async ({ page, browser }) => {
  test.slow()
  const name = 'Low-carbon solvents in coatings'
  const second = await browser.newContext()
  const admin = await second.newPage()
  await signIn(page, 'manager@demo.test')
  await signIn(admin, 'admin@demo.test')
  // Phone, desktop and a second try share the demo: each has a project of its own.
  await page.goto('/manager/projects')
  await open(page, 'manager', name)
  const copy = `Solvents ${crypto.randomUUID().slice(0, 8)}`
  await choose(page, 'Clone')
  await page.getByRole('textbox', { name: 'Name' }).fill(copy)
  await page.getByRole('button', { name: 'Clone', exact: true }).click()
  await expect(page.getByText(`${copy} has been created`)).toBeVisible()
  await page.getByRole('button', { name: 'View' }).click()
  await expect(page.getByRole('heading', { name: copy, level: 1 })).toBeVisible()

  await choose(page, 'Request approval')
  await expect(page.getByText('Requested').first()).toBeVisible()

  await open(admin, 'admin', copy)
  await choose(admin, 'Reject…')
  await admin.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(admin.getByText('Field is required')).toBeVisible()
  await expectAccessible(admin)
  await admin.getByRole('textbox', { name: 'Reason' }).fill('Please name the plants.')
  await admin.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(admin.getByText('Please name the plants.').first()).toBeVisible()

  await page.reload()
  await expect(page.getByText('Change the project before you request approval again.')).toBeVisible()
  await page.request.put(`/api/gigs/${idOf(page)}`, { data: { tags: ['three plants'] }, headers: HEADERS })
  await page.reload()
  await choose(page, 'Request approval')
  await admin.reload()
  await choose(admin, 'Approve')
  await expect(admin.getByText('The project has been approved')).toBeVisible()
  await page.reload()
  await choose(page, 'Publish')
  await expect(page.getByText(`Are you sure you want to publish ${copy}?`)).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).last().click()
  await expect(page.getByText('The project has been published')).toBeVisible()
  await expect(page.getByText(/^Project internal code: GOP-/)).toBeVisible()
  await expectAccessible(page)
  await second.close()
})

test('a locked project answers 423 and says so', async ({ page }) => {
  await signIn(page, 'manager@demo.test')
  await open(page, 'manager', 'Smart metering: lessons of the first wave')

  await expect(page.getByText('This project is locked.')).toBeVisible()
  const answer = await page.request.post(`/api/gigs/${idOf(page)}/publish`, { data: {}, headers: HEADERS })
  expect(answer.status()).toBe(423)
})

test('lists, scope and activities are readable by everybody', async ({ page }) => {
  await signIn(page, 'manager@demo.test', '/manager/projects')
  await expect(page.getByRole('link', { name: 'Water reuse in breweries' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: /^Closed/ }).click()
  await expect(page.getByText('Completed').first()).toBeVisible()

  await open(page, 'manager', 'Grid-scale storage in the Nordics')
  await page.getByRole('tab', { name: 'Scope' }).click()
  await expect(page.getByRole('table', { name: 'Companies' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Activities' }).click()
  await expect(page.getByText('Published').first()).toBeVisible()
  await expectAccessible(page)
})
