import { expect, expectAccessible, signIn, test } from './journey.ts'

const PROJECT = 'Second-life batteries as a business'

test('a manager finds somebody like an expert, and somebody else for a request that was declined', async ({
  page,
}) => {
  await signIn(page, 'manager@demo.test', '/manager/experts')
  const gigs = await (await page.request.get(`/api/gigs?keyword=${encodeURIComponent(PROJECT)}`)).json()
  const gig: string = gigs.data[0].id
  const closed = await (await page.request.get(`/api/gigs/${gig}/engagements?status[]=Closed`)).json()
  const declined = closed.data.find((one: { close_reason: string }) => one.close_reason === 'declined')

  await page.goto(`/manager/experts/${declined.expert.id}`)
  const beside = page.getByRole('list', { name: 'Similar experts' })
  await expect(beside.getByRole('listitem').first()).toContainText('Both:')
  await expectAccessible(page)
  const name = (await beside.getByRole('link').first().textContent()) ?? ''
  await beside.getByRole('link').first().click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()

  await page.goto(`/manager/projects/${gig}/hire?tab=Closed`)
  const row = page.getByRole('list', { name: 'Closed' }).getByRole('listitem')
  const entry = row.filter({ hasText: declined.expert.name }).first()
  await entry.getByText('Similar experts').click()
  await expect(entry.getByRole('list', { name: 'Similar experts' })).toContainText('match')
  await expectAccessible(page)
  await entry
    .getByRole('button', { name: /^Request / })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
