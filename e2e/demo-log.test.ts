import { expect, signIn, test, type Page } from './journey.ts'

interface Visit {
  title: string
  url: string
}

for (const account of ['admin', 'manager', 'hr', 'expert', 'customer']) {
  test(`what the demo's log says that ${account}@demo.test has seen can be seen, and is called so`, async ({
    page,
    browser,
  }) => {
    const email = `${account}@demo.test`
    const office = await browser.newPage()
    await signIn(office, 'admin@demo.test')
    const visits = await visitsOf(office, email)
    await office.close()
    expect(visits.length).toBeGreaterThan(2)
    const missing: string[] = []
    page.on('response', (answer) => {
      if (answer.status() === 404 && answer.url().includes('/api/'))
        missing.push(`${new URL(page.url()).pathname} asks ${new URL(answer.url()).pathname}`)
    })

    // No page that the log tells of: going to where one is already would be no visit.
    await signIn(page, email, '/contact-us')
    await page.waitForLoadState('networkidle')
    const seen: Visit[] = []
    for (const { url } of visits) seen.push({ url, title: await visit(page, url) })

    expect(seen).toEqual(visits)
    expect(missing).toEqual([])
  })
}

/** One visit of each page that the log tells of, the oldest first: those of the demo network itself. */
async function visitsOf(page: Page, email: string): Promise<Visit[]> {
  const found = await page.request.get(`/api/users?keyword=${email}`)
  const { data: users }: { data: { id: string; email: string }[] } = await found.json()
  const id = users.find((user) => user.email === email)?.id ?? ''
  const answer = await page.request.get(
    `/api/activities?type=visit&status=success&user_id[]=${id}&sort=created_at:asc&pageSize=100`,
  )
  const { data }: { data: Visit[] } = await answer.json()
  const pages = new Map(data.map(({ title, url }) => [pageOf(url), { title, url }]))
  return [...pages.values()]
}

function pageOf(url: string): string {
  return url.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')
}

/** Goes there as a link would, and answers what the visit is recorded as. */
async function visit(page: Page, url: string): Promise<string> {
  const recorded = page.waitForRequest(
    (request) => request.method() === 'POST' && new URL(request.url()).pathname === '/api/activities',
  )
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, url)
  const [record]: { title: string; url: string; status: string }[] = (await recorded).postDataJSON()
  if (record === undefined || record.status !== 'success') return `not found: ${record?.url}`
  await page.waitForLoadState('networkidle')
  return record.title
}
