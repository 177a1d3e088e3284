import type { Locator } from '@playwright/test'
import { expect, expectAccessible, isPhone, signIn, test, type Page } from './journey.ts'

test('an administrator changes a limit, and finds the change in the history', async ({ page }) => {
  // Each size moves a limit of its own: nobody else's journey reads them.
  const label = isPhone(page) ? 'Further applications' : 'Cooling-off'
  await signIn(page, 'admin@demo.test', '/admin/settings/limits')
  const field = page.getByLabel(label, { exact: true })
  await expect(field).toBeVisible()
  await expectAccessible(page)

  await field.fill('99')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^At most \d+\.$/)).toBeVisible()
  if (!isPhone(page)) await expectInOneLine(field, page.getByLabel('A request lasts', { exact: true }))
  await field.fill('6')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The settings have been saved.')).toBeVisible()
  await page.getByRole('button', { name: `Back to default: ${label}` }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden()

  await page.goto('/admin/settings/history?area=settings')
  const changes = page.getByRole('list', { name: 'Changes' }).getByRole('listitem')
  await expect(changes.first()).toContainText(`${label}Settings`)
  await expect(changes.first()).toContainText(/6.*→.*\d/)
  await expect(changes.first()).toContainText('Changed by Margaret Ashworth')
  await expectAccessible(page)
})

/** Beside each other, whatever is said below one of them. */
async function expectInOneLine(one: Locator, other: Locator): Promise<void> {
  const [first, second] = [await one.boundingBox(), await other.boundingBox()]
  expect(first?.y).toBe(second?.y)
}

/** Also where the sections stand above: the sentence below the head breaks before the button does. */
async function expectBesideHead(page: Page, head: string, button: string): Promise<void> {
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  await page.setViewportSize({ ...size, width: 1024 })
  const left = await page.getByRole('heading', { name: head, exact: true }).boundingBox()
  const right = await page.getByRole('button', { name: button }).boundingBox()
  expect(right?.y).toBeLessThan((left?.y ?? 0) + (left?.height ?? 0))
  await page.setViewportSize(size)
}

test('an administrator adds a reason, orders it and deletes it again', async ({ page }) => {
  const name = `Moved to another market ${Date.now()}`
  await signIn(page, 'admin@demo.test', '/admin/settings/reasons?kind=gig_close')
  if (!isPhone(page)) await expectBesideHead(page, 'Reasons', 'Add reason')
  await page.getByRole('button', { name: 'Add reason' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill(name)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The reason has been added.')).toBeVisible()
  await page.getByRole('button', { name: `Move up: ${name}` }).click()
  await expect(page.getByText(/^Now at place \d+ of \d+$/)).toBeAttached()
  await expectAccessible(page)

  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'DELETE', exact: true }).click()
  await expect(page.getByText('The reason has been deleted.')).toBeVisible()
  await expect(page.getByText(name)).toHaveCount(0)
})

