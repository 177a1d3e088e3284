import { HEADERS, expect, expectAccessible, isPhone, signIn, test, type Page } from './journey.ts'

test('an administrator finds a project by its description and a file by its text, and keeps the search', async ({
  page,
}, { project }) => {
  const word = `ocelot${project.name}`
  await signIn(page, 'admin@demo.test', '/content-search')
  const gig = await someProject(page, 'Draft')
  const file = await upload(page, gig.id, `The ${word} knows the answer.`)
  await expect(page.getByText('Use "quotes"')).toBeVisible()
  await expectAccessible(page)

  await ask(page, '"report of twenty pages"')
  const projects = page.getByRole('region', { name: /^Projects/ })
  await expect(projects.locator('mark').first()).toHaveText('report')
  await expectAccessible(page)
  await narrow(page, /^Closed/)
  await expect(page).toHaveURL(/status/)

  await expect(async () => {
    await page.goto(`/content-search?keyword=${word}`)
    await expect(page.getByRole('link', { name: 'findings.txt' })).toBeVisible({ timeout: 1000 })
  }).toPass()
  const save = page.getByRole('button', { name: 'Save this search' })
  await expect(save).toBeInViewport({ ratio: 1 })
  await save.click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The search has been saved.')).toBeVisible()
  await page.goto('/content-search')
  const kept = page.getByRole('list', { name: 'Saved searches' }).getByRole('listitem')
  await expect(kept.filter({ hasText: word })).toBeVisible()
  for (const one of await kept.all()) await expect(one).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: `Actions for ${word}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'DELETE', exact: true }).click()
  await expect(page.getByText('The search has been deleted.')).toBeVisible()

  await page.goto(`/content-search?keyword=${word}`)
  await page.getByRole('link', { name: 'findings.txt' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/projects/${gig.id}\\?tab=files`))
  await page.request.delete(`/api/gigs/${gig.id}/attachments/${file}`, { headers: HEADERS })
})

test('an expert finds an open project with Ctrl-K and no draft, and finds it again', async ({
  page,
  browser,
  baseURL,
}) => {
  const office = await browser.newPage({ baseURL: baseURL ?? '' })
  await signIn(office, 'admin@demo.test')
  const [open, draft] = [await someProject(office, 'Published'), await someProject(office, 'Draft')]
  await office.close()
  await signIn(page, 'expert2@demo.test', '/contact-us')
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()

  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: 'Person, project or page' })
  await box.fill(draft.name)
  await expect(page.getByText('Nothing was found')).toBeVisible()
  await box.fill(open.name)
  await expect(page.getByRole('option', { name: open.name })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/expert/projects/${open.id}$`))

  await expect(page.getByRole('heading', { level: 1, name: open.name })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(
    page.getByRole('group', { name: 'Recent' }).getByRole('option', { name: open.name }),
  ).toBeVisible()
})

test('the search does not exist for a manager', async ({ page }) => {
  await signIn(page, 'manager@demo.test', '/content-search')
  await expect(page.getByText('404 - Page NOT FOUND')).toBeVisible()
})

async function ask(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search all content' }).fill(text)
  await page.keyboard.press('Enter')
}

async function narrow(page: Page, name: RegExp): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('checkbox', { name }).check()
  if (isPhone(page)) await page.getByRole('button', { name: 'Show results' }).click()
}

/** One that everybody may see, or nobody else. */
async function someProject(page: Page, status: string): Promise<{ id: string; name: string }> {
  const answer = await page.request.get(`/api/gigs?status=${status}&locked=false&needs_experts=true`)
  const { data }: { data: { id: string; name: string }[] } = await answer.json()
  for (const gig of data) {
    const details = await page.request.get(`/api/gigs/${gig.id}`)
    const one: { data: { confidentiality: string } } = await details.json()
    if (one.data.confidentiality === 'open') return gig
  }
  throw new Error(`There is no open project that is ${status}.`)
}

async function upload(page: Page, gigId: string, text: string): Promise<string> {
  const file = { name: 'findings.txt', mimeType: 'text/plain', buffer: Buffer.from(text) }
  const answer = await page.request.post(`/api/gigs/${gigId}/attachments`, {
    headers: HEADERS,
    multipart: { file },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const { data }: { data: { uuid: string }[] } = await answer.json()
  return data[0]?.uuid ?? ''
}
