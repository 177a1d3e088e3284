import { expect, expectAccessible, HEADERS, isPhone, signIn, test } from './journey.ts'

test('an admin finds a duplicate, merges it, notes something and deletes a contact', async ({ page }) => {
  const size = isPhone(page) ? 'Phone' : 'Desktop'
  const [name, other] = [`Wilma ${size}brink`, `Wilma ${size}brinck`]
  await signIn(page, 'admin@demo.test', '/people')
  await expect(page.getByRole('link', { name: 'Agnieszka Wójcik' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add person' }).click()
  const form = page.getByRole('dialog', { name: 'Add person' })
  await form.getByRole('button', { name: 'Add person' }).click()
  await expect(form.getByText('This field is required.').first()).toBeVisible()
  await form.getByLabel('First name').fill('Wilma')
  await form.getByLabel('Last name').fill(`${size}brink`)
  await form.getByLabel('Email').fill(`wilma.${size}@journey.test`)
  await form.getByLabel('Location').fill('Graz, Austria')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Add person' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  const data = {
    first_name: 'Wilma',
    last_name: `${size}brinck`,
    location: 'Graz, Austria',
    job_title: 'Buyer',
  }
  expect((await page.request.post('/api/people', { data, headers: HEADERS })).status()).toBe(201)

  await page.goto('/people/duplicates')
  const pair = page.getByRole('listitem').filter({ hasText: other }).filter({ hasText: 'Similar name' })
  await expect(pair).toContainText('Same city')
  await expectAccessible(page)
  await pair.getByRole('link', { name: /^Compare and merge/ }).click()
  await page.getByRole('radio', { name: `${size}brink`, exact: true }).check()
  await expect(page.getByRole('radio', { name: 'Buyer' })).toBeChecked()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click()
  await expect(page.getByText('The two people have been merged.')).toBeVisible()

  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Merged into this person' })).toContainText('Wilma')
  await page.getByLabel('New note').fill('Met twice.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('region', { name: 'Notes' }).getByText('Met twice.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'DELETE' }).click()
  await expect(page.getByText('The person has been deleted.')).toBeVisible()
  await page.goto(`/people?keyword=${encodeURIComponent(`${size}brin`)}`)
  await expect(page.getByText('No results')).toBeVisible()
})

test('an admin adds an employer on the way, meets a faster colleague and erases a contact', async ({
  page,
  quietConsole,
}) => {
  const name = isPhone(page) ? 'Phonesmith' : 'Desksmith'
  await signIn(page, 'admin@demo.test', '/people')
  await page.getByRole('button', { name: 'Add person' }).click()
  const form = page.getByRole('dialog', { name: 'Add person' })
  await form.getByLabel('First name').fill('Otto')
  await form.getByLabel('Last name').fill(name)
  const employer = form.getByLabel('Company').and(page.locator('input'))
  await employer.fill(`${name} Works`)
  await page.getByRole('option', { name: `Create ${name} Works` }).click()
  const company = page.getByRole('dialog', { name: 'Add company' })
  await expect(company.getByLabel('Name')).toHaveValue(`${name} Works`)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(employer).toHaveValue('')
  await employer.fill(`${name} Works`)
  await page.getByRole('option', { name: `Create ${name} Works` }).click()
  await company.getByLabel('Type').selectOption('Employer')
  await company.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(employer).toHaveValue(`${name} Works`)
  await form.getByRole('button', { name: 'Add person' }).click()
  await expect(page.getByRole('heading', { name: `Otto ${name}`, level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: `${name} Works` }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Edit' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit person' })
  await editing.getByLabel('Title').fill('Buyer')
  const id = page.url().split('/').at(-1) ?? ''
  const data = { first_name: 'Otto', last_name: name, job_title: 'Head of purchasing' }
  const faster = await page.request.put(`/api/people/${id}/record`, { data, headers: HEADERS })
  expect(faster.status(), await faster.text()).toBe(200)
  await editing.getByRole('button', { name: 'Save' }).click()
  const both = editing.getByRole('row', { name: /Title/ })
  await expect(both).toContainText('Buyer')
  await expect(both).toContainText('Head of purchasing')
  await expectAccessible(page)
  // The browser itself says that the save was refused.
  quietConsole.splice(0, quietConsole.length, ...quietConsole.filter((text) => !text.includes('412')))
  await editing.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByText('The person has been updated.')).toBeVisible()
  await expect(page.getByText('Buyer').first()).toBeVisible()

  const code = (await page.getByText(/^P-\d+$/).textContent()) ?? ''
  await page.getByRole('button', { name: 'Erase' }).click()
  const erasing = page.getByRole('dialog', { name: `Erase Otto ${name}?` })
  await erasing.getByLabel(`Type ${code} to confirm`).fill(code)
  await erasing.getByLabel('Your current password').and(page.locator('input')).fill('Demo-pass-1')
  await expectAccessible(page)
  await erasing.getByRole('button', { name: 'Erase' }).click()
  await expect(page.getByText(`${code} has been erased.`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()
  await page.goto(`/people?keyword=${name}`)
  await expect(page.getByText('No results')).toBeVisible()
})

test('an admin sees why a merge was refused, beside what is there now', async ({ page, quietConsole }) => {
  const last = isPhone(page) ? 'Fonestale' : 'Deskstale'
  await signIn(page, 'admin@demo.test')
  const names = { first_name: 'Berta', location: 'Graz, Austria' }
  const [kept = '', other = ''] = await Promise.all(
    [`${last}brink`, `${last}brinck`].map(async (name) => {
      const data = { ...names, last_name: name, job_title: `Buyer of ${name}` }
      const answer = await page.request.post('/api/people', { data, headers: HEADERS })
      return (await answer.json()).data.id
    }),
  )
  await page.goto(`/people/${kept}/merge/${other}`)
  await expect(page.getByRole('button', { name: 'Merge', exact: true })).toBeVisible()
  const data = { ...names, last_name: `${last}brink`, job_title: 'Head of purchasing' }
  const faster = await page.request.put(`/api/people/${kept}/record`, { data, headers: HEADERS })
  expect(faster.status(), await faster.text()).toBe(200)

  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click()

  await expect(page.getByRole('radio', { name: 'Head of purchasing' })).toBeVisible()
  await expect(page.getByText('Somebody else changed this in the meantime.')).toBeInViewport({ ratio: 1 })
  // The browser itself says that the merge was refused.
  quietConsole.splice(0, quietConsole.length, ...quietConsole.filter((text) => !text.includes('412')))
})

test('HR meets not-found without the right', async ({ page }) => {
  await signIn(page, 'hr@demo.test', '/people')
  await expect(page.getByText('404 - Page NOT FOUND')).toBeVisible()
})
