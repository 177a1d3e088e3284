import { enter, expect, test, withIds } from './journey.ts'

/** Pages that people begin with, and the call for what each is about. */
const PAGES = [
  { as: 'admin', path: '/admin/experts', call: /^\/api\/experts\?/ },
  { as: 'manager', path: '/manager/projects', call: /^\/api\/gigs\?/ },
  { as: 'manager', path: '/manager/projects/{gig}', call: /^\/api\/gigs\/[^/]+$/ },
  { as: 'manager', path: '/manager/projects/{gig}/hire', call: /\/recommendations$/ },
  { as: 'manager', path: '/manager/experts/{expert}', call: /^\/api\/users\/[^/]+$/ },
  { as: 'customer', path: '/customer/projects', call: /^\/api\/today$/ },
  { as: 'expert', path: '/expert/projects', call: /^\/api\/engagements\/own\/counts$/ },
  { as: 'expert', path: '/expert/profile', call: /^\/api\/users\/[^/]+$/ },
] as const

for (const { as, path, call } of PAGES)
  test(`${path} asks for what it is about before it is drawn, and once`, async ({ page }) => {
    await enter(page, `${as}@demo.test`)
    const address = await withIds(page, path)
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      // Pictures come with what shows them.
      if (pathname.startsWith('/api/') && !pathname.startsWith('/api/photos/')) calls.push(pathname + search)
    })

    await page.goto(address, { waitUntil: 'networkidle' })

    const asked = calls.filter((one) => call.test(one))
    expect(asked).toHaveLength(1)
    // The bar listens once it stands.
    expect(calls.indexOf(asked[0] ?? '')).toBeLessThan(calls.indexOf('/api/notifications/stream'))
    expect(calls.filter((one, place) => calls.indexOf(one) < place)).toEqual([])
  })
