import { expect, HEADERS, isPhone, signIn, test, type Page } from './journey.ts'

async function ownId(page: Page): Promise<string> {
  const { data } = await (await page.request.get('/api/auth', { headers: HEADERS })).json()
  return data.id
}

test('an expert is led to the own profile, and goes on to editing it', async ({ page }) => {
  await signIn(page, 'expert@demo.test')
  const id = await ownId(page)

  await page.goto(`/experts/${id}`)
  await expect(page).toHaveURL(/\/expert\/profile$/)

  await page.goto(`/${id}/user-details/edit-mode/false`)
  await expect(page.getByRole('button', { name: 'View as public' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit mode' }).click()
  await expect(page.getByRole('button', { name: 'Edit about me' })).toBeVisible()

  await page.goto(`/${id}/user-details/edit-mode/maybe`)
  await expect(page.getByText('404 - Page NOT FOUND')).toBeVisible()
})

test('nobody stays at an edit address of a profile that is not theirs to edit', async ({ page }) => {
  await signIn(page, 'manager@demo.test', '/manager/experts?tab=approved')
  const link = page.getByRole('link', { name: /./ }).and(page.locator('[href^="/manager/experts/"]')).first()
  const address = (await link.getAttribute('href')) ?? ''

  await page.goto(`${address}/edit`)

  await expect(page).toHaveURL(new RegExp(`${address}$`))
})

test('staff read industries, skills and languages in the row of an expert', async ({ page }) => {
  test.skip(isPhone(page), 'a card on the phone shows less')
  await signIn(page, 'admin@demo.test', '/admin/experts?status[]=Approved')
  const table = page.getByRole('table')

  for (const name of ['Industries', 'Skills', 'Location, languages', 'Rating'])
    await expect(table.getByRole('columnheader', { name })).toBeInViewport()
  await expect(table.getByRole('button', { name: /^Actions/ }).first()).toBeInViewport({ ratio: 1 })
  await page.screenshot({ path: `${process.env.SHOTS ?? 'test-results'}/experts.png` })
})

test('a year with decimals is refused in the words of the documents', async ({ page }) => {
  await signIn(page, 'manager@demo.test', '/manager/projects')
  const { data } = await (await page.request.get('/api/gigs?pageSize=1', { headers: HEADERS })).json()
  await page.goto(`/manager/projects/${data[0].id}`)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).not.toHaveAttribute(
    'aria-current',
  )
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: /Clone/ }).click()

  await page.getByRole('dialog').getByLabel('Base year').fill('2026.5')
  await page.getByRole('dialog').getByRole('button', { name: 'Clone', exact: true }).click()

  await expect(page.getByText('Invalid base year')).toBeVisible()
})

test('a customer opens the expert who was put forward without an error', async ({ page }) => {
  await signIn(page, 'customer@demo.test', '/customer/projects')
  const { data } = await (await page.request.get('/api/gigs?pageSize=100', { headers: HEADERS })).json()
  for (const { id } of data) {
    const answer = await page.request.get(`/api/gigs/${id}/members?type=contributor&pageSize=100`, {
      headers: HEADERS,
    })
    const members = answer.ok() ? (await answer.json()).data : []
    const expert = members.find(
      (one: { role: { slug: string }; actions: { canOpen: boolean } }) =>
        one.role.slug === 'expert' && one.actions.canOpen,
    )
    if (expert === undefined) continue
    await page.goto(`/${expert.user.id}/user-details/edit-mode/false`)
    await expect(page.getByRole('heading', { name: expert.user.name })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Non-disclosure agreements' })).toHaveCount(0)
    return
  }
})
