import { fileURLToPath } from 'node:url'
import {
  expect,
  expectAccessible,
  HEADERS,
  OWN_PASSWORD,
  register,
  signIn,
  test,
  type Page,
} from './journey.ts'

const RESUME = fileURLToPath(new URL('../bench/resumes/pdf/wordplain__ana.pdf', import.meta.url))

// A page without a word on it, as a scan is.
const EMPTY_PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

const PARTS = ['Professional Details', 'Work Experience', 'Education', 'License & Certifications']

// Somebody can apply only once: each try in each size brings a person of its own.
const PHONES = { desktop: '+34 612 34 56 7', phone: '+34 612 34 57 7' }

test('an expert uploads a resume, corrects what was found and applies', async ({ page }, {
  project,
  retry,
}) => {
  // From the registration to the decision: more than one journey's time.
  test.setTimeout(300_000)
  const isPhone = project.name === 'phone'
  const address = `ana.${project.name}${retry}@example.test`
  await register(page, { first: 'Ana', last: 'Fernández', address })
  await expect(page.getByRole('heading', { name: 'Welcome, Ana' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Upload resume' }).click()
  await expect(page).toHaveURL(/\/expert\/apply$/)

  await test.step('Register comes before it, and is done', async () => {
    await expectAccessible(page)
    await button(page, 'Previous').click()
    await expect(page.getByRole('heading', { name: 'Your account' })).toBeFocused()
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
    await button(page, 'Fill in manually').click()
    await expect(page.getByRole('heading', { name: 'Check what we found' })).toBeVisible()
    await button(page, 'Previous').click()
  })

  await test.step('what was found is checked', async () => {
    await choose(page, RESUME)
    await button(page, 'Next').click()
    // Said when the file is read, which takes its time on a busy machine.
    await expect(page.getByText('Resume saved successfully!').first()).toBeVisible({ timeout: 30_000 })
    // The keyboard goes on at the step that has come, and that at its beginning.
    await expect(page.getByRole('heading', { name: 'Check what we found' })).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Check what we found' })).toBeInViewport()
    if (isPhone) await button(page, 'Show my resume').click()
    await expect(page.getByRole('img', { name: /^Page 1 of/ })).toContainText('Ana')
    await expectAccessible(page)
    if (isPhone) await button(page, 'Hide my resume').click()
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
    if (!isPhone) await expect(page.locator('[data-mark]').first()).toBeInViewport()
    await page.getByLabel('Last name').fill('Fernández')
    await page.getByLabel('Mobile number').fill('')
    await button(page, 'View mode Profile Details').click()
    await button(page, 'Next').click()
    await expect(page.getByText('Mobile number is required.')).toBeVisible()
    await expect(page.getByText('Please switch to Edit Mode to fill in all required fields.')).toBeVisible()
    await button(page, 'Edit mode Profile Details').click()
    await expect(page.getByText('Please fill in all required fields in the form.')).toBeVisible()
    const skills = page.getByRole('group', { name: 'Skills' })
    await skills.getByLabel('Add a skill').fill('Apiculture')
    await page.getByLabel('Mobile number').fill((isPhone ? PHONES.phone : PHONES.desktop) + retry)
    await expect(skills.getByLabel('Add a skill')).toHaveValue('')
    await skills.getByRole('button', { name: / more$/ }).click()
    await expect(skills.getByText('Apiculture')).toBeVisible()
    await expectAccessible(page)
    await button(page, 'Next').click()
    await expect(page.getByText('All fields are valid. Proceeding to the next step.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your rate' })).toBeFocused()
  })

  await test.step('the rate is given', async () => {
    await expectAccessible(page)
    await button(page, 'Submit').click()
    await expect(page.getByText('Field is required')).toHaveCount(3)
    await page.getByLabel('Bill rate type').selectOption('Hourly')
    const market = page.getByRole('region', { name: 'What others ask' })
    await expect(market.getByText(/^USD [\d,]+ to [\d,]+ \/ hour$/)).toBeVisible()
    await page.getByLabel('Cost in USD').fill('1')
    await expect(market.getByText('Yours is below this range.')).toBeVisible()
    await page.getByLabel('Cost in USD').fill('120')
    await market.getByLabel('Industry').selectOption('Information Technology')
    await expect(market.getByText(/approved experts in Information Technology ask this/)).toBeVisible()
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

  const id = await ownId(page)

  await test.step('HR screens, which the applicant does not learn', async () => {
    await openApplicant(page, 'hr', id)
    await button(page, 'Screen').click()
    await dialog(page).getByLabel('Internal note').fill('Worth a closer look.')
    await dialog(page).getByRole('button', { name: 'Screen' }).click()
    await expect(page.getByText('Ana Fernández was screened.')).toBeVisible()
    await comeBack(page, address)
    await expect(page.getByText(/We are currently reviewing your application/)).toBeVisible()
  })

  await test.step('an admin rejects, and the applicant reads who and why', async () => {
    await openApplicant(page, 'admin', id)
    await button(page, 'Reject…').click()
    await page.getByLabel('Reasons').first().click()
    await page.getByRole('option', { name: 'Incomplete profile' }).click()
    await page.keyboard.press('Escape')
    await page.getByLabel('Text for the expert').fill('Please tell us more about your last project.')
    await expectAccessible(page)
    await button(page, 'REJECT').click()
    await expect(page.getByText('Ana Fernández was rejected.')).toBeVisible()
    await comeBack(page, address)
    await expect(page.getByText('Rejected by Margaret Ashworth')).toBeVisible()
    await expect(page.getByText('Reason: Incomplete profile.')).toBeVisible()
    await expect(page.getByText('Please tell us more about your last project.')).toBeVisible()
    await expect(page.getByText(/submit your application again from/)).toBeVisible()
    await expect(button(page, 'SUBMIT APPLICATION')).toBeDisabled()
    await expectAccessible(page)
  })

  await test.step('a day later the application goes out again', async () => {
    await setResubmitHours(page, 0)
    await comeBack(page, address)
    await button(page, 'SUBMIT APPLICATION').click()
    await expect(page.getByText(/We are currently reviewing your application/)).toBeVisible()
    await setResubmitHours(page, null)
  })

  await test.step('it is approved, and the projects open', async () => {
    await openApplicant(page, 'admin', id)
    await button(page, 'Approve').click()
    await dialog(page).getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByText('Ana Fernández was approved.')).toBeVisible()
    await page.getByRole('tab', { name: 'Activity' }).click()
    await expect(page.getByRole('main')).toContainText('submitted the application')
    await expectAccessible(page)
    await comeBack(page, address)
    await expect(page).toHaveURL(/\/expert\/projects/)
    if (isPhone) await page.getByRole('button', { name: /menu/i }).first().click()
    await expect(page.getByRole('link', { name: 'My projects' })).toBeVisible()
  })

  await test.step('each step has one event with its actor, one notification and one mail', async () => {
    expect(await notified(page)).toEqual([
      expect.stringMatching(/approved|welcome/i),
      expect.stringMatching(/not accepted|looked at/i),
    ])
    expect(await mailsTo(page, address)).toEqual(
      [
        /^Confirm your/,
        /received your application/,
        /not accepted|your application/i,
        /received your application/,
        /welcome|approved|accepted/i,
      ].map((subject) => expect.stringMatching(subject)),
    )
    await leave(page)
    await signIn(page, 'admin@demo.test')
    expect((await eventsOf(page, id)).filter(([kind]) => kind?.startsWith('expert.'))).toEqual([
      ['expert.registered', 'Ana Fernández'],
      ['expert.started', 'Ana Fernández'],
      ['expert.applied', 'Ana Fernández'],
      ['expert.screened', 'Camille Fournier'],
      ['expert.rejected', 'Margaret Ashworth'],
      ['expert.applied', 'Ana Fernández'],
      ['expert.approved', 'Margaret Ashworth'],
    ])
  })
})

test('an expert fills in a profile step by step and comes back to it', async ({ page }, { retry }) => {
  const town = `Bristol ${retry + 1}`
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
    // Said before somebody wants to go on, and once.
    await expect(page.getByText('Add atleast one education details')).toBeVisible()
    await button(page, 'Next').click()
    await expect(page.getByRole('alert')).toContainText('Add atleast one education details')
    await expect(page.getByText('Add atleast one education details')).toBeVisible()
    await expectAccessible(page)
    await button(page, 'Previous').click()
    await expect(page.getByRole('heading', { name: 'Areas of Expertise' })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Areas of Expertise', exact: true })).toBeFocused()
  })

  await test.step('what was typed is saved when the step is left', async () => {
    await page.goto('/expert/profile?step=about_me')
    await steps(page).getByRole('button', { name: 'Areas of Expertise' }).click()
    await steps(page).getByRole('button', { name: 'About Me' }).click()
    await page.getByLabel('Physical location').fill(town)
    await page.goBack()
    const leaving = page.getByRole('dialog', { name: 'Leave without saving?' })
    await leaving.getByRole('button', { name: 'Stay' }).click()
    await button(page, 'Next').click()
    await expect(page.getByRole('heading', { name: 'Experience' })).toBeVisible()
    // The row of the steps goes along.
    await expect(steps(page).getByRole('button', { name: 'Experience' })).toBeInViewport({ ratio: 0.9 })
    await page.goto('/expert/profile?step=about_me')
    await expect(page.getByLabel('Physical location')).toHaveValue(town)
  })

  await test.step('what is chosen is no longer missed, though it is not saved yet', async () => {
    await page.goto('/expert/profile?step=areas_of_expertise')
    const need = page.getByText('Add atleast one industry')
    await button(page, 'Next').click()
    await expect(page.getByRole('alert')).toContainText('Add atleast one industry')
    await page.getByLabel('Industries').first().click()
    await page.getByRole('option', { name: 'Energy and Power' }).click()
    await expect(need).toBeHidden()
    await page.keyboard.press('Escape')
    await button(page, 'Cancel').click()
    await expect(need).toBeVisible()
    await page.goto('/expert/profile?step=personal_details')
    const first = page.getByText('How did you hear about us is required.')
    await expect(first).toBeVisible()
    await page.getByLabel('How did you hear about us?').selectOption('Social Media')
    await expect(first).toBeHidden()
    await page.getByLabel('How did you hear about us?').selectOption('Select an option')
    await expect(first).toBeVisible()
  })

  await test.step('submitting saves the open step, and says what is missing, with the way there', async () => {
    await page.goto('/expert/profile?step=about_me')
    await page.getByLabel('Physical location').fill(`${town} harbour`)
    await button(page, 'SUBMIT APPLICATION').click()
    await expect(page.getByText('Information updated successfully')).toBeVisible()
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

/** Staff with the page of an applicant before them. */
async function openApplicant(page: Page, who: 'hr' | 'admin', id: string): Promise<void> {
  await leave(page)
  await signIn(page, `${who}@demo.test`, `/${who}/experts/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Fernández' })).toBeVisible()
}

/** Nothing of the page still calls when its session is gone. */
async function leave(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

async function comeBack(page: Page, address: string): Promise<void> {
  await leave(page)
  await signIn(page, address, '/', OWN_PASSWORD)
}

/** The day that has to pass; the clock of the server cannot be moved from here. null: as it is by default. */
async function setResubmitHours(page: Page, hours: number | null): Promise<void> {
  await leave(page)
  await signIn(page, 'admin@demo.test')
  const data = { limits: { resubmit_hours: hours } }
  const answer = await page.request.put('/api/settings', { data, headers: HEADERS })
  expect(answer.status(), await answer.text()).toBe(200)
}

async function notified(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/notifications')
  const { data }: { data: { subject: string }[] } = await answer.json()
  return data.map(({ subject }) => subject)
}

async function eventsOf(page: Page, id: string): Promise<string[][]> {
  const answer = await page.request.get(`/api/experts/${id}/activities?pageSize=100`)
  const { data }: { data: { kind: string; createdBy: { name: string } | null }[] } = await answer.json()
  return data.map(({ kind, createdBy }) => [kind, createdBy?.name ?? '']).toReversed()
}

/** Subjects of the mails of the demo mailbox to somebody, the oldest first. */
async function mailsTo(page: Page, address: string): Promise<string[]> {
  await page.goto('/dev/mail')
  const rows = page.getByRole('row').filter({ hasText: address }).getByRole('link')
  return (await rows.allInnerTexts()).toReversed()
}

function dialog(page: Page) {
  return page.getByRole('dialog')
}

function steps(page: Page) {
  return page.getByRole('navigation', { name: 'Steps' })
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
