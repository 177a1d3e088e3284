import { actOn } from './entries.ts'
import { expect, expectAccessible, isPhone, reachOf, signIn, test, type Page } from './journey.ts'

/** The two projects share one database: each expert is edited by one of them. */
const accountOf = (page: Page) => (isPhone(page) ? 'pending@demo.test' : 'expert2@demo.test')

const dialog = (page: Page) => page.getByRole('dialog')
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save', exact: true }).click()

/** Chooses in a dropdown with search. */
async function choose(page: Page, label: string | RegExp, option: string) {
  const field = dialog(page).getByRole('combobox', { name: label })
  await field.click()
  await field.fill(option)
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function pickDay(page: Page, label: string, day: string) {
  const field = dialog(page).getByLabel(label).first()
  await field.fill(day)
  await field.press('Tab')
  // The calendar would take the next click.
  await expect(page.locator('[data-dates-dropdown]')).toBeHidden()
}

test.beforeEach(async ({ page }) => {
  await signIn(page, accountOf(page))
  await page.goto('/expert/profile')
  await expect(page.getByRole('button', { name: 'Add work experience' })).toBeVisible()
})

test('the contacts of a profile each take a finger on a phone', async ({ page }) => {
  test.skip(!isPhone(page), 'a mouse needs less')
  const contacts = page.getByRole('main').locator('dl a[href^="mailto:"], dl a[href^="tel:"]')
  await expect(contacts).toHaveCount(2)
  for (const contact of await contacts.all()) expect(await reachOf(contact)).toBeGreaterThanOrEqual(40)
})

test('an expert adds, changes and deletes a work experience with a project', async ({ page }) => {
  // Four runs of axe over a long page.
  test.slow()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add work experience' }).click()
  // What the empty title says when it is left comes after the click.
  const isCurrent = dialog(page).getByLabel('I am currently working in this role')
  await dialog(page).getByLabel('Title').focus()
  await isCurrent.click()
  await expect(isCurrent).toBeChecked()
  await isCurrent.uncheck()
  await save(page)
  await expect(dialog(page).getByText('This field is required.')).toHaveCount(5)
  await expectAccessible(page)

  await dialog(page).getByLabel('Title').fill('Quality lead')
  await choose(page, /Employment type/, 'Freelance')
  await expect(dialog(page).getByRole('combobox', { name: 'State' })).toBeDisabled()
  await choose(page, 'Country', 'Germany')
  await choose(page, 'State', 'Berlin')
  await pickDay(page, 'Start date', 'Feb 03,2025')
  await pickDay(page, 'End date', 'Jan 05,2024')
  await expect(dialog(page).getByText('Started date should be before ended date')).toBeVisible()
  await dialog(page).getByLabel('I am currently working in this role').check()
  await save(page)
  await expect(page.getByText('Experience added successfully')).toBeVisible()
  await expect(page.getByText(/Freelance Berlin.* Feb 2025 – Present/)).toBeVisible()

  await actOn(page, 'Quality lead', 'Edit')
  await dialog(page).getByLabel('Title').fill('Quality director')
  await save(page)
  await expect(page.getByText('Experience updated successfully')).toBeVisible()

  await actOn(page, 'Quality director', 'Add project')
  await dialog(page).getByLabel('Title').fill('One audit for all plants')
  await pickDay(page, 'Start date', 'Mar 03,2025')
  await dialog(page).getByLabel('I am currently working on this project').check()
  await save(page)
  await expect(page.getByText('Project added successfully')).toBeVisible()
  await expect(page.getByText('One audit for all plants')).toBeVisible()

  await actOn(page, 'Quality director', 'Delete')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'DELETE' }).click()
  await expect(page.getByText('Experience deleted successfully')).toBeVisible()
  await expect(page.getByText('One audit for all plants')).toHaveCount(0)
})

test('an expert studies at a school that nobody has named yet', async ({ page }, { project }) => {
  const school = `School of ${project.name} arts`
  await page.getByRole('button', { name: 'Add education' }).click()
  const field = dialog(page).getByRole('combobox', { name: 'School' })
  await field.fill(school)
  await page.getByRole('option', { name: `Create ${school}` }).click()
  await choose(page, 'Degree', 'Master of Arts (MA)')
  await dialog(page).getByLabel('Field of study').fill('History')
  await pickDay(page, 'Start date', 'Sep 01,2022')
  await pickDay(page, 'End date', 'Jun 30,2024')
  await save(page)

  await expect(page.getByText('Education added successfully')).toBeVisible()
  await expect(page.getByText(school)).toBeVisible()
  await expect(page.getByText(/History Sep 2022 – Jun 2024/)).toBeVisible()
})

