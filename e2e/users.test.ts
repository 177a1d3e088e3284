import {
  expect,
  expectAccessible,
  HEADERS,
  isPhone,
  linkInMailTo,
  OWN_PASSWORD,
  signIn,
  test,
  type Page,
} from './journey.ts'

test('an admin adds somebody and looks at the portal as an expert, who loses nothing by it', async ({
  page,
  browser,
}, { retry }) => {
  const size = `${isPhone(page) ? 'phone' : 'desktop'}${retry}`
  await signIn(page, 'admin@demo.test', '/users')
  await expect(page.getByText('Agnieszka Wójcik')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Add user' }).click()
  await page.getByLabel('First name').fill('Nora')
  await page.getByLabel('Last name').fill(`Vale ${size}`)
  await page.getByRole('button', { name: 'Add user' }).click()
  await expect(page.getByText('This field is required.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill(`nora.${size}@journey.test`)
  await page.getByRole('combobox', { name: 'Roles' }).press('ArrowDown')
  await page.getByRole('option', { name: 'Manager' }).click()
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  // Past lists that open as they are reached, and are longer than they are shown.
  await page.getByRole('textbox', { name: 'Job title' }).focus()
  for (const next of ['Company', 'Time zone']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('combobox', { name: next })).toBeFocused()
    await expect(page.getByRole('option').first()).toBeVisible()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: /^Must set a new password/ })).toBeFocused()
  await page.getByRole('button', { name: 'Add user' }).click()
  await expect(page.getByRole('heading', { name: `Nora Vale ${size}` })).toBeVisible()
  await expect(page.getByText('Invitation sent')).toBeVisible()
  await expectAccessible(page)
  const context = await browser.newContext()
  await expectFirstPage(await context.newPage(), `nora.${size}@journey.test`)
  await context.close()

  await page.goto('/users?keyword=expert@demo.test')
  await page.getByRole('button', { name: 'Actions for Elena Marchetti' }).click()
  await page.getByRole('menuitem', { name: 'View as this user' }).click()
  await page.getByRole('button', { name: 'View as this user' }).click()
  const banner = page.getByRole('region', { name: 'Viewing as somebody else' })
  await expect(banner).toContainText('Nothing can be changed')
  await expect(page).toHaveURL(/\/expert\/projects/)
  await banner.getByRole('button', { name: 'Stop viewing' }).click()
  await expect(page).toHaveURL(/\/admin\/experts/)
  await expect(banner).toBeHidden()
})

test('an admin narrows the users by role and status, each at once, and takes it back', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/users')
  const filters = page.getByRole('list', { name: 'Filters' })
  await filters.getByRole('button', { name: 'Role' }).click()
  await page.getByRole('checkbox', { name: 'Customer' }).check()
  await expect(page).toHaveURL(/role\[\]=growth_experts_customer/u)
  await expect(page.getByRole('row', { name: /customer2@demo\.test/u })).toBeVisible()
  await expect(page.getByRole('row', { name: /manager@demo\.test/u })).toBeHidden()
  await page.keyboard.press('Escape')

  await filters.getByRole('button', { name: 'Status' }).click()
  await page.getByRole('checkbox', { name: 'Suspended' }).check()
  await expect(page).toHaveURL(/status\[\]=Suspended/u)
  await expect(page.getByRole('row', { name: /customer2@demo\.test/u })).toBeHidden()

  await filters.getByRole('button', { name: 'Remove Role Customer' }).click()
  await expect(page).not.toHaveURL(/role/u)
  // Where nothing is left, the list itself offers it.
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/users')
})

test('an admin gives a right to managers and takes it away', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/users/roles')
  const right = page.getByRole('region', { name: 'Manager' }).getByLabel('Search all content')
  const before = await right.isChecked()
  // The switch turns at once; a page that is left before the answer may leave it unsaid.
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await right.click({ force: true })
  await expect(right).toBeChecked({ checked: !before })
  await kept
  await page.reload()
  await expect(right).toBeChecked({ checked: !before })
  await expectAccessible(page)
  await right.click({ force: true })
  await expect(right).toBeChecked({ checked: before })
})

