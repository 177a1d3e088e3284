import { expect, expectAccessible, isPhone, signIn, test } from './journey.ts'

test('an admin adds somebody and looks at the portal as an expert, who loses nothing by it', async ({
  page,
}) => {
  const size = isPhone(page) ? 'phone' : 'desktop'
  await signIn(page, 'admin@demo.test', '/users')
  await expect(page.getByText('Agnieszka Wójcik')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Add user' }).click()
  await page.getByLabel('First name').fill('Nora')
  await page.getByLabel('Last name').fill(`Vale ${size}`)
  await page.getByRole('button', { name: 'Add user' }).click()
  await expect(page.getByText('This field is required.')).toBeVisible()
  await page.getByLabel('Email').fill(`nora.${size}@journey.test`)
  await page.getByRole('combobox', { name: 'Roles' }).press('ArrowDown')
  await page.getByRole('option', { name: 'Manager' }).click()
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add user' }).click()
  await expect(page.getByRole('heading', { name: `Nora Vale ${size}` })).toBeVisible()
  await expect(page.getByText('Invitation sent')).toBeVisible()
  await expectAccessible(page)

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

test('an admin gives a right to managers and takes it away', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/users/roles')
  const right = page.getByRole('region', { name: 'Manager' }).getByLabel('Search all content')
  const before = await right.isChecked()
  await right.click({ force: true })
  await expect(right).toBeChecked({ checked: !before })
  await page.reload()
  await expect(right).toBeChecked({ checked: !before })
  await expectAccessible(page)
  await right.click({ force: true })
  await expect(right).toBeChecked({ checked: before })
})
