// `npm run pictures`: the pictures of the README, taken of the demo network.
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { expect, signIn, test, type Page } from './journey.ts'

const FOLDER = new URL('../docs/pictures/', import.meta.url)
const PROJECT = 'Second-life batteries as a business'

const Found = z.object({ data: z.array(z.object({ id: z.string(), name: z.string() })) })

interface Picture {
  who: string
  path: (page: Page) => string | Promise<string>
  /** What stands on the page once it is all there. */
  shows: RegExp
}

const PICTURES: Record<string, Picture> = {
  today: { who: 'manager', path: () => '/today', shows: /New applicants/ },
  project: { who: 'manager', path: project, shows: /Contributors/ },
  hire: { who: 'manager', path: async (page) => `${await project(page)}/hire`, shows: /of \d+ hired/ },
  work: { who: 'manager', path: async (page) => `${await project(page)}?tab=work`, shows: /Deliverables/ },
  insight: { who: 'admin', path: () => '/admin/insights', shows: /Applications by week/ },
  log: { who: 'admin', path: () => '/activities', shows: /Showing 1 to/ },
}

for (const [name, { who, path, shows }] of Object.entries(PICTURES)) {
  test(`picture of ${name}`, async ({ page }) => {
    await signIn(page, `${who}@demo.test`)
    await page.goto(await path(page))
    await expect(page.getByText(shows).first()).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 })
    // Portraits come a moment after the rows.
    await page.waitForTimeout(1000)
    await page.screenshot({
      path: fileURLToPath(new URL(`${name}.png`, FOLDER)),
      animations: 'disabled',
      caret: 'hide',
    })
  })
}

async function project(page: Page): Promise<string> {
  const answer = await page.request.get('/api/gigs', { params: { keyword: PROJECT } })
  const found = z.parse(Found, await answer.json()).data.find(({ name }) => name === PROJECT)
  return `/manager/projects/${found?.id ?? 'missing'}`
}