test('an administrator looks after a list: adds, renames and retires an entry', async ({ page }) => {
  const name = `Lagoon power ${Date.now()}`
  await signIn(page, 'admin@demo.test', '/admin/settings/reference?list=categories')
  await expect(page.getByRole('button', { name: /^Actions for/ }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add entry' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The entry has been added.')).toBeVisible()

  await page.goto(`/admin/settings/reference?list=categories&keyword=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Retire' }).click()
  await expect(page.getByText(`${name} is offered no more.`)).toBeVisible()
  await expect(page.getByText('Retired', { exact: true }).last()).toBeVisible()
})

test('an administrator writes a mail, sees it before it is sent, and takes it back', async ({ page }) => {
  const name = isPhone(page) ? 'accounts.known_address' : 'accounts.password_changed'
  await signIn(page, 'admin@demo.test', `/admin/settings/mails/${name}`)
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('Hello Ada,')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('textbox', { name: 'Subject' }).fill('News of {produkt}')
  await expect(preview.getByText('This email has no {produkt}.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Subject' }).fill('News of {product} <b>')
  await expect(preview.getByText('News of Guildhall <b>')).toBeVisible()
  await page.getByText('Phone', { exact: true }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The text has been saved.')).toBeVisible()

  await page.getByRole('button', { name: 'Back to default' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Back to default' }).click()
  await expect(page.getByText('Default text restored.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Subject' })).not.toHaveValue(/News of/)
  await expect(preview.getByText('News of')).toHaveCount(0)
})

test('every mail stands in a group, and is found by its words and again on the way back', async ({
  page,
}) => {
  await signIn(page, 'admin@demo.test', '/admin/settings/mails')
  const groups = page.locator('main summary')
  await expect(groups.first()).toBeVisible()
  await expectAccessible(page)
  for (const group of await groups.all()) await group.click()
  await expect(page.locator('main details[open]')).toHaveCount(await groups.count())
  const { data } = await (await page.request.get('/api/settings/mails')).json()
  await expect(page.locator('main details a')).toHaveCount(data.length)

  await page.getByRole('searchbox', { name: 'Find an email by its title or words' }).fill('hours sent back')
  await expect(page.locator('main details a')).toHaveCount(1)
  await page.getByRole('link', { name: 'Hours sent back' }).click()
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Hours sent back' })).toBeVisible()
})

test('an administrator adds a choice, renames it, and is told what keeps one that is taken away', async ({
  page,
}) => {
  // Each size changes a list of its own.
  const isWay = isPhone(page)
  const [list, line, used] = isWay
    ? ['How did you hear about us?', 'Answer', 'Remove answer 2']
    : ['Companies and money', 'Type', 'Remove Employer']
  await signIn(page, 'admin@demo.test', '/admin/settings/choices')
  const card = page.getByRole('region', { name: list })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await expect(card.getByLabel(`${line} 5`, { exact: true })).toBeVisible()
  await expectAccessible(page)

  await card.getByRole('button', { name: /^Add (type|answer)$/ }).click()
  const added = card.getByLabel(`${line} 6`, { exact: true })
  await added.fill('Sponsor')
  await save.click()
  await expect(page.getByText('The settings have been saved.')).toBeVisible()
  await added.fill('Patron')
  await save.click()
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden()
  await page.reload()
  await expect(added).toHaveValue('Patron')

  await card.getByRole('button', { name: used }).click()
  await expect(card.getByRole('status')).toContainText(
    isWay ? /Social Media: \d+ people/ : /Employer: \d+ compan/,
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await card.getByRole('button', { name: isWay ? 'Remove answer 6' : 'Remove Patron' }).click()
  await expect(card.getByRole('status')).toBeEmpty()
  await save.click()
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden()

  await page.goto('/admin/settings/system')
  await expect(page.getByRole('region', { name: 'Background work' })).toContainText(/waiting/)
  await expect(page.getByText('Free disk space')).toBeVisible()
  await expectAccessible(page)
})

test('an administrator gives the contact page an address', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/admin/settings')
  const field = page.getByLabel('Contact address')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await expect(field).toHaveValue('help@guildhall.example')

  await field.fill('desk at guildhall')
  await save.click()
  await expect(page.getByText('Invalid email.')).toBeVisible()
  await field.fill('desk@guildhall.example')
  await save.click()
  await expect(page.getByText('The settings have been saved.')).toBeVisible()

  await page.goto('/contact-us')
  await expect(page.getByText('Comming soon..')).toBeVisible()
  await expect(page.getByRole('link', { name: 'desk@guildhall.example' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/admin/settings')
  await field.fill('help@guildhall.example')
  await save.click()
  await expect(page.getByText('The settings have been saved.')).toBeVisible()
})

test('an administrator sees at once what they have told everybody', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/admin/settings')
  const field = page.getByRole('textbox', { name: 'Text', exact: true })
  const banner = page.getByRole('banner')
  const save = page.getByRole('button', { name: 'Save', exact: true })

  await field.fill('The portal rests on Sunday.')
  await save.click()
  await expect(banner).toContainText('The portal rests on Sunday.')

  await field.fill('')
  await save.click()
  await expect(banner).not.toContainText('Sunday')
})

test('HR meets not-found instead of the settings', async ({ page }) => {
  await signIn(page, 'hr@demo.test', '/admin/settings/limits')
  await expect(page.getByText('404 - Page NOT FOUND')).toBeVisible()
})

test('what belongs together stands no farther apart than anywhere', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/admin/settings/history')
  const history = page.getByRole('list', { name: 'Changes' })
  const views = page.getByRole('button', { name: 'Views', exact: true })
  await expect.poll(() => gapOf(views, history)).toBe(16)

  await page.goto('/admin/import')
  const file = page.getByRole('region', { name: 'Import a file' })
  const head = page.getByRole('heading', { name: 'Import', exact: true })
  await expect.poll(() => gapOf(head, file)).toBe(isPhone(page) ? 16 : 24)

  await page.goto('/compliance')
  const texts = page.getByRole('list', { name: 'Agreements and training' })
  const lead = page.getByText('Texts that experts sign or learn.')
  // The lead has its distance within itself.
  await expect.poll(() => gapOf(lead, texts)).toBe(0)
})

async function gapOf(above: Locator, below: Locator): Promise<number | undefined> {
  const [one, other] = [await above.boundingBox(), await below.boundingBox()]
  return one === null || other === null ? undefined : Math.round(other.y - one.y - one.height)
}

test('the two terms of the activity log stand in one column', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/admin/settings/activity')
  const [kept, full] = [page.getByLabel('Keep entries for'), page.getByLabel('Full entries for')]
  await expect(full).toBeVisible()

  const widths = await Promise.all([kept, full].map(async (field) => (await field.boundingBox())?.width))
  expect(widths[0]).toBe(widths[1])
})
