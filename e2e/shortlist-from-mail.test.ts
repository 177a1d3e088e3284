import { HEADERS, expect, expectAccessible, isPhone, signIn, test, type Page } from './journey.ts'

const MAIL = `Subject: Grid batteries in Germany

Hello Sofia,

we are about to buy a portfolio of big battery sites and want to talk to two or three people who have
built and financed such plants themselves. They should know how the grid connection is won and what lenders ask for, with
ten years in the trade at least. English is fine. We can pay up to USD 450 an hour.
Please no consultants who have only written about it. We need names by 30 June 2031.

Best regards,
Anna Weber`

test('a manager comes from the e-mail of a client to a shortlist', async ({ page }) => {
  await signIn(page, 'manager@demo.test', '/manager/projects/add')
  await page.getByRole('button', { name: 'Start from text' }).click()
  await page.getByLabel('Text', { exact: true }).fill(MAIL)
  await page.getByRole('button', { name: 'Read text' }).click()
  await expect(page.getByRole('heading', { name: 'Found in the text' })).toBeVisible()
  await page.getByRole('button', { name: 'Find experts' }).click()

  await expect(page.getByRole('heading', { name: 'Hire experts', level: 1 })).toBeVisible()
  await expect(page.getByText('You can request experts once this project is approved')).toBeVisible()
  const id = /projects\/([^/]+)\/hire/.exec(page.url())?.[1] ?? ''
  const best = await bestOf(page, id)
  expect(best.length).toBe(3)
  for (const { skills, years } of best) {
    expect(skills.some((skill) => /storage|batter|grid|energy|project finance|power/i.test(skill))).toBe(true)
    expect(years).toBeGreaterThanOrEqual(10)
  }
  await expectAccessible(page)

  for (const { name } of best)
    await page.getByRole('checkbox', { name: new RegExp(`^(Choose|Select) ${name}$`) }).check()
  const bar = page.getByRole('region', { name: 'Chosen experts' })
  await bar.getByRole('button', { name: 'Add to roster' }).click()
  const dialog = page.getByRole('dialog')
  const roster = `Grid batteries ${crypto.randomUUID().slice(0, 6)}`
  await dialog.getByRole('combobox', { name: 'Roster' }).fill(roster)
  // Whoever is quicker than the server that makes the roster waits for it.
  await page.route('**/api/rosters', async (route) => {
    if (route.request().method() === 'POST') await page.waitForTimeout(1000)
    await route.continue()
  })
  await page.getByRole('option', { name: `Create ${roster}` }).click()
  await dialog.getByRole('button', { name: 'Add to roster' }).click()
  await expect(page.getByText(`3 experts added to ${roster}.`)).toBeVisible()

  await page.request.delete(`/api/gigs/${id}`, { headers: HEADERS })
})

test('a manager reads what a request was weighed by', async ({ page }) => {
  await signIn(page, 'manager@demo.test')
  const project = encodeURIComponent('Second-life batteries as a business')
  const { data: gigs } = await (await page.request.get(`/api/gigs?keyword=${project}`)).json()
  const gig: string = gigs[0].id
  const rows = await ranked(page, gig)
  const free = rows.find(({ status }) => status === null)
  const expert_ids = [free?.expert.id]
  const sent = { headers: HEADERS, data: { expert_ids } }
  expect((await page.request.post(`/api/gigs/${gig}/engagements`, sent)).status()).toBe(201)

  await page.goto(`/manager/projects/${gig}/hire?tab=Requested`)
  const entry = page
    .getByRole('list', { name: 'Requested' })
    .getByRole('listitem')
    .filter({ hasText: free?.expert.name ?? '' })
    .first()
  await entry.getByText('Why this score?').click()
  await expect(entry.getByText(/^As it was on/)).toBeVisible()
  await expect(entry.getByText('Profile', { exact: true })).toBeVisible()
  if (isPhone(page)) await entry.scrollIntoViewIfNeeded()
  await expectAccessible(page)
})

interface Ranked {
  status: string | null
  expert: { id: string; name: string; years_of_experience: number; skills: string[] }
}

async function ranked(page: Page, gig: string): Promise<Ranked[]> {
  const answer = await page.request.post(`/api/gigs/${gig}/recommendations`, { headers: HEADERS, data: {} })
  return (await answer.json()).data
}

/** Who stands first, with what decides whether they are good: what their profiles say. */
async function bestOf(page: Page, gig: string) {
  const best = (await ranked(page, gig)).slice(0, 3)
  return best.map(({ expert: { name, skills, years_of_experience: years } }) => ({ name, skills, years }))
}
