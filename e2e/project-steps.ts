import type { Browser } from '@playwright/test'
import { expect, HEADERS, signIn, type Page } from './journey.ts'

/** Somebody else, in a browser of their own. */
export async function visitor(browser: Browser, email: string, path = '/'): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  page.setDefaultTimeout(15_000)
  await signIn(page, email, path)
  return page
}

/** To the next step of the editor. */
export async function next(page: Page, step: string): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: step, level: 2, exact: true })).toBeFocused()
  await expect(page.locator('[aria-current="step"]')).toBeInViewport({ ratio: 1 })
}

/** Opens what is folded behind a title. */
export async function unfold(page: Page, title: string): Promise<void> {
  await page.locator('summary').filter({ hasText: title }).press('Enter')
}

/** Chooses by typing and the keyboard alone. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label })
  await field.fill(option)
  await expect(page.getByRole('option', { name: option, exact: true }).first()).toBeVisible()
  await field.press('ArrowDown')
  await field.press('Enter')
  await field.press('Escape')
}

export async function day(page: Page, label: string, typed: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label })
  await field.fill(typed)
  await field.press('Enter')
  await field.press('Escape')
}

/** Takes a step of a project: by the button that it waits for, or in the menu. */
export async function take(page: Page, step: string): Promise<void> {
  // A dialog that fades out hides the page behind it.
  await expect(page.getByRole('button', { name: 'Actions' })).toBeVisible()
  const main = page.getByRole('main').getByRole('button', { name: step, exact: true })
  if (await main.isVisible()) return main.click()
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: step, exact: true }).click()
}

/** Follows what the bell tells. */
export async function follow(page: Page, told: string): Promise<void> {
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('link', { name: told }).first().click()
}

/** The stars and a word in the dialog that is open. */
export async function rate(page: Page, stars: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send rating' }).click()
  await expect(dialog.getByText('Choose the stars first.')).toBeVisible()
  // By half stars, with the arrows as in any group of radio buttons.
  await dialog.getByRole('radio', { name: '0 of 5 stars', exact: true }).focus()
  for (let half = 0; half < 2 * Number(stars); half += 1) await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText(`${stars} of 5`, { exact: true })).toBeVisible()
  await dialog.getByLabel('Comment').fill('Well prepared.')
  await dialog.getByRole('button', { name: 'Send rating' }).click()
  await expect(page.getByText('Thank you for your rating')).toBeVisible()
}

export const IMAGING = 'Value-based pricing for imaging software'

/** A published copy of a project of manager@ under a name of its own: phone, desktop and a second try share the network. */
export async function publishedCopy(browser: Browser, name: string): Promise<string> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, 'admin@demo.test')
  const { data } = await (await page.request.get(`/api/gigs?keyword=${encodeURIComponent(IMAGING)}`)).json()
  const post = (path: string, body: object) =>
    page.request.post(`/api${path}`, { data: body, headers: HEADERS })
  const clone = await (await post(`/gigs/${data[0].id}/clone`, { name, baseYear: 2026 })).json()
  const { id } = clone.data
  const owner = { owner_id: data[0].owner.id }
  expect((await page.request.put(`/api/gigs/${id}`, { data: owner, headers: HEADERS })).status()).toBe(200)
  for (const step of ['approve', 'publish'])
    expect((await post(`/gigs/${id}/${step}`, {})).status(), step).toBe(200)
  await context.close()
  return id
}
