import { expect, expectAccessible, isPhone, signIn, test, type Locator, type Page } from './journey.ts'

test('an expert finds projects that fit, and takes the filters back', async ({ page }) => {
  await signIn(page, 'expert@demo.test')
  if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: 'Find projects' }).click()
  await expect(page.getByRole('heading', { name: 'Find projects', level: 1 })).toBeVisible()
  const found = page.getByRole('list', { name: 'Open projects' })
  await expect(found).toBeVisible()
  await expectAccessible(page)

  // The heart stands beside the name; on a phone the orders are as wide as the list.
  const first = found.getByRole('listitem').first()
  const [title, favorite] = [first.getByRole('link').first(), first.getByRole('button').first()]
  expect(Math.abs((await middleOf(favorite)) - (await middleOf(title)))).toBeLessThanOrEqual(3)
  const orders = await page.getByRole('radiogroup', { name: 'Order' }).boundingBox()
  if (isPhone(page)) expect(orders?.width).toBe((await found.boundingBox())?.width)

  // What a project offers stands below its skills, on every card.
  for (const skills of await found.getByRole('list', { name: /^You match/ }).all()) {
    const [above, below] = [await skills.boundingBox(), await skills.locator('+ ul').boundingBox()]
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
  }

  // A project of the list is kept at hand, and let go of again.
  const hearts = found.getByRole('button', { name: /^Add to favorites: / })
  // On the phone another one than beside it at the same time: both are the same expert.
  const heart = isPhone(page) ? hearts.first() : hearts.last()
  const name = (await heart.getAttribute('aria-label'))?.replace(/^Add to favorites: /, '') ?? ''
  const isKept = page.waitForResponse((answer) => answer.url().includes('/favorites/count'))
  await heart.click()
  const kept = found.getByRole('button', { name: `Remove from favorites: ${name}`, exact: true })
  await expect(kept).toHaveAttribute('aria-pressed', 'true')
  await isKept
  await kept.click()
  await expect(kept).toHaveCount(0)

  await page.getByText('Closing soon').click()
  await expect(page).toHaveURL(/sort=applications_until/)
  await choose(page, 'Location', 'Remote only')
  await expect(page).toHaveURL(/is_remote=true/)
  await choose(page, 'Fit', 'Matches my skills')
  await expect(page).toHaveURL(/fits=true/)
  await page.getByRole('button', { name: 'Remove Fit Matches my skills' }).click()
  await expect(page).not.toHaveURL(/fits=/)
  await page.getByRole('searchbox', { name: 'Search projects' }).fill('nothing is called like this')
  await expect(page.getByText('No results')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(found).toBeVisible()
  await expect(page).not.toHaveURL(/keyword=|is_remote=/)
})

test('an expert reaches their favorites from the menu', async ({ page }) => {
  await signIn(page, 'expert@demo.test')
  if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: 'My favorites' }).click()
  await expect(page).toHaveURL(/\/expert\/favorites$/)
  await expect(page.getByRole('heading', { name: 'My favorites', level: 1 })).toBeVisible()
})

/** What a chip opens, or on a phone the sheet of all filters; it acts at once. */
async function choose(page: Page, filter: string, option: string) {
  const name = isPhone(page) ? /^(?:Add filter|Filters)/ : new RegExp(`^${filter}`)
  await page.getByRole('button', { name }).click()
  const fields = page.getByRole('dialog')
  await fields.getByLabel(option).check()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(fields).toBeHidden()
}

/** How far down, in px, the middle of the first line is. */
const middleOf = (element: Locator) =>
  element.evaluate((one) => {
    const line = one.getClientRects().item(0)
    return line === null ? 0 : line.top + line.height / 2
  })
