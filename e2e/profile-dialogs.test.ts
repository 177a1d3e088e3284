import { expect, expectAccessible, HEADERS, signIn, test, type Page } from './journey.ts'

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

const dialog = (page: Page) => page.getByRole('dialog')

test('every dialog of a profile can be read by everybody, and closes with Escape', async ({ page }) => {
  // About thirty dialogs, each looked at by axe.
  test.setTimeout(480_000)
  await signIn(page, 'expert@demo.test')
  await addFiles(page)
  await page.goto('/expert/profile')
  await expect(page.getByRole('link', { name: 'dialogs.pdf' }).first()).toBeVisible()

  const openers = await openersOf(page)
  expect(openers.length).toBeGreaterThan(24)
  for (const { name, item } of openers) {
    await test.step(`${name} ${item ?? ''}`, async () => {
      const opener = page.getByRole('button', { name, exact: true }).first()
      await opener.click()
      if (item !== undefined) await page.getByRole('menuitem', { name: item, exact: true }).click()
      await expect(dialog(page).getByRole('button', { name: /^(save|delete|done)$/i })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
      // axe takes the window's focus away: the page is asked who has it.
      await expect.poll(() => opener.evaluate((one) => one === document.activeElement)).toBe(true)
    })
  }

  await page.getByRole('button', { name: 'Download' }).click()
  await expect(page.getByText('Download PDF')).toBeVisible()
  await expectAccessible(page)
})

test('the years of experience are held against the dates of the jobs', async ({ page }) => {
  await signIn(page, 'expert@demo.test', '/expert/profile')
  await page.getByRole('button', { name: 'Edit about me' }).click()
  const years = dialog(page).getByLabel('Experience in years')
  await years.fill('59')
  await expect(dialog(page).getByText(/The dates of your work experience add up to about/)).toBeVisible()
  await expectAccessible(page)
})

test('a list that is missing keeps its hint quiet', async ({ page }) => {
  await signIn(page, 'expert@demo.test', '/expert/profile')
  await page.getByRole('button', { name: 'Add language' }).click()
  await dialog(page)
    .getByRole('button', { name: /^save$/i })
    .click()
  const fault = dialog(page).getByText('This field is required.')
  await expect(fault).toBeVisible()

  const hint = dialog(page).getByPlaceholder('Search or type a language')
  const colorOfHint = await hint.evaluate((field) => getComputedStyle(field, '::placeholder').color)
  expect(colorOfHint).not.toBe(await fault.evaluate((text) => getComputedStyle(text).color))
})

test('a new password shows how strong it is', async ({ page }) => {
  await signIn(page, 'expert@demo.test', '/profile-settings?tab=password')
  const field = page.getByLabel('New password', { exact: true })
  await field.fill('short')
  await expect(page.getByText('At least 8 characters, not met')).toBeVisible()
  await expectAccessible(page)

  // The rules lie over nothing that comes next.
  await page.getByLabel('Confirm new password').click()
  await page.keyboard.type('short')
  await expect(page.getByLabel('Confirm new password')).toHaveValue('short')
})

/** What opens a dialog: a button, or an item of the menu behind it. */
interface Opener {
  name: string
  item?: string
}

/** One of each kind in each section: that of the first entry stands for all. */
async function openersOf(page: Page): Promise<Opener[]> {
  const buttons = page
    .getByRole('main')
    .getByRole('button', { name: /^(Add|Edit|Delete|Change|Actions for) / })
  const found = await buttons.evaluateAll((all) =>
    all.map((one) => {
      const name = one.getAttribute('aria-label') ?? one.textContent
      const [verb = '', noun = ''] = name.split(' ')
      let depth = 0
      for (let at = one.closest('li'); at; at = at.parentElement?.closest('li') ?? null) depth += 1
      const section = one.closest('section')?.querySelector('h2')?.textContent ?? ''
      return { name, kind: [section, verb, verb === 'Add' ? noun : '', depth].join('|') }
    }),
  )
  const names = [...new Map(found.toReversed().map(({ kind, name }) => [kind, name])).values()].toReversed()
  const openers: Opener[] = []
  for (const name of names) {
    if (!name.startsWith('Actions for ')) openers.push({ name })
    else for (const item of await itemsOf(page, name)) openers.push({ name, item })
  }
  return openers
}

/** On a phone the ways to change an entry stand in a menu. */
async function itemsOf(page: Page, name: string): Promise<string[]> {
  await page.getByRole('button', { name, exact: true }).first().click()
  const items = page.getByRole('menuitem')
  await expect(items.first()).toBeVisible()
  const words = await items.allInnerTexts()
  await page.keyboard.press('Escape')
  await expect(items).toHaveCount(0)
  return words
}

/** A file in every place that holds files: so that each can be edited and deleted. */
async function addFiles(page: Page): Promise<void> {
  const get = async (path: string) => {
    const { data }: { data: { id: string }[] } = await (await page.request.get(`/api${path}`)).json()
    return data.map(({ id }) => id)
  }
  const { data: me }: { data: { id: string } } = await (await page.request.get('/api/auth')).json()
  const [tag] = await get('/tagId/?pageSize=1000')
  const [certificate] = await get(`/users/${me.id}/certifications`)
  for (const place of ['attachments', 'nda', `certifications/${certificate}/attachments`]) {
    const answer = await page.request.post(`/api/users/${me.id}/${place}`, {
      headers: HEADERS,
      multipart: {
        'files[0][file]': { name: 'dialogs.pdf', mimeType: 'application/pdf', buffer: PDF },
        'files[0][tag_ids]': JSON.stringify([tag]),
      },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
}
