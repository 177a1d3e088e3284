import { HEADERS, expect, expectAccessible, linkInMailTo, signIn, test, type Page } from './journey.ts'

const PASSWORD = 'Another-pass-2'

test('a manager invites a customer by mail, who registers with its link, lands on the project and meets no other one', async ({
  page,
}, { project, retry }) => {
  const address = `ines.${project.name}${retry}@client.test`
  await signIn(page, 'manager@demo.test')
  const [gig, other] = await publishedProjects(page)
  const found = await page.request.get('/api/experts?keyword=Thomas+Bergmann')
  const expert: string = (await found.json()).data[0].id
  await invite(page, gig, address)
  await page.request.post('/api/logout', { headers: HEADERS, data: {} })

  await page.goto(await linkInMailTo(page, address))
  await expect(page.getByRole('heading', { name: `You are invited to ${gig.name}` })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account and accept' }).click()

  await expect(page).toHaveURL(new RegExp(`/customer/projects/${gig.id}$`))
  const seen = async (id: string) => (await page.request.get(`/api/gigs/${id}`)).status()
  expect(await seen(gig.id)).toBe(200)
  expect(await seen(other.id)).toBe(404)
  // Nobody who is not on the shortlist of their project exists for a customer.
  expect((await page.request.get(`/api/users/${expert}`)).status()).toBe(404)
  expect((await page.request.get('/api/experts')).status()).toBe(404)
})

interface Project {
  id: string
  name: string
  type: string
}

async function publishedProjects(page: Page): Promise<[Project, Project]> {
  const answer = await page.request.get('/api/gigs?status=Published&scope=own&locked=false')
  const { data }: { data: Project[] } = await answer.json()
  const [first, second] = data
  if (first === undefined || second === undefined) throw new Error('The manager has no two projects.')
  return [first, second]
}

/** As the manager does it, in the dialog of the customers. */
async function invite(page: Page, { id }: Project, email: string): Promise<void> {
  await page.goto(`/manager/projects/${id}`)
  await page.getByRole('button', { name: 'Add customers' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Invite customer' }).click()
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(dialog.getByText('Field is required').first()).toBeVisible()
  await dialog.getByLabel('First name').fill('Ines')
  await dialog.getByLabel('Last name').fill('Duarte')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('combobox', { name: 'Permission' }).click()
  await page.getByRole('option', { name: /^comment/i }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByText('Member have been invited successfully')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
}
