import { expect, expectAccessible, linkInMailTo, signIn, test, type Page } from './journey.ts'

const NEW_PASSWORD = 'Another-pass-2'

test('a person signs in, is told what was wrong, and lands on the home of the role', async ({
  page,
  quietConsole,
}) => {
  await page.goto('/accounts/login')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('This field is required.')).toHaveCount(2)

  await page.getByLabel('Email').fill('hr@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('Wrong-pass-1')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('Email or password is incorrect.')).toBeVisible()
  // The next password takes the place of the wrong one.
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type('Demo-pass-1')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/hr\/ics$/)
  forgetRefusals(quietConsole)
})

for (const [path, label] of [
  ['login', 'Email'],
  ['register', 'First name'],
  ['forgot', 'Email'],
  ['reset?token=some', 'New password'],
] as const) {
  test(`the keyboard begins in the first field of /accounts/${path}, and no phone opens its own`, async ({
    page,
  }, { project }) => {
    await page.route('**/api/accounts/password/look', (route) =>
      route.fulfill({ json: { data: { works: true } } }),
    )
    await page.goto(`/accounts/${path}`)
    const first = page.getByLabel(label, { exact: true })
    await expect(first).toBeVisible()

    if (project.name === 'phone') await expect(first).not.toBeFocused()
    else await expect(first).toBeFocused()
  })
}

