import * as z from 'zod/mini'
import { HEADERS, enter, expect, expectAccessible, isPhone, signIn, test, type Locator } from './journey.ts'
import { choose, day, next, unfold } from './project-steps.ts'

const Projects = z.object({
  data: z.array(z.object({ id: z.string(), owner: z.object({ name: z.string() }) })),
})

test('a project keeps itself while it is filled in, and asks who was first', async ({
  page,
  quietConsole,
}) => {
  test.slow()
  const name = `Editor ${crypto.randomUUID().slice(0, 8)}`
  await signIn(page, 'manager@demo.test')
  await page.goto('/manager/projects/add')
  await expectAccessible(page)
  await page.getByLabel('Project name').fill(name)
  await page.getByLabel('Project name').press('Enter')
  await expect(page.getByRole('heading', { name: 'Brief', level: 2 })).toBeVisible()
  // An unfinished draft says what it lacks and leads there.
  const id = /projects\/([^/]+)\/edit/.exec(page.url())?.[1] ?? ''

  await page.goto(`/manager/projects/${id}`)
  await page.getByRole('link', { name: 'Opportunity statement' }).click()
  await expect(page.getByLabel('Opportunity statement')).toBeFocused()

  await page.getByLabel('Summary').fill('Where growth will come from.')
  await page.getByRole('textbox', { name: 'Description' }).fill('Six interviews and a report.')
  await choose(page, 'Industries', 'Energy and Power')
  await day(page, 'Deadline', 'Jun 30,2027')
  await expectAccessible(page)
  // What is named below a step is reached from there, by the keyboard too.
  await page.getByRole('button', { name: 'Regions', exact: true }).press('Enter')
  await expect(page.getByRole('combobox', { name: 'Regions' })).toBeFocused()
  await page.keyboard.press('Escape')
  await unfold(page, 'More options')
  await expect(page.getByLabel('Stage')).toBeVisible()
  await expectAccessible(page)
  await next(page, 'Team')
  for (const title of ['Time and place', 'Owner and contact', 'Contributors and customers', 'Files'])
    await unfold(page, title)
  await expect(page.getByText('None selected')).toBeVisible()
  await expectAccessible(page)
  await next(page, 'Review')
  await expect(page.getByText('Still missing before approval')).toBeVisible()
  await expectAccessible(page)

  // What is typed a moment before the page is left is saved on the way.
  await page.getByRole('button', { name: 'Edit Brief' }).click()
  await page.getByLabel('Summary').fill('Where growth comes from.')
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { name, level: 1, exact: true })).toBeVisible()
  await page.goto(`/manager/projects/${id}/edit?step=brief`)
  await expect(page.getByLabel('Summary')).toHaveValue('Where growth comes from.')

  const elsewhere = await page.request.put(`/api/gigs/${id}`, {
    headers: HEADERS,
    data: { summary: 'Said elsewhere.' },
  })
  expect(elsewhere.status()).toBe(200)
  await page.getByLabel('Summary').fill('Said here.')
  const dialog = page.getByRole('dialog', { name: 'Changed by Sofia Lindqvist' })
  await expect(dialog.getByRole('cell', { name: 'Said elsewhere.' })).toBeVisible()
  await expectAccessible(page)
  // Who goes on typing while it comes chooses nothing.
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  // Who closes it has not chosen: nothing is saved, nothing is lost, and the question can be asked again.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/: Changed by Sofia Lindqvist$/)).toBeVisible()
  await expect(page.getByLabel('Summary')).toHaveValue('Said here.')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('cell', { name: 'Said elsewhere.' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByText('All changes are saved')).toBeVisible()

  await page.request.delete(`/api/gigs/${id}`, { headers: HEADERS })
  // The browser itself reports the refused version.
  quietConsole.splice(0, quietConsole.length, ...quietConsole.filter((text) => !text.includes('412')))
})

