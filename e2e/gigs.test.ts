import type { Locator } from '@playwright/test'
import { HEADERS, enter, expect, expectAccessible, signIn, test, type Page } from './journey.ts'
import { take } from './project-steps.ts'

async function open(page: Page, role: string, name: string): Promise<void> {
  await page.goto(`/${role}/projects?scope=visible&keyword=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

/** The id at the end of the address of the page. */
function idOf(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

test('a project is cloned under a name of its own', async ({ page }) => {
  await signIn(page, 'manager@demo.test')
  await open(page, 'manager', 'Low-carbon solvents in coatings')
  const copy = `Solvents ${crypto.randomUUID().slice(0, 8)}`
  await take(page, 'Clone')
  await page.getByRole('textbox', { name: 'Name' }).fill(copy)
  await page.getByRole('button', { name: 'Clone', exact: true }).click()
  await expect(page.getByText(`${copy} has been created`)).toBeVisible()
  await page.getByRole('button', { name: 'View' }).click()
  await expect(page.getByRole('heading', { name: copy, level: 1 })).toBeVisible()
  await expect(page).toHaveTitle(`${copy} · Guildhall`)

  await page.goBack()

  await expect(page).toHaveTitle('Low-carbon solvents in coatings · Guildhall')
})

test('a locked project answers 423 and says so, and is still discussed', async ({ page }) => {
  await signIn(page, 'manager@demo.test')
  await open(page, 'manager', 'Smart metering: lessons of the first wave')

  await expect(page.getByText('This project is locked.')).toBeVisible()
  const path = `/api/gigs/${idOf(page)}`
  const put = await page.request.put(path, { data: { tags: ['meters'] }, headers: HEADERS })
  expect(put.status()).toBe(423)
  const publish = await page.request.post(`${path}/publish`, { data: {}, headers: HEADERS })
  expect(publish.status()).toBe(423)
  await page.getByRole('tab', { name: 'Discussion' }).click()
  const text = `Waiting for the figures ${crypto.randomUUID().slice(0, 8)}`
  await page.getByRole('textbox', { name: 'New comment' }).fill(text)
  const answer = page.waitForResponse((one) => one.url().endsWith('/comments'))
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  expect((await answer).status()).toBe(201)
  await expect(page.getByText(text)).toBeVisible()
})

test('a radar is submitted, sent back, submitted again and published; only then its customer sees it', async ({
  page,
  browser,
}) => {
  test.slow()
  const radar = `Radar ${crypto.randomUUID().slice(0, 8)}`
  const [adminContext, customerContext] = [await browser.newContext(), await browser.newContext()]
  const admin = await adminContext.newPage()
  const customer = await customerContext.newPage()
  await signIn(page, 'manager@demo.test')
  await signIn(admin, 'admin@demo.test')
  await signIn(customer, 'customer@demo.test')
  const id = await approvedRadar(admin, radar)
  await page.goto(`/manager/projects/${id}`)
  const seen = async () => (await customer.request.get(`/api/gigs/${id}`)).status()

  await take(page, 'Submit')
  await expect(page.getByText('The project has been submitted')).toBeVisible()
  await admin.goto(`/admin/projects/${id}`)
  await take(admin, 'Reject…')
  await admin.getByRole('textbox', { name: 'Reason' }).fill('Two scores need a second source.')
  await admin.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(admin.getByText('The project has been rejected')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Two scores need a second source.').first()).toBeVisible()
  await take(page, 'Submit')
  await expect(page.getByText('The project has been submitted')).toBeVisible()
  expect(await seen()).toBe(404)
  await admin.reload()
  await take(admin, 'Publish')
  await admin.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(admin.getByText('The project has been published')).toBeVisible()

  expect(await seen()).toBe(200)
  await customer.goto(`/customer/projects/${id}`)
  await expect(customer.getByRole('heading', { name: radar, level: 1 })).toBeVisible()
  await expectAccessible(customer)
  const { data: members } = await (await admin.request.get(`/api/gigs/${id}/members?type=customer`)).json()
  await admin.request.delete(`/api/gigs/${id}/members/${members[0].id}`, { headers: HEADERS })
  await adminContext.close()
  await customerContext.close()
})

/** A radar of the manager with a deliverable and a customer who may look at it; a clone, so that no other journey meets it. */
async function approvedRadar(admin: Page, name: string): Promise<string> {
  const get = async (path: string) => (await admin.request.get(`/api${path}`)).json()
  const post = async (path: string, data: object) => {
    const answer = await admin.request.post(`/api${path}`, { headers: HEADERS, data })
    expect(answer.ok(), path).toBe(true)
    return answer.json()
  }
  const [source] = (await get('/gigs?keyword=Alternative+proteins&type=radar')).data
  const { id } = (await post(`/gigs/${source.id}/clone`, { name, baseYear: source.baseYear })).data
  const changed = await admin.request.put(`/api/gigs/${id}`, {
    headers: HEADERS,
    data: { owner_id: source.owner.id },
  })
  expect(changed.status()).toBe(200)
  const [level] = (await get('/permissions?type=radar')).data
  const [customer] = (await get(`/available-members?type=customer&keyword=Julia&id=${id}`)).data
  await post(`/gigs/${id}/members`, { members: [{ user_id: customer.id, permission_id: level.id }] })
  await post(`/gigs/${id}/approve`, {})
  const file = { name: 'Radar report.txt', mimeType: 'text/plain', buffer: Buffer.from('The radar.') }
  const upload = await admin.request.post(`/api/gigs/${id}/attachments`, {
    headers: HEADERS,
    multipart: { kind: 'deliverable', file },
  })
  expect(upload.status()).toBe(201)
  return id
}

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
  for (const tab of ['Files', 'Discussion']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tab', { name: tab, selected: true })).toBeVisible()
    await expectAccessible(page)
  }
  await page.getByRole('tab', { name: 'Activities' }).click()
  await expect(page.getByText('Published').first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Download' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download PDF' }).click()
  expect((await download).suggestedFilename()).toMatch(
    /^RAD-\d{4}-\d{4} Grid-scale storage in the Nordics\.pdf$/,
  )
})

const WAITING = [
  ['a project', '/manager/projects', '/api/gigs', 'Published'],
  ['an expert', '/manager/experts', '/api/experts', 'Approved'],
] as const

for (const [what, pages, list, status] of WAITING) {
  test(`what waits for ${what} stands where it comes`, async ({ page }) => {
    await enter(page, 'manager@demo.test')
    const { data } = await (await page.request.get(`${list}?status[]=${status}`)).json()
    const id: string = data[0].id
    let answer = () => {}
    const asked = new Promise<void>((resolve) => (answer = resolve))
    await page.route(
      (url) => url.pathname.startsWith('/api/') && url.pathname.endsWith(id),
      async (route) => {
        await asked
        await route.continue()
      },
    )
    await page.goto(`${pages}/${id}`)
    const cards = page.getByRole('status', { name: 'Loading' }).locator('[class*="card"]')
    await expect(cards.first()).toBeVisible()
    const waiting = await placesOf(cards.first(), cards.last())

    answer()
    const head = page.getByRole('main').locator('header[class*="card"]')
    await expect(head).toBeVisible()
    expect(waiting).toEqual(await placesOf(head, page.getByRole('complementary').first()))
  })
}

/** Where the head of a page begins, and which part of its width it and what stands beside it take. */
async function placesOf(head: Locator, aside: Locator) {
  const [at, beside] = await Promise.all([head.boundingBox(), aside.boundingBox()])
  return { x: at?.x, y: at?.y, width: at?.width, beside: { x: beside?.x, width: beside?.width } }
}
