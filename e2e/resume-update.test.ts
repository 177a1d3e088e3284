import { fileURLToPath } from 'node:url'
import { expect, expectAccessible, isPhone, register, test, type Page } from './journey.ts'

const RESUME = fileURLToPath(new URL('../bench/resumes/pdf/wordplain__ana.pdf', import.meta.url))

test('a resume fills in what a profile lacks, and never adds anything twice', async ({ page }, {
  project,
  retry,
}) => {
  test.slow()
  await register(page, {
    first: 'Lucía',
    last: 'Ortiz',
    address: `lucia.${project.name}${retry}@example.test`,
  })
  await button(page, 'Fill in step by step').click()
  await page.getByRole('checkbox').check()
  await page.getByLabel('Applicant name').fill('Lucía Ortiz')
  await button(page, 'APPLY').click()
  await page.goto('/expert/profile?step=skills')
  await add(page, 'Skills', 'SEO')
  await expect(page.getByText('New Skills have been added successfully')).toBeVisible()
  await add(page, 'Languages', 'English')
  await expect(page.getByText('Language Added Successfully')).toBeVisible()

  await page.goto('/expert/profile')
  await page.getByRole('link', { name: 'Upload resume' }).click()
  await expect(page).toHaveURL(/\/expert\/apply\?into=profile/)
  await read(page)
  await expect(group(page, 'Skills').getByText('Already in your profile')).toHaveCount(1)
  await expect(group(page, 'Work experience').getByRole('checkbox')).toHaveCount(3)
  await group(page, 'Work experience')
    .getByRole('checkbox', { name: /Brand Executive/ })
    .uncheck()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Add \d+ to my profile$/ }).click()
  await expect(page.getByText('Information updated successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/expert\/profile/)

  await page.goto('/expert/profile?step=experience')
  await expect(page.getByText('Naranja Foods')).toHaveCount(1)
  await expect(page.getByText('Grupo Levante')).toHaveCount(0)

  await page.goto('/expert/apply?into=profile')
  await read(page)
  const pages = page.getByRole('complementary', { name: 'Your resume as we read it' })
  if (isPhone(page)) await pages.getByRole('button').click()
  await group(page, 'Work experience').getByRole('checkbox').focus()
  await expect(pages.locator('[data-mark]').first()).toBeVisible()
  await expect(group(page, 'Work experience').getByText('Already in your profile')).toHaveCount(2)
  await expect(group(page, 'Work experience').getByRole('checkbox')).toHaveCount(1)
  await expect(group(page, 'Skills').getByRole('checkbox')).toHaveCount(0)
})

async function add(page: Page, label: 'Skills' | 'Languages', name: string): Promise<void> {
  await button(page, label === 'Skills' ? 'Add skill' : 'Add language').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: label }).fill(name)
  await page.getByRole('option', { name: new RegExp(`^(Create )?${name}$`) }).click()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
}

async function read(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(RESUME)
  await button(page, 'Next').click()
  await expect(page.getByRole('heading', { name: 'What your resume adds' })).toBeVisible()
}

function group(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true })
}