test('an expert types a skill that is missing, and is told of one that is there', async ({ page }, {
  project,
  retry,
}) => {
  // A skill of its own for each try: what the one before added is there.
  const skill = `Basket weaving ${project.name} ${retry + 1}`
  await page.getByRole('button', { name: 'Add skill' }).click()
  await dialog(page).getByRole('combobox', { name: 'Skills' }).fill(skill)
  // The search has found nothing by now, and must not remember that.
  await page.waitForResponse((response) => response.url().includes('/api/skills?keyword='))
  await page.getByRole('option', { name: `Create ${skill}` }).click()
  await expect(dialog(page).getByRole('button', { name: `Remove ${skill}` })).toBeVisible()
  // The list of skills loads again when one was made, and may take the first click to close.
  await expect(async () => {
    if (await dialog(page).isVisible()) await save(page)
    await expect(page.getByText('New Skills have been added successfully')).toBeVisible({ timeout: 4000 })
  }).toPass()

  await page.getByRole('button', { name: 'Add skill' }).click()
  await choose(page, 'Skills', skill)
  await save(page)
  await expect(dialog(page).getByText('Skills already exists')).toBeVisible()
})

test('an expert changes and deletes their skills in one dialog', async ({ page }, { project, retry }) => {
  const skill = `Pot throwing ${project.name} ${retry + 1}`
  await page.getByRole('button', { name: 'Edit skills' }).click()
  const all = page.getByRole('dialog', { name: 'Edit skills' })
  await expectAccessible(page)
  await all.getByRole('button', { name: 'Add skill' }).click()
  const adding = page.getByRole('dialog', { name: 'Add skill' })
  await adding.getByRole('combobox', { name: 'Skills' }).fill(skill)
  await page.getByRole('option', { name: `Create ${skill}` }).click()
  await expect(adding.getByRole('button', { name: `Remove ${skill}` })).toBeVisible()
  await expect(async () => {
    if (await adding.isVisible()) await adding.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(all.getByText(skill)).toBeVisible({ timeout: 4000 })
  }).toPass()

  await actOn(page, skill, 'Edit')
  const one = page.getByRole('dialog', { name: `Edit ${skill}` })
  await one.getByLabel('Level').selectOption('Advanced')
  await one.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(all.getByText(`${skill} · Advanced`)).toBeVisible()

  await actOn(page, skill, 'Delete')
  await page.getByRole('dialog', { name: 'Delete skill' }).getByRole('button', { name: 'DELETE' }).click()
  await expect(all.getByText(skill)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Edit skills' })).toBeFocused()
})

test('an expert changes what stands about them and how to reach them', async ({ page }, { retry }) => {
  await page.getByRole('button', { name: 'Edit about me' }).click()
  await expectAccessible(page)
  await dialog(page).getByLabel('Current job title').fill('Principal')
  await dialog(page)
    .getByLabel('Bio')
    .fill(`Two lines\nof life ${retry + 1} <script>alert(1)</script>`)
  await save(page)
  await expect(page.getByText('Information updated successfully')).toBeVisible()
  await expect(page.getByText(`of life ${retry + 1} <script>alert(1)</script>`)).toBeVisible()

  await page.getByRole('button', { name: 'Edit personal details' }).click()
  await expectAccessible(page)
  await dialog(page).getByLabel('Email').fill('admin@demo.test')
  await dialog(page).getByLabel('Email').press('Tab')
  await expect(dialog(page).getByText('This email is already used by somebody else.')).toBeVisible()
  await dialog(page).getByLabel('First name').fill('')
  await dialog(page).getByLabel('First name').press('Tab')
  await expect(dialog(page).getByText('This field is required.')).toBeVisible()
  await dialog(page).getByLabel('First name').hover()
  await expect(page.getByRole('tooltip', { name: 'Field id required' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Close without saving?')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog(page)).toHaveCount(0)
})

test('an expert saves in one window, and is asked in the other which values stay', async ({
  page,
  quietConsole,
}) => {
  const faster = await page.context().newPage()
  await faster.goto('/profile-settings')
  await page.goto('/profile-settings')
  const field = page.getByLabel('LinkedIn URL')
  await field.fill('https://www.linkedin.com/in/mine')
  await faster.getByLabel('LinkedIn URL').fill('https://www.linkedin.com/in/theirs')
  await faster.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(faster.getByText('Information has been successfully updated.')).toBeVisible()
  await faster.close()

  await page.getByRole('button', { name: 'Save', exact: true }).click()

  await expect(page.getByRole('row', { name: /LinkedIn/ })).toContainText('/in/theirs')
  await expect(field).toHaveValue('https://www.linkedin.com/in/mine')
  await expectAccessible(page)
  quietConsole.splice(0, quietConsole.length, ...quietConsole.filter((text) => !text.includes('412')))
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByText('Information has been successfully updated.')).toBeVisible()
  await field.fill('https://www.linkedin.com/in/last')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Information has been successfully updated.').nth(1)).toBeVisible()
})

test('an expert looks at the public view and comes back', async ({ page }) => {
  const email = accountOf(page)
  await expect(page.getByRole('link', { name: email })).toBeVisible()

  await page.getByRole('button', { name: 'View as public' }).click()
  await expect(page.getByRole('button', { name: 'Edit mode' })).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
  await expect(page.getByText('Preferred rates')).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Edit mode' }).click()
  await expect(page.getByRole('link', { name: email })).toBeVisible()
})
