import { expect, isPhone, signIn, test, type Page } from './journey.ts'

/** Each kind of page is opened once; more of it would be the same. */
const PAGES_AT_MOST = 30

/** Pages behind the tabs of a project and of an expert, which are buttons. */
const TABS = ['work', 'scope', 'experts', 'files', 'discussion', 'activities'].map((tab) => `?tab=${tab}`)
const UUID = /[0-9a-f]{8}-[0-9a-f-]{27}/g

for (const who of ['customer', 'expert', 'manager'])
  test(`every link that ${who} meets leads to a page`, async ({ page }) => {
    test.skip(isPhone(page), 'the links are the same on the phone')
    test.slow()
    await signIn(page, `${who}@demo.test`)
    const [from, kinds] = [new Map([[new URL(page.url()).pathname, 'home']]), new Set<string>()]
    const nowhere: string[] = []
    for (const [path, above] of from) {
      if ((await openedAs(page, path)) === 'nothing') nowhere.push(`${above} leads to ${path}`)
      for (const next of [...(await linksOf(page)), ...tabsOf(path)]) {
        const kind = next.replaceAll(UUID, '*').replaceAll(/=[^&]*/g, '=')
        if (kinds.has(kind) || from.size >= PAGES_AT_MOST) continue
        kinds.add(kind)
        from.set(next, path)
      }
    }

    expect(nowhere).toEqual([])
    expect(from.size).toBeGreaterThan(8)
  })

async function openedAs(page: Page, path: string): Promise<'page' | 'nothing'> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  // What a page loads after its heading may still turn out to be missing.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  return (await page.getByText('404 - Page NOT FOUND').count()) > 0 ? 'nothing' : 'page'
}

/** Ours alone; a file, a way out and the mail of the demo are no pages. */
async function linksOf(page: Page): Promise<string[]> {
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  return links.filter((one) => !/^\/(api|logout|dev|chat)\b/.test(one))
}

function tabsOf(path: string): string[] {
  return /^\/\w+\/projects\/[0-9a-f-]{36}$/.test(path) ? TABS.map((tab) => path + tab) : []
}