test('a right that is given or taken reaches the menu of who is signed in', async ({ page, browser }) => {
  test.skip(isPhone(page), 'The same right, which a phone would take back at the same time.')
  const other = await browser.newContext()
  const hr = await other.newPage()
  await signIn(hr, 'hr@demo.test', '/hr/ics')
  const entry = hr.getByRole('navigation').getByRole('link', { name: 'Companies' })
  await expect(entry).toBeHidden()
  await signIn(page, 'admin@demo.test', '/users/roles')
  const right = page.getByRole('region', { name: 'HR generalist' }).getByLabel('Manage companies')
  await expect(page.getByText('Changes apply immediately.')).toBeVisible()

  await right.click({ force: true })
  await expect(entry).toBeVisible()
  await expect(hr.getByText('Your permissions have changed.')).toBeVisible()
  await entry.click()
  await expect(hr.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible()
  await right.click({ force: true })

  await expect(entry).toBeHidden()
  await expect(hr.getByRole('heading', { level: 1 })).toHaveText(/not found/iu)
  await other.close()
})

test('an admin acts on several users at once, and reads why one was left as it was', async ({
  page,
  quietConsole,
}) => {
  const tag = `${isPhone(page) ? 'phone' : 'desktop'}${Date.now()}`
  await signIn(page, 'admin@demo.test')
  const ids: string[] = []
  for (const first_name of ['Ona', 'Pia']) {
    const body = { first_name, last_name: tag, email: `${first_name}.${tag}@journey.test` }
    const data = { ...body, roles: ['growth_experts_manager'] }
    const added = await page.request.post('/api/users', { data, headers: HEADERS })
    ids.push((await added.json()).data.id)
  }
  await page.goto(`/users?keyword=${tag}`)
  for (const name of ['Ona', 'Pia']) await page.getByRole('checkbox', { name: new RegExp(name) }).check()
  const bar = page.getByRole('region', { name: 'Selected users' })
  // Two lines on a phone: the rest of what can be done waits behind a button.
  if (isPhone(page)) {
    expect((await bar.boundingBox())?.height).toBeLessThan(130)
    await bar.getByRole('button', { name: 'More' }).click()
  }
  await expect(bar.getByRole('button', { name: 'Suspend (2)' })).toBeVisible()
  await expectAccessible(page)
  // Meanwhile somebody else suspends one of them.
  await page.request.post(`/api/users/${ids[0]}/deactivate`, { data: {}, headers: HEADERS })
  await bar.getByRole('button', { name: 'Suspend (2)' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click()
  await expect(page.getByText('Suspend: done for 1 user.')).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Suspend' })
  await expect(dialog.getByRole('listitem')).toHaveText(`Ona ${tag} Not allowed in this state`)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText('Suspended', { exact: true }).filter({ visible: true })).toHaveCount(2)
  quietConsole.splice(0, quietConsole.length, ...quietConsole.filter((text) => !text.includes('409')))
})

test('an admin reads that somebody else changed a user first', async ({ page, quietConsole }) => {
  const tag = `${isPhone(page) ? 'phone' : 'desktop'}${Date.now()}`
  await signIn(page, 'admin@demo.test')
  const person = { first_name: 'Rhea', last_name: tag, email: `rhea.${tag}@journey.test` }
  const added = await page.request.post('/api/users', {
    data: { ...person, roles: ['growth_experts_manager'] },
    headers: HEADERS,
  })
  const { id } = (await added.json()).data
  await page.goto(`/users/${id}/edit`)
  await page.getByLabel('First name').fill('Rita')
  const data = { job_title: 'Saved first' }
  const faster = await page.request.put(`/api/users/${id}/account`, { data, headers: HEADERS })
  expect(faster.status(), await faster.text()).toBe(200)

  await page.getByRole('button', { name: 'Save', exact: true }).click()

  await expect(page.getByLabel('Job title')).toHaveValue('Saved first')
  await expect(page.getByLabel('First name')).toHaveValue('Rita')
  await expect(page.getByRole('alert')).toHaveText(
    'Somebody else changed this user in the meantime. What you changed is kept: look at it and save again.',
  )
  quietConsole.splice(0, quietConsole.length, ...quietConsole.filter((text) => !text.includes('412')))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The user has been updated.')).toBeVisible()
  await expect(page.getByRole('heading', { name: `Rita ${tag}`, level: 1 })).toBeVisible()
  await expect(page.getByText('Saved first')).toBeVisible()
})

test('asks before what was typed is left, and goes on unasked once it is saved', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/users?keyword=manager2')
  await page.getByRole('link', { name: 'Rahul Menon' }).click()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  const title = page.getByLabel('Job title')
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await title.fill(`Lead ${crypto.randomUUID().slice(0, 8)}`)

  for (const leave of [() => page.getByRole('link', { name: 'Cancel' }).click(), () => page.goBack()]) {
    await leave()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Stay' }).click()
    await expect(dialog).toBeHidden()
    await expect(title).toHaveValue(/^Lead /)
  }

  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/users\/[^/]+$/)
  await expect(dialog).toBeHidden()
})

/** Of a manager who takes the invitation: what there will be, and what comes first. */
async function expectFirstPage(page: Page, address: string): Promise<void> {
  await page.goto(await linkInMailTo(page, address))
  await page.getByLabel('Password', { exact: true }).fill(OWN_PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(OWN_PASSWORD)
  await page.getByRole('button', { name: 'Create account and accept' }).click()
  await expect(page.getByText('Experts hired for a project appear here.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Create project' }).click()
  await expect(page).toHaveURL(/\/manager\/projects\/add$/)
}
