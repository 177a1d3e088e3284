import { expect, expectAccessible, signIn, test, type Page } from './journey.ts'

test('a manager asks somebody for a project from the palette', async ({ page }) => {
  await signIn(page, 'manager@demo.test', '/manager/projects')
  await page.getByRole('button', { name: 'Search people, projects, pages' }).click()
  await page.getByRole('combobox', { name: 'Person, project or page' }).fill('Ingrid Halvorsen')
  const ask = page.getByRole('option', { name: 'Request Ingrid Halvorsen for project…' })
  await expect(ask).toBeVisible()
  await expectAccessible(page)
  await ask.click()
  await expect(page).toHaveURL(/\/manager\/experts\/[^/?]+$/)
  await expect(page.getByRole('dialog', { name: 'Request Ingrid Halvorsen for a project' })).toBeVisible()
})

test('an administrator reminds somebody who has begun and not applied', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/admin/experts')
  const path = '/api/experts?status[]=Incomplete&status[]=Invited&pageSize=100'
  const { data } = await (await page.request.get(path)).json()
  const { id, name } = await remindable(page, data)
  await page.getByRole('button', { name: 'Search people, projects, pages' }).click()
  await page.getByRole('combobox', { name: 'Person, project or page' }).fill(name)
  await page.getByRole('option', { name: `Remind ${name}` }).click()
  await expect(page.getByText(`${name} was reminded.`)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/admin/experts/${id}$`))
})

/** Somebody who was not reminded today: one journey reminds them for a day. */
async function remindable(page: Page, found: { id: string; name: string }[]) {
  for (const { id, name } of found) {
    const { data } = await (await page.request.get(`/api/experts/${id}/review`)).json()
    const last = data.reminded_at === null ? 0 : Date.parse(data.reminded_at)
    if (Date.now() - last > 86_400_000 && found.filter((one) => one.name === name).length === 1)
      return { id, name }
  }
  throw new Error('Everybody was reminded today.')
}
