import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type Locator, type Page } from '@playwright/test'

export { expect, type Locator, type Page } from '@playwright/test'

/** A test whose page must not write an error or a warning to the console. */
export const test = base.extend<{ quietConsole: string[] }>({
  quietConsole: [
    async ({ page }, use) => {
      const messages = messagesOf(page)
      await use(messages)
      expect(messages, 'messages on the console').toEqual([])
    },
    { auto: true },
  ],
})

/** The errors and warnings that the page writes to the console from now on. */
export function messagesOf(page: Page): string[] {
  const messages: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text())
  })
  page.on('pageerror', (error) => messages.push(String(error)))
  return messages
}

/** What the browser sends with its own calls; the server asks for it with each write. */
export const HEADERS = { 'X-Requested-With': 'XMLHttpRequest' }

const DEMO_PASSWORD = 'Demo-pass-1'

/** Signs in, and opens a page: the home of the role if none is named. The form itself is walked in accounts.test.ts. */
export async function signIn(page: Page, email: string, path = '/', password = DEMO_PASSWORD): Promise<void> {
  await enter(page, email, password)
  await page.goto(path)
}

/** Signs in without a page. */
export async function enter(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  const answer = await page.request.post('/api/login', { data: { email, password }, headers: HEADERS })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** No finding of axe, of any weight, and nothing beyond the edge of the screen, once popups and dialogs have come to rest. */
export async function expectAccessible(page: Page): Promise<void> {
  let findings = await findingsOf(page)
  if (findings.length > 0) {
    await page.waitForTimeout(1000)
    findings = await findingsOf(page)
  }
  expect(findings, 'findings of axe').toEqual([])
}

async function findingsOf(page: Page): Promise<string[]> {
  // Quicker by far: a page of one document needs no second tab to put results together, and nobody reads what passed.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(page.frames().length === 1)
    .options({ resultTypes: ['violations'] })
  // Behind a dialog nothing can be reached: what lies above the page is looked at.
  if ((await page.locator('[aria-modal="true"]').count()) > 0) axe.include('[data-portal]')
  const { violations } = await axe.analyze()
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
    ...(beyond > 0 ? [`The page is ${beyond} pixels wider than the screen.`] : []),
  ]
}

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 770
}

/** The address in the newest mail of the demo mailbox to somebody. */
export async function linkInMailTo(page: Page, address: string): Promise<string> {
  await expect(async () => {
    await page.goto('/dev/mail')
    await expect(page.getByText(address).first()).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.getByRole('row').filter({ hasText: address }).getByRole('link').first().click()
  const text = await page.locator('body').innerText()
  const link = /https?:\/\/\S+\/accounts\/\S+/.exec(text)?.[0]
  if (link === undefined) throw new Error(`no link in the mail to ${address}`)
  return link
}

export const OWN_PASSWORD = 'Another-pass-2'

/** A new expert, from the form to the confirmed address, signed in. */
export async function register(page: Page, { first, last, address }: Newcomer): Promise<void> {
  await page.goto('/accounts/register')
  await page.getByLabel('First name').fill(first)
  await page.getByLabel('Last name').fill(last)
  await page.getByLabel('Email').fill(address)
  await page.getByLabel('Password', { exact: true }).fill(OWN_PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(OWN_PASSWORD)
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: /create|register/i }).click()
  await expect(page.getByText(address)).toBeVisible()
  await page.goto(await linkInMailTo(page, address))
  await expect(page.getByRole('heading', { name: `Welcome, ${first}` })).toBeVisible()
}

interface Newcomer {
  first: string
  last: string
  address: string
}

const FIRST_OF = {
  '{gig}': '/api/gigs?status[]=Published',
  '{expert}': '/api/experts?status[]=Approved',
} as const

/** An address in which `{gig}` stands for a published project that the reader may see, and `{expert}` for an approved expert. */
export async function withIds(page: Page, path: string): Promise<string> {
  let address = path
  for (const [word, list] of Object.entries(FIRST_OF)) {
    if (!address.includes(word)) continue
    const { data } = await (await page.request.get(list)).json()
    address = address.replace(word, data[0].id)
  }
  return address
}

/** How high, in px, what opens a link is, through the middle of it. */
export async function reachOf(link: Locator): Promise<number> {
  await link.scrollIntoViewIfNeeded()
  return await link.evaluate((element) => {
    element.scrollIntoView({ block: 'center' })
    const { left, width, top, height } = element.getBoundingClientRect()
    const isHit = (away: number) =>
      element.contains(document.elementFromPoint(left + width / 2, top + height / 2 + away))
    const edge = (step: 1 | -1) => {
      let away = 0
      while (isHit(away + step)) away += step
      return away
    }
    return edge(1) - edge(-1) + 1
  })
}
