import { HEADERS, expect, expectAccessible, signIn, test } from './journey.ts'

const MAIL = `Subject: Advice on grid batteries

Hello Sofia,

We plan a battery storage plant in Germany and are looking for two experts who know energy storage
and project finance. They must speak German. We can pay up to USD 400 per hour.
How are warranties agreed? Please send us names by 30 June 2031.

Best regards,
Anna`

test('a manager starts a project from the e-mail of a client', async ({ page }) => {
  await signIn(page, 'manager@demo.test')
  await page.goto('/manager/projects/add')
  await page.getByRole('button', { name: 'Start from text' }).click()
  await expect(page.getByLabel('Text', { exact: true })).toBeFocused()
  await expectAccessible(page)

  await page.getByLabel('Text', { exact: true }).fill(MAIL)
  await page.getByRole('button', { name: 'Read text' }).click()
  await expect(
    page.getByRole('group', { name: 'Required skills' }).getByLabel('Energy storage'),
  ).toBeChecked()
  await expect(page.getByLabel('Project name')).toHaveValue('Advice on grid batteries')
  await expectAccessible(page)
  await page.getByRole('group', { name: 'Number of experts' }).getByRole('checkbox').uncheck()

  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Brief', level: 2 })).toBeVisible()
  await expect(page.getByLabel('Summary')).toHaveValue(/battery storage plant in Germany/)
  const id = /projects\/([^/]+)\/edit/.exec(page.url())?.[1] ?? ''
  const { data } = await (await page.request.get(`/api/gigs/${id}`)).json()
  expect(data).toMatchObject({
    deadline: '2031-06-30',
    budget_max: 400,
    experts_count: null,
    languages: [{ name: 'German' }],
    regions: [{ name: 'DACH' }],
  })
  await page.request.delete(`/api/gigs/${id}`, { headers: HEADERS })
})

test('a file of a client is read too, and a wrong one is refused', async ({ page, quietConsole }) => {
  await signIn(page, 'manager@demo.test')
  await page.goto('/manager/projects/add')
  await page.getByRole('button', { name: 'Start from text' }).click()
  const choose = (name: string, text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

  await choose('brief.png', 'x')
  await expect(page.getByRole('alert')).toHaveText('Choose a PDF, Word or text file.')
  await choose('brief.txt', MAIL)
  await expect(page.getByRole('heading', { name: 'Found in the text' })).toBeVisible()
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue(/Advice on grid batteries/)
  // The browser itself reports the refusal.
  quietConsole.splice(0, quietConsole.length, ...quietConsole.filter((text) => !text.includes('422')))
})
