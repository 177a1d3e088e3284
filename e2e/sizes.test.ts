import type { Page } from '@playwright/test'
import { enter, expect, test, withIds } from './journey.ts'

/** kB of scripts and styles that a page is sent with an empty cache, packed by brotli, with their headers: what it weighs today and 2 %. */
const BUDGETS = [
  { path: '/accounts/login', kilobytes: 100 },
  { path: '/accounts/register', kilobytes: 123 },
  { path: '/activities', as: 'admin', kilobytes: 180 },
  { path: '/admin/experts', as: 'admin', kilobytes: 210 },
  { path: '/users', as: 'admin', kilobytes: 186 },
  { path: '/users/add', as: 'admin', kilobytes: 260 },
  { path: '/companies', as: 'admin', kilobytes: 196 },
  { path: '/companies/add', as: 'admin', kilobytes: 232 },
  { path: '/people', as: 'admin', kilobytes: 194 },
  { path: '/admin/insights', as: 'admin', kilobytes: 210 },
  { path: '/admin/import', as: 'admin', kilobytes: 214 },
  { path: '/calendar', as: 'manager', kilobytes: 259 },
  { path: '/compliance', as: 'admin', kilobytes: 243 },
  { path: '/content-search', as: 'admin', kilobytes: 179 },
  { path: '/admin/settings', as: 'admin', kilobytes: 204 },
  { path: '/admin/settings/choices', as: 'admin', kilobytes: 260 },
  { path: '/admin/settings/reference', as: 'admin', kilobytes: 218 },
  { path: '/manager/projects', as: 'manager', kilobytes: 210 },
  { path: '/manager/projects/add', as: 'manager', kilobytes: 248 },
  { path: '/manager/projects/{gig}', as: 'manager', kilobytes: 224 },
  { path: '/manager/projects/{gig}/hire', as: 'manager', kilobytes: 213 },
  { path: '/manager/experts', as: 'manager', kilobytes: 210 },
  { path: '/manager/experts/{expert}', as: 'manager', kilobytes: 260 },
  { path: '/hr/ics', as: 'hr', kilobytes: 205 },
  { path: '/expert/projects', as: 'expert', kilobytes: 201 },
  { path: '/expert/profile', as: 'expert', kilobytes: 240 },
  { path: '/expert/apply', as: 'new', kilobytes: 260 },
  { path: '/faqs', as: 'expert', kilobytes: 179 },
  { path: '/profile-settings', as: 'expert', kilobytes: 245 },
  { path: '/customer/projects', as: 'customer', kilobytes: 212 },
] as const

test.describe('what is sent', () => {
  test.skip(({ isMobile }) => isMobile, 'A phone is sent the same files.')
  for (const budget of BUDGETS)
    test(`for ${budget.path} stays within ${budget.kilobytes} kB`, async ({ page }) => {
      // Without a page on the way, whose files would be in memory.
      if ('as' in budget) await enter(page, `${budget.as}@demo.test`)
      const path = await withIds(page, budget.path)
      expect(await kilobytesOf(page, path)).toBeLessThanOrEqual(budget.kilobytes)
    })

  test('of the typeface are the letters that pages show', async ({ page }) => {
    await enter(page, 'admin@demo.test')
    // Names of the demo network have letters of central Europe.
    expect(await kilobytesOf(page, '/admin/experts', /\.woff2$/)).toBeLessThanOrEqual(43)
  })

  test('of scripts is compiled while it comes what every page begins with', async ({ page }) => {
    await enter(page, 'expert@demo.test')
    const begun = ['base', 'entry', 'pages'].map((name) =>
      page.waitForResponse((response) => new RegExp(`/assets/${name}-[^/]*\\.js$`).test(response.url())),
    )
    await page.goto('/faqs')
    for (const response of begun)
      expect((await (await response).text()).split('\n')[0]).toBe('//# allFunctionsCalledOnLoad')
  })
})

async function kilobytesOf(page: Page, path: string, names = /\.(?:js|css)$/): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.clearBrowserCache')
  const wanted = new Set<string>()
  let bytes = 0
  // By their names: a style that is fetched ahead is of no type yet.
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (names.test(response.url)) wanted.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (wanted.has(requestId)) bytes += encodedDataLength
  })
  await page.goto(path)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  return Math.ceil(bytes / 1000)
}