test('the form of a project comes where its skeleton stood', async ({ page }) => {
  await signIn(page, 'manager@demo.test')
  const answer = await page.request.get('/api/gigs?keyword=Autonomous%20yard%20trucks')
  const id = Projects.parse(await answer.json()).data[0]?.id
  const { promise: isAsked, resolve: go } = Promise.withResolvers<void>()
  await page.route(`**/api/gigs/${id}`, async (route) => {
    await isAsked
    await route.continue()
  })
  await page.goto(`/manager/projects/${id}/edit`)
  const placeOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0 }
  const before = await placeOf(page.getByRole('main').getByLabel('Loading').locator('..'))
  go()
  const after = await placeOf(page.getByRole('region', { name: 'Brief' }))

  expect([before.x, before.width]).toEqual([after.x, after.width])
  expect(Math.abs(before.y - after.y)).toBeLessThan(24)
})

test('the form of a full project keeps to the screen', async ({ page }) => {
  await signIn(page, 'manager@demo.test', '/manager/projects?keyword=Home%20care')
  await page.getByRole('link', { name: 'Home care growth programme' }).first().click()
  await page.waitForURL(/projects\/[0-9a-f-]{36}/)
  const id = /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? ''
  for (const [step, title] of [
    ['brief', 'Brief'],
    ['team', 'Team'],
  ]) {
    await page.goto(`/manager/projects/${id}/edit?step=${step}`)
    await expect(page.getByRole('heading', { name: title ?? '', level: 2 })).toBeVisible()
    await expectAccessible(page)
    const bold = page.getByRole('button', { name: 'Bold' })
    if (isPhone(page) && step === 'brief')
      expect((await bold.boundingBox())?.height).toBeGreaterThanOrEqual(40)
  }
})

test('what a published project may not change can be read, in one line each', async ({ page }) => {
  test.skip(isPhone(page), 'on a phone each field has the whole width')
  await page.setViewportSize({ width: 1024, height: 800 })
  await enter(page, 'manager@demo.test')
  const path = '/api/gigs?keyword=Grid-scale%20storage'
  const { data } = await (await page.request.get(path)).json()
  await page.goto(`/manager/projects/${data[0].id}/edit?step=brief`)

  await expect(page.getByLabel('Market name')).toBeDisabled()
  await expect(page.getByLabel('Market name')).toHaveCSS('opacity', '1')
  const industries = page
    .getByText('Energy and Power', { exact: true })
    .locator('xpath=ancestor::*[@data-disabled][2]')
  expect((await industries.boundingBox())?.height).toBeLessThan(40)
})

test('the buttons of the last step keep their words at 1024 px', async ({ page }) => {
  test.skip(isPhone(page), 'on a phone they wrap')
  await page.setViewportSize({ width: 1024, height: 800 })
  await enter(page, 'manager@demo.test')
  const draft = { name: 'A draft with gaps', type: 'radar', baseYear: 2026 }
  const made = await page.request.post('/api/gigs', { headers: HEADERS, data: draft })
  expect(made.status(), await made.text()).toBe(201)
  await page.goto(`/manager/projects/${(await made.json()).data.id}/edit?step=review`)
  const request = page.getByRole('button', { name: 'Request approval' })
  await expect(request).toBeVisible()
  const cut = await page
    .getByRole('main')
    .locator('button *')
    .evaluateAll((all) =>
      all
        .filter((one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth)
        .map((one) => one.textContent),
    )
  expect(cut).toEqual([])
})

test('a project of another manager says who edits it, not that it is too late', async ({ page }) => {
  await signIn(page, 'manager@demo.test')
  const { data } = z.parse(Projects, await (await page.request.get('/api/gigs?status=Published')).json())
  const other = data.find(({ owner }) => owner.name !== 'Sofia Lindqvist')

  await page.goto(`/manager/projects/${other?.id}/edit`)

  await expect(page.getByText('You cannot edit this project')).toBeVisible()
  await expect(page.getByText('Its owner and its editors can.')).toBeVisible()
  await expect(page.getByText('cannot be edited now')).toHaveCount(0)
})
