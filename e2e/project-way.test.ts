import { expect, expectAccessible, messagesOf, signIn, test, type Page } from './journey.ts'
import { choose, day, follow, next, rate, take, unfold, visitor } from './project-steps.ts'

// One expert a project of Playwright: both walk the same demo network.
const EXPERTS = {
  desktop: ['chiara.bellandi@experts.demo.test', 'Chiara Bellandi'],
  phone: ['rafael.monteiro@experts.demo.test', 'Rafael Monteiro'],
} as const

test('a project goes from an empty form over a rejection and a hire to its end, by the screens alone', async ({
  page: manager,
  browser,
}, info) => {
  test.setTimeout(180_000)
  manager.setDefaultTimeout(15_000)
  const name = `Heat pumps ${crypto.randomUUID().slice(0, 8)}`
  const [email, expertName] = info.project.name === 'phone' ? EXPERTS.phone : EXPERTS.desktop
  await signIn(manager, 'manager@demo.test', '/manager/projects')
  const admin = await visitor(browser, 'admin@demo.test', '/admin/projects')

  await test.step('the manager fills in every step and requests approval', () => write(manager, name))

  await test.step('an administrator hears of it and rejects it', async () => {
    await follow(admin, `Sofia Lindqvist requested approval of ${name}`)
    await expect(admin.getByText('Ready for your review')).toBeVisible()
    await take(admin, 'Reject…')
    await admin.getByRole('button', { name: 'Reject', exact: true }).click()
    await expect(admin.getByText('Field is required')).toBeVisible()
    await expectAccessible(admin)
    // This one says nothing by itself.
    await admin.getByRole('combobox', { name: 'Kind of reason' }).click()
    await admin.getByRole('option', { name: 'Other' }).click()
    await admin.keyboard.press('Escape')
    await admin.getByRole('button', { name: 'Reject', exact: true }).click()
    await expect(admin.getByText('Field is required')).toBeVisible()
    await admin.getByRole('textbox', { name: 'Reason' }).fill('Please name the plants.')
    await keepsWords(admin)
    await admin.getByRole('button', { name: 'Reject', exact: true }).click()
    await expect(admin.getByText('The project has been rejected')).toBeVisible()
  })

  await test.step('the manager reads why, changes it and requests again', async () => {
    await follow(manager, `${name} was rejected`)
    await expect(
      manager.getByText('Approval can be requested again once the project has been changed.'),
    ).toBeVisible()
    await take(manager, 'Edit')
    await expect(manager.getByText('Please name the plants.')).toBeVisible()
    await manager.getByLabel('Objective').fill('Choose one of the plants Aalborg, Turku and Umeå.')
    await manager.getByRole('button', { name: /Review$/ }).click()
    await manager.getByRole('button', { name: 'Request approval' }).click()
    await expect(manager.getByText('Waiting for an administrator')).toBeVisible()
  })

  await test.step('the administrator approves, the manager publishes', async () => {
    await expect(admin.getByText('Ready for your review')).toBeVisible()
    await take(admin, 'Approve')
    await expect(admin.getByText('The project has been approved')).toBeVisible()
    await expect(manager.getByText('Waiting for an administrator')).toBeHidden()
    await take(manager, 'Publish')
    await expect(manager.getByText(`Are you sure you want to publish ${name}?`)).toBeVisible()
    await manager.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(manager.getByText('The project has been published')).toBeVisible()
    await expect(manager.getByText(/^Project internal code: GOP-/)).toBeVisible()
    await expectAccessible(manager)
  })

  const expert = await visitor(browser, email, '/expert/projects')
  const card = expert.getByRole('listitem').filter({ hasText: name }).first()
  await test.step('an expert finds it and applies', async () => {
    await expert.getByRole('searchbox', { name: 'Search projects' }).fill(name)
    await card.getByRole('button', { name: 'Apply' }).click()
    await apply(expert)
    await expert.getByRole('tab', { name: 'In review' }).click()
    await expect(card.getByText('In review')).toBeVisible()
  })

  await test.step('the manager reviews and hires them', () => hire(manager, name, expertName))

  await test.step('the expert is hired', async () => {
    await follow(expert, `You are hired for ${name}`)
    const part = expert.getByRole('region', { name: 'Your work' })
    await expect(part.getByText('Active', { exact: true })).toBeVisible()
    await expect(part.getByText('Agreed USD 175 / hour')).toBeVisible()
    await expect(part.getByText('From Jan 11,2027')).toBeVisible()
    await expectAccessible(expert)
  })

  await test.step('the manager closes it and rates; the page of the expert follows without a refusal', async () => {
    const messages = messagesOf(expert)
    await close(manager, name, expertName)
    const part = expert.getByRole('region', { name: 'Your work' })
    await expect(part.getByText('Completed')).toBeVisible()
    expect(messages).toEqual([])
  })

  await test.step('the customer and the expert rate as well', async () => {
    const customer = await visitor(browser, 'customer@demo.test', '/customer/projects?status=Closed')
    await customer.getByRole('link', { name, exact: true }).click()
    await customer.getByRole('tab', { name: 'Shortlist' }).click()
    const rating = customer.getByRole('button', { name: `Rate ${expertName}` })
    await rating.click()
    await rate(customer, '3.5')
    await expect(rating).toBeHidden()

    await follow(expert, `How was working on ${name}?`)
    const part = expert.getByRole('region', { name: 'Your work' })
    await expect(part.getByText('Completed')).toBeVisible()
    await part.getByRole('button', { name: 'Rate' }).click()
    await rate(expert, '4')
    // What the others said of them stays blind for a week.
    await expert.goto('/expert/profile')
    await expect(expert.getByRole('heading', { level: 1, name: expertName })).toBeVisible()
    await expect(expert.getByText('Well prepared.')).toBeHidden()
    await expert.goto('/expert/projects?tab=past')
    await card.getByRole('link', { name: 'Sofia Lindqvist' }).click()
    await expect(expert.getByRole('heading', { level: 1, name: 'Sofia Lindqvist' })).toBeVisible()
    await expect(expert).toHaveURL(/\/expert\/managers\//)
    await expectAccessible(expert)
  })

  await test.step('everything stands in the activities', async () => {
    await manager.getByRole('tab', { name: 'Activities' }).click()
    // Visits wait behind a choice: the steps alone fit on a page.
    for (const told of ['Closed', `Completed: ${expertName}`, `Hired: ${expertName}`, 'Rejected', 'Created'])
      await expect(manager.getByRole('cell', { name: told }).first()).toBeVisible()
  })
  for (const one of [admin, expert]) await one.context().close()
})

/** What is typed is not dropped by a slip. */
async function keepsWords(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Close without saving?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(question).toBeHidden()
}

async function write(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Create project' }).click()
  await page.getByLabel('Project name').fill(name)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Brief', level: 2 })).toBeVisible()
  await page.getByLabel('Summary').fill('Where growth in heat pumps will come from.')
  await page.getByRole('textbox', { name: 'Description' }).fill('Six interviews and a report.')
  await choose(page, 'Industries', 'Energy and Power')
  await choose(page, 'Regions', 'Europe')
  await page.getByLabel('Opportunity statement').fill('Demand grows faster than supply.')
  await page.getByLabel('Objective').fill('Choose one of three plants.')
  await next(page, 'Team')
  await choose(page, 'Required skills', 'Energy storage')
  await unfold(page, 'Deliverables and questions')
  await page.getByRole('button', { name: 'Add deliverable' }).click()
  await page.getByRole('textbox', { name: 'What' }).fill('A report')
  await page.getByRole('button', { name: 'Add question' }).click()
  await page.getByRole('textbox', { name: 'Question' }).fill('How many plants have you built?')
  await unfold(page, 'Contributors and customers')
  await addCustomer(page)
  await unfold(page, 'Files')
  await page.locator('input[type=file]').setInputFiles(
    ['Brief.txt', 'Terms.txt', 'Map.txt'].map((name) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(`This is ${name}.`),
    })),
  )
  // Once they are stored: to leave one on its way is asked about.
  for (const name of ['Brief.txt', 'Terms.txt', 'Map.txt'])
    await expect(page.getByRole('button', { name: `Delete ${name}` })).toBeVisible()
  await next(page, 'Review')
  // What is missing leads to its field, however far down it stands.
  await expect(page.getByText('Fill in 1 more field first.')).toBeVisible()
  await page.getByRole('button', { name: 'Request approval' }).click()
  await expect(page.getByRole('button', { name: 'Deadline' })).toBeFocused()
  await page.getByRole('button', { name: 'Deadline' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Deadline' })).toBeInViewport()
  await expect(page.getByRole('textbox', { name: 'Deadline' })).toBeFocused()
  await day(page, 'Deadline', 'Jun 30,2027')
  await page.getByRole('button', { name: /Review$/ }).click()
  await expect(page.getByText('Nothing is missing.')).toBeVisible()
  await page.getByRole('button', { name: 'Request approval' }).click()
  await expect(page.getByText('Waiting for an administrator')).toBeVisible()
}

async function addCustomer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add customers' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Level' }).click()
  await page.getByRole('option', { name: 'Manage' }).click()
  await dialog.getByRole('combobox', { name: 'User' }).fill('Whitfield')
  await page.getByRole('option', { name: /Whitfield/ }).click()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
}

