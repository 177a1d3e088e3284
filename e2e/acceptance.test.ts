import { HEADERS, expect, expectAccessible, signIn, test, type Page } from './journey.ts'

const SOURCE = 'Company of the Year: stationary storage'

test('a customer of level manage accepts the award text, and its owner hears of it', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({ viewport: page.viewportSize() })
  const owner = await context.newPage()
  await signIn(owner, 'admin@demo.test')
  const name = `Award ${crypto.randomUUID().slice(0, 8)}`
  const id = await awardOfJulia(owner, name)

  await signIn(page, 'customer@demo.test', '/today')
  const line = page.getByRole('listitem').filter({ hasText: `Accept the award text of ${name}` })
  await line.getByRole('link', { name: 'Read' }).click()
  await expect(page.getByRole('tab', { name: 'Scope', selected: true })).toBeVisible()
  await expect(page.getByText('They deliver on time.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Accept the award text' }).click()
  const dialog = page.getByRole('dialog', { name: 'Accept the award text' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('You accepted the award text')).toBeVisible()
  await expect(page.getByText('Accepted by Julia Whitfield on')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept the award text' })).toBeHidden()
  await expectAccessible(page)

  await owner.getByRole('button', { name: /^Notifications/ }).click()
  await owner.getByRole('link', { name: `accepted the award text of ${name}` }).click()
  await expect(owner).toHaveURL(new RegExp(`/admin/projects/${id}\\?tab=scope$`))
  await expect(owner.getByText('Accepted by Julia Whitfield on')).toBeVisible()
  await owner.request.post(`/api/gigs/${id}/close`, { headers: HEADERS, data: { status_reason: 'Done.' } })
  await context.close()
})

/** An award of its own with a text that customer@ may accept. */
async function awardOfJulia(owner: Page, name: string): Promise<string> {
  const get = async (path: string) => (await owner.request.get(`/api${path}`)).json()
  const post = async (path: string, data: object) => {
    const answer = await owner.request.post(`/api${path}`, { headers: HEADERS, data })
    expect(answer.ok(), path).toBe(true)
    return answer.json()
  }
  const [source] = (await get(`/gigs?keyword=${encodeURIComponent(SOURCE)}`)).data
  const { id } = (await post(`/gigs/${source.id}/clone`, { name, baseYear: source.baseYear })).data
  await owner.request.put(`/api/gigs/${id}`, {
    headers: HEADERS,
    data: { details: { award_text: 'They deliver on time.' } },
  })
  const levels = (await get('/permissions?type=award')).data
  const [customer] = (await get(`/available-members?type=customer&keyword=Julia&id=${id}`)).data
  await post(`/gigs/${id}/members`, {
    members: [{ user_id: customer.id, permission_id: levels.at(-1).id }],
  })
  await post(`/gigs/${id}/approve`, {})
  return id
}
