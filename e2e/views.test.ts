import { expect, expectAccessible, isPhone, signIn, test } from './journey.ts'

test('an admin keeps the filters of a list, starts with them, and lets them go', async ({ page }) => {
  // Each with a list of its own: what it starts with is of the account.
  const list = isPhone(page) ? '/people' : '/companies'
  const name = `Energy ${Date.now()}`
  await signIn(page, 'admin2@demo.test', `${list}?keyword=energy`)
  const views = page.getByRole('button', { name: /^Views/ })

  await views.click()
  await page.getByRole('menuitem', { name: 'Save as a view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save as a view' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByLabel('Share with all Admins').check({ force: true })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: `Views: ${name}` })).toBeVisible()

  await views.click()
  await expectAccessible(page)
  await page.getByRole('menuitemcheckbox', { name: `Start with “${name}”` }).click()
  await expect(page.getByText(`This list starts with “${name}” from now on.`)).toBeVisible()
  await page.goto(list)
  await expect(page).toHaveURL(new RegExp(`${list}\\?keyword=energy$`))

  await views.click()
  await page.getByRole('menuitem', { name: 'Without a view' }).click()
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  await views.click()
  await page.getByRole('menuitem', { name, exact: true }).click()
  await expect(page).toHaveURL(/keyword=energy/)
  await views.click()
  await page.getByRole('menuitem', { name: `Delete “${name}”` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'DELETE' }).click()
  await expect(page.getByText('The view has been deleted.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Views', exact: true })).toBeVisible()
})

test('a manager sees what another shares with all managers', async ({ page, browser }) => {
  const list = isPhone(page) ? '/manager/projects' : '/manager/experts'
  const name = `Shared ${Date.now()}`
  await signIn(page, 'manager2@demo.test', `${list}?keyword=storage`)
  const body = { list, name, query: 'keyword=storage', shared_with: 'growth_experts_manager' }
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const saved = await page.request.post('/api/views', { data: body, headers })
  const { data }: { data: { id: string } } = await saved.json()
  const other = await browser.newContext()
  const mine = await other.newPage()
  await signIn(mine, 'manager@demo.test', list)

  await mine.getByRole('button', { name: /^Views/ }).click()
  await mine.getByRole('menuitem', { name }).click()

  await expect(mine).toHaveURL(/keyword=storage/)
  await mine.getByRole('button', { name: `Views: ${name}` }).click()
  await expect(mine.getByRole('menuitem', { name: `Delete “${name}”` })).toBeHidden()
  await other.close()
  await page.request.delete(`/api/views/${data.id}`, { headers })
})

test('the views stay on the line of the search when a filter is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await signIn(page, 'admin@demo.test', '/users?role=growth_experts_expert')
  const search = await page.getByRole('searchbox', { name: 'Search by name or email' }).boundingBox()
  const views = await page.getByRole('button', { name: 'Views', exact: true }).boundingBox()
  expect(views?.y).toBe(search?.y)
})

for (const list of ['/people', '/admin/experts', '/companies', '/admin/projects'])
  test(`the views of ${list} stand on the line of the search where the filters need one of their own`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await signIn(page, 'admin@demo.test', list)
    const views = page.getByRole('button', { name: 'Views', exact: true })
    await expect(views).toBeVisible()
    const search = await page.getByRole('main').getByRole('searchbox').boundingBox()
    const filters = await page
      .getByRole('list', { name: 'Filters' })
      .getByRole('button')
      .first()
      .boundingBox()
    expect((await views.boundingBox())?.y).toBe(search?.y)
    expect(filters?.y).toBeGreaterThan(search?.y ?? 0)
  })
