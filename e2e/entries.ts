import { isPhone, type Page } from './journey.ts'

/** Does something with an entry of a profile: by its icon, on a phone by its menu. */
export async function actOn(
  page: Page,
  title: string,
  act: 'Edit' | 'Delete' | 'Add project',
): Promise<void> {
  if (!isPhone(page)) {
    const name = act === 'Add project' ? `Add project to ${title}` : `${act} ${title}`
    return page.getByRole('button', { name, exact: true }).first().click()
  }
  await page
    .getByRole('button', { name: `Actions for ${title}`, exact: true })
    .first()
    .click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}
