import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import { HEADERS, expect, expectAccessible, linkInMailTo, signIn, test, type Page } from './journey.ts'

const RESUME = fileURLToPath(new URL('../bench/resumes/pdf/wordplain__ana.pdf', import.meta.url))

// A page without a word on it, as a scan is.
const EMPTY_PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

const PASSWORD = 'Another-pass-2'
const PARTS = ['Professional Details', 'Work Experience', 'Education', 'License & Certifications']

// Somebody can apply only once: each project brings a person of its own.
const PHONES = { desktop: '+34 612 34 56 70', phone: '+34 612 34 56 71' }

test('an expert uploads a resume, corrects what was found and applies', async ({ page, browser }, {
  project,
}) => {
  // From the registration to the decision: more than one journey's time.
  test.setTimeout(180_000)
  const isPhone = project.name === 'phone'
  await register(page, `ana.${project.name}@example.test`)
  await expect(page.getByRole('heading', { name: 'Welcome, Ana' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Upload resume' }).click()
  await expect(page).toHaveURL(/\/expert\/apply$/)

  await test.step('Register comes before it, and is done', async () => {
    await expectAccessible(page)
    await button(page, 'Previous').click()
    await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
    await expect(button(page, 'Previous')).toBeDisabled()
    await expectAccessible(page)
    await button(page, 'Next').click()
  })

  await test.step('only a PDF of less than 10 MB is a resume', async () => {
    await button(page, 'Next').click()
    await expect(page.getByText('File Upload Field is Required...')).toBeVisible()
    await choose(page, { name: 'resume.docx', mimeType: 'text/plain', buffer: Buffer.from('no') })
    await expect(page.getByText('Only PDF files are allowed!')).toBeVisible()
    const buffer = Buffer.alloc(10 * 1024 * 1024)
    await choose(page, { name: 'resume.pdf', mimeType: 'application/pdf', buffer })
    await expect(page.getByText('File size must be less than 10 MB!')).toBeVisible()
  })

  await test.step('a file that cannot be read does not stand in the way', async () => {
    await choose(page, { name: 'scan.pdf', mimeType: 'application/pdf', buffer: EMPTY_PDF })
    await button(page, 'Next').click()
    await acceptNotice(page)
    await expect(page.getByText(/We could not read this file/)).toBeVisible()
    await button(page, 'Continue by hand').click()
    await expect(page.getByRole('heading', { name: 'Check what we found' })).toBeVisible()
    await button(page, 'Previous').click()
  })

  await test.step('what was found is checked', async () => {
    await choose(page, RESUME)
    await button(page, 'Next').click()
    await expect(page.getByRole('heading', { name: 'Check what we found' })).toBeVisible()
    await expect(page.getByText('Resume saved successfully!').first()).toBeVisible()
    await expectAccessible(page)
    for (const part of PARTS) {
      await page.getByRole('region', { name: part }).getByRole('button', { name: 'Expand' }).click()
    }
    await expectAccessible(page)
    for (const part of PARTS) {
      await button(page, `Edit mode ${part}`).click()
    }
    await expectAccessible(page)
    await button(page, 'Edit mode Profile Details').click()
    await page.getByLabel('First name').fill('Ana')
    await page.getByLabel('Mobile number').fill('')
    await button(page, 'View mode Profile Details').click()
    await button(page, 'Next').click()
    await expect(page.getByText('Mobile number is required.')).toBeVisible()
    await expect(page.getByText('Please switch to Edit Mode to fill in all required fields.')).toBeVisible()
    await button(page, 'Edit mode Profile Details').click()
    await expect(page.getByText('Please fill in all required fields in the form.')).toBeVisible()
    await page.getByLabel('Mobile number').fill(isPhone ? PHONES.phone : PHONES.desktop)
    await expectAccessible(page)
    await button(page, 'Next').click()
    await expect(page.getByText('All fields are valid. Proceeding to the next step.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your rate' })).toBeVisible()
  })

  await test.step('the rate is given', async () => {
    await expectAccessible(page)
    await button(page, 'Submit').click()
    await expect(page.getByText('Field is required')).toHaveCount(3)
    await page.getByLabel('Bill rate type').selectOption('Hourly')
    await page.getByLabel('Cost in USD').fill('120')
    await page.getByLabel('How did you hear about us?').selectOption('Social Media')
    await button(page, 'Submit').click()
    await expect(
      page.getByText(
        'Your application is submitted, Please complete your profile registration while awaiting admin approval.',
      ),
    ).toBeVisible()
  })

  await expect(page).toHaveURL(/\/expert\/profile$/)
  await expect(page.getByText(/We are currently reviewing your application/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upload resume' })).toHaveCount(0)
  await page.goto('/expert/apply')
  await expect(page.getByText('Your profile is already submitted')).toBeVisible()

  await test.step('staff decide, and the applicant reads who and why', async () => {
    const id = await ownId(page)
    await decide(browser, 'hr', `/api/users/${id}/screen`, {})
    await page.goto('/expert/profile')
    await expect(page.getByText(/We are currently reviewing your application/)).toBeVisible()
    const reason = await incompleteProfile(page)
    await decide(browser, 'admin', `/api/users/${id}/reject`, {
      reason_ids: [reason],
      status_reason: 'Please tell us more about your last project.',
    })
    await page.reload()
    await expect(page.getByText('Rejected by Margaret Ashworth')).toBeVisible()
    await expect(page.getByText('Please tell us more about your last project.')).toBeVisible()
    await expect(page.getByText(/submit your application again from/)).toBeVisible()
    await expect(button(page, 'SUBMIT APPLICATION')).toBeDisabled()
    await expectAccessible(page)
  })
})

test('an expert fills in a profile step by step and comes back to it', async ({ page }) => {
  await signIn(page, 'incomplete@demo.test')
  await expect(page).toHaveURL(/\/expert\/profile/)
  await expect(
    page.getByText('Fill in the profile completely, add at least one entry for each section'),
  ).toBeVisible()
  await expectAccessible(page)

  await test.step('a step is checked before the next one', async () => {
    await steps(page)
      .getByRole('button', { name: /Education/ })
      .click()
    await expect(page.getByText('This field is required.').first()).toBeVisible()
    await page.goto('/expert/profile?step=education')
    await button(page, 'Next').click()
    await expect(page.getByText('Add atleast one education details')).toBeVisible()
    await expectAccessible(page)
    await button(page, 'Previous').click()
    await expect(page.getByRole('heading', { name: 'Areas of Expertise' })).toBeVisible()
  })

  await test.step('what was typed is saved when the step is left', async () => {
    await page.goto('/expert/profile?step=about_me')
    await page.getByLabel('Physical location').fill('Bristol')
    await button(page, 'Next').click()
    await expect(page.getByRole('heading', { name: 'Experience' })).toBeVisible()
    await page.goto('/expert/profile?step=about_me')
    await expect(page.getByLabel('Physical location')).toHaveValue('Bristol')
  })

  await test.step('submitting says what is missing, with the way there', async () => {
    await button(page, 'SUBMIT APPLICATION').click()
    const missing = page.getByRole('list', { name: 'What is missing' })
    await expect(missing).toContainText('Add atleast one industry')
    await expectAccessible(page)
    await missing.getByRole('button', { name: 'Education' }).click()
    await expect(page).toHaveURL(/step=education/)
    await page.goto('/expert/profile?step=submit')
    await expect(page.getByRole('heading', { name: 'Submit application' })).toBeVisible()
    await expectAccessible(page)
  })
})

test('a rejected expert reads who rejected the application and why, and may submit it again', async ({
  page,
}) => {
  await signIn(page, 'rejected@demo.test')
  await expect(page.getByText(/^Rejected by /)).toBeVisible()
  await expect(page.getByText(/Your profile is incomplete\. Please complete every section/)).toBeVisible()
  await expect(button(page, 'SUBMIT APPLICATION')).toBeEnabled()
  await expectAccessible(page)
})

async function ownId(page: Page): Promise<string> {
  const { data }: { data: { id: string } } = await (await page.request.get('/api/auth')).json()
  return data.id
}

async function incompleteProfile(page: Page): Promise<string> {
  const answer = await page.request.get('/api/reasons?kind=reject')
  const { data }: { data: { id: string; name: string }[] } = await answer.json()
  return data.find(({ name }) => name === 'Incomplete profile')?.id ?? ''
}

/** A decision of staff, in a browser of their own. */
async function decide(browser: Browser, who: string, path: string, data: object): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, `${who}@demo.test`)
  const answer = await page.request.post(path, { data, headers: HEADERS })
  expect(answer.status(), await answer.text()).toBe(200)
  await context.close()
}

function steps(page: Page) {
  return page.getByRole('navigation', { name: 'Steps' })
}

async function register(page: Page, address: string): Promise<void> {
  await page.goto('/accounts/register')
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').fill('Fernández')
  await page.getByLabel('Email').fill(address)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: /create|register/i }).click()
  await expect(page.getByText(address)).toBeVisible()
  await page.goto(await linkInMailTo(page, address))
  await expect(page.getByText('Your address is confirmed')).toBeVisible()
  await signIn(page, address, '/', PASSWORD)
}

async function acceptNotice(page: Page): Promise<void> {
  await button(page, 'APPLY').click()
  await expect(page.getByText('This field is required.')).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('checkbox').check()
  await page.getByLabel('Applicant name').fill('Ana Fernández')
  await button(page, 'APPLY').click()
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true })
}

function choose(page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) {
  return page.locator('input[type=file]').setInputFiles(file)
}