async function apply(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Message').fill('I have planned heat pumps for ten years.')
  await keepsWords(page)
  await dialog.getByLabel('Your rate').fill('150')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(/^Still needed: How many plants have you built\?/)
  await expect(dialog.getByLabel('How many plants have you built?')).toBeFocused()
  await dialog.getByLabel('How many plants have you built?').fill('Four')
  await dialog.getByRole('checkbox').check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Your application was sent')).toBeVisible()
}

async function hire(page: Page, project: string, name: string): Promise<void> {
  await follow(page, `${name} applied for ${project}`)
  const row = page.getByRole('list', { name: 'Applied' }).getByRole('listitem').filter({ hasText: name })
  await expect(row.getByText('Four')).toBeVisible()
  await row.getByRole('button', { name: 'Shortlist' }).click()
  await expect(page.getByText('On the shortlist')).toBeVisible()
  await page.getByRole('tab', { name: 'Shortlist' }).click()
  await page.getByRole('button', { name: 'Hire', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Expert is approved')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Rate' }).fill('175')
  await day(page, 'Start', 'Jan 11,2027')
  await day(page, 'End', 'Mar 01,2027')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Hire', exact: true }).click()
  await expect(page.getByText(`${name} is hired`)).toBeVisible()
  await page.getByRole('tab', { name: 'Hired' }).click()
  await expect(page.getByRole('link', { name: 'Agreement' })).toBeVisible()
  await expectAccessible(page)
}

async function close(page: Page, project: string, name: string): Promise<void> {
  await page.getByRole('link', { name: project, exact: true }).click()
  await page.getByRole('tab', { name: 'Experts' }).click()
  await expect(page.getByRole('list', { name: 'Hired' })).toContainText(name)
  await take(page, 'Close')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('list', { name: 'Hired experts' })).toContainText(name)
  // A reason that is chosen need not be written once more.
  await dialog.getByRole('combobox', { name: 'Kind of reason' }).click()
  await page.getByRole('option').first().click()
  await page.keyboard.press('Tab')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close project' }).click()
  await expect(page.getByText('The project has been closed')).toBeVisible()
  // Nobody is hired any more, and the list says so by itself.
  await expect(page.getByRole('tab', { name: 'Hired 0' })).toBeVisible()
  await page.getByRole('button', { name: 'Rate' }).click()
  await expect(page.getByText(/^How was working with /)).toBeVisible()
  await expectAccessible(page)
  await rate(page, '4.5')
  await expect(page.getByRole('link', { name: 'Agreement' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rate' })).toBeHidden()
}