test('the second step of a login begins with its code', async ({ page, quietConsole }) => {
  await page.route('**/api/login', (route) => route.fulfill({ json: { data: { mfa_required: true } } }))
  await page.goto('/accounts/login')
  await page.getByLabel('Email').fill('hr@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('Demo-pass-1')
  await page.keyboard.press('Enter')

  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await expectAccessible(page)
  const errors = { code: ['This code is not right.'] }
  const json = { message: 'This code is not right.', code: 'bad_code', errors }
  await page.route('**/api/accounts/mfa/verify', (route) => route.fulfill({ status: 422, json }))
  await page.keyboard.type('111111')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This code is not right.')).toBeVisible()
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await page.keyboard.type('222222')
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue('222222')
  forgetRefusals(quietConsole)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await expect(page.getByLabel('Recovery code')).toBeFocused()
})

for (const [account, home] of [
  ['admin', '/admin/experts'],
  ['manager', '/manager/experts'],
  ['hr', '/hr/ics'],
  ['expert', '/expert/projects'],
  ['pending', '/expert/profile'],
  ['customer', '/customer/projects'],
] as const) {
  test(`${account}@demo.test comes home to ${home} and meets no dead link`, async ({ page }) => {
    await signIn(page, `${account}@demo.test`)
    await expect(page).toHaveURL(new RegExp(`${home}$`))

    await expectAccessible(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('a tab follows when somebody else signs in beside it', async ({ page, context, quietConsole }) => {
  await signIn(page, 'customer@demo.test', '/notifications')
  const own = page.getByRole('button', { name: /^Account of/ })
  const customer = await own.getAttribute('aria-label')
  const beside = await context.newPage()
  await signIn(beside, 'hr@demo.test')

  await expect(own).not.toHaveAttribute('aria-label', customer ?? '')
  await expect(page).toHaveURL(/\/notifications$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The stream of the session that has ended is refused once.
  quietConsole.splice(0, quietConsole.length, ...quietConsole.filter((text) => !text.includes('401')))
})

test('what is being written outlives the session: log in beside it, go on', async ({
  page,
  context,
  quietConsole,
}) => {
  const text = `Before the session ended ${crypto.randomUUID().slice(0, 8)}`
  await signIn(page, 'manager@demo.test', '/manager/projects?keyword=Low-carbon')
  await page.getByRole('link', { name: 'Low-carbon solvents in coatings' }).click()
  await page.getByRole('tab', { name: 'Discussion' }).click()
  await page.getByRole('textbox', { name: 'New comment' }).fill(text)
  await context.clearCookies()
  await page.getByRole('button', { name: 'Comment', exact: true }).click()

  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Go on here' }).click()
  await expect(dialog.getByText('You are not logged in yet.')).toBeVisible()
  const opened = context.waitForEvent('page')
  await dialog.getByRole('link', { name: 'Log in in a new tab' }).click()
  const beside = await opened
  await beside.getByLabel('Email').fill('manager@demo.test')
  await beside.getByLabel('Password', { exact: true }).fill('Demo-pass-1')
  await beside.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(beside.getByRole('heading', { name: 'Low-carbon solvents in coatings' })).toBeVisible()

  await dialog.getByRole('button', { name: 'Go on here' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible()
  // The calls in between are refused.
  quietConsole.length = 0
})

test('who gives up what they were writing comes to the login', async ({ page, context, quietConsole }) => {
  await signIn(page, 'manager@demo.test', '/manager/projects?keyword=Low-carbon')
  await page.getByRole('link', { name: 'Low-carbon solvents in coatings' }).click()
  await page.getByRole('tab', { name: 'Discussion' }).click()
  await page.getByRole('textbox', { name: 'New comment' }).fill('Never sent')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Comment', exact: true }).click()

  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page.getByText('Your session has ended. Log in again to continue.')).toBeVisible()
  quietConsole.length = 0
})

test('a person must set a new password before anything else', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'the account can be forced only once')
  await signIn(page, 'forced@demo.test')
  await expect(
    page.getByText('You must set a new password to continue using Guildhall services'),
  ).toBeVisible()

  await page.goto('/expert/projects')
  await expect(page).toHaveURL(/new-password/)
  await page.getByLabel('Current password').fill('Demo-pass-1')
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm new password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: /save/i }).click()

  await expect(page).toHaveURL(/\/expert\//)
})

test('a new expert registers, and the link of the mail lets them in, also pressed twice', async ({
  page,
  quietConsole,
}, { project, retry }) => {
  const address = `rosalind.${project.name}${retry}@example.test`
  await fillIn(page, address)
  // The keyboard goes on where the form was.
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()

  const link = await linkInMailTo(page, address)
  for (const time of ['first', 'second']) {
    await page.goto(link)
    await expect(page, `the ${time} time`).toHaveURL(/\/expert\/profile$/)
    await expect(page.getByRole('heading', { name: 'Welcome, Rosalind' })).toBeVisible()
  }
  forgetRefusals(quietConsole)
})

/** The browser logs the refusal of a dead link. */
function forgetRefusals(messages: string[]): void {
  messages.splice(0, messages.length, ...messages.filter((text) => !text.includes('422')))
}

test('in another browser the link confirms the address, and the password lets them in', async ({
  page,
  browser,
}, { project, retry }) => {
  const address = `rosalind.elsewhere.${project.name}${retry}@example.test`
  const first = await (await browser.newContext()).newPage()
  await fillIn(first, address)
  await first.context().close()

  await page.goto(await linkInMailTo(page, address))
  await expect(page.getByText('Your address is confirmed')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Email').fill(address)
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/expert\/profile$/)
})

test('a link that is no longer valid offers a new one', async ({ page, quietConsole }, {
  project,
  retry,
}) => {
  const address = `rosalind.late.${project.name}${retry}@example.test`
  await fillIn(page, address)
  const first = await linkInMailTo(page, address)
  await page.goto(first.replace(/token=.*/, 'token=no-longer-valid'))
  await expect(page.getByText('This link is no longer valid. Ask for a new one.')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Email').fill(address)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()

  // The newest mail comes first.
  await expect(async () => expect(await linkInMailTo(page, address)).not.toBe(first)).toPass()
  await page.goto(await linkInMailTo(page, address))
  await expect(page.getByText('Your address is confirmed')).toBeVisible()
  forgetRefusals(quietConsole)
})

/** Registers, up to the mail that is on its way. */
async function fillIn(page: Page, address: string): Promise<void> {
  await page.goto('/accounts/register')
  await expectAccessible(page)
  await page.getByLabel('First name').fill('Rosalind')
  await page.getByLabel('Last name').fill('Okonkwo')
  await page.getByLabel('Email').fill(address)
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: /create|register/i }).click()
  await expect(page.getByText(address)).toBeVisible()
}
