import { expect, expectAccessible, isPhone, signIn, test } from './journey.ts'

const ATTACKS = [
  '<img src=x onerror="alert(1)">',
  '<svg onload="alert(1)"><script>alert(1)</script></svg>',
  '<a href="javascript:alert(1)">read on</a>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<details open ontoggle="alert(1)">more</details>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
]

test('a stranger reads the questions for everybody', async ({ page }) => {
  await page.goto('/faqs')
  await expect(page.getByRole('heading', { name: 'FAQS' })).toBeVisible()
  await expect(page.getByText('What do the statuses of my application mean?')).toHaveCount(0)
  await page.getByRole('button', { name: 'Expand' }).first().click()
  await expect(page.getByText('Guildhall is the network of independent experts')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('searchbox', { name: 'Search questions' }).fill('password')
  await expect(page.getByText('I forgot my password. What can I do?')).toBeVisible()
  await expect(page.getByText('What is Guildhall?')).toHaveCount(0)
})

test('an expert finds more below the first ten', async ({ page }) => {
  await signIn(page, 'expert@demo.test', '/expert/faqs')
  await page.getByRole('button', { name: /^Show more \(\d+\)$/ }).click()

  await expect(page.getByText('How should I set my rate?')).toBeVisible()
  await expect(page.getByText('Who approves my project?')).toHaveCount(0)
})

test('an administrator writes, previews, moves and deletes a question', async ({ page, browser }) => {
  const title = `May I bring a colleague ${Date.now()}?`
  await signIn(page, 'admin@demo.test', '/admin/faqs')
  const editor = page.waitForRequest(/\/assets\/rich-text-editor[^/]*\.js$/)
  await page.getByRole('link', { name: 'Edit questions' }).click()
  await expect(page.getByRole('heading', { name: 'Edit questions' })).toBeVisible()
  await expectAccessible(page)
  // Nobody waits for it in the dialog.
  await editor
  await page.getByRole('button', { name: 'Add question' }).click()
  await page.getByRole('textbox', { name: 'Question' }).fill(title)
  const answer = page.getByRole('textbox', { name: 'Answer' })
  await answer.fill('Yes, one at a time.')
  // A phone zooms into smaller letters as soon as somebody types.
  if (isPhone(page)) await expect(answer).toHaveCSS('font-size', '16px')
  await page.getByLabel('Published').check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('region', { name: 'Preview' }).getByText('Yes, one at a time.')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The question has been added.')).toBeVisible()
  await page.getByRole('button', { name: `Move up: ${title}` }).click()
  await page.getByRole('button', { name: `Drag: ${title}` }).press('Space')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(page.getByText(/^Now at place \d+ of \d+$/)).toBeAttached()

  const stranger = await browser.newPage()
  await stranger.goto('/faqs?keyword=colleague')
  await expect(stranger.getByText(title)).toBeVisible()
  await stranger.close()

  await page.getByRole('button', { name: `Delete: ${title}` }).click()
  await page.getByRole('button', { name: 'DELETE', exact: true }).click()
  await expect(page.getByText('The question has been deleted.')).toBeVisible()
})

test('an answer never runs code', async ({ page, browser }) => {
  await signIn(page, 'admin@demo.test')
  const title = `Harmless ${Date.now()}`
  const id = await page.evaluate(
    async ([name, body]) => {
      const form = {
        title: name,
        body: `<p>Words</p>${body}`,
        audience: 'public',
        roles: [],
        is_published: true,
      }
      const headers = { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' }
      const answer = await fetch('/api/faqs', { method: 'POST', headers, body: JSON.stringify(form) })
      return JSON.stringify(await answer.json())
    },
    [title, ATTACKS.join('')],
  )
  expect(id).toContain(title)

  const stranger = await browser.newPage()
  let alerts = 0
  stranger.on('dialog', (dialog) => {
    alerts += 1
    void dialog.dismiss()
  })
  await stranger.goto(`/faqs?keyword=${encodeURIComponent(title)}`)
  await stranger.getByRole('button', { name: 'Expand' }).click()
  await expect(stranger.getByText('Words')).toBeVisible()
  await stranger.waitForTimeout(500)

  expect(alerts).toBe(0)
  await expect(stranger.locator('main :is(img, svg[onload], iframe, script)')).toHaveCount(0)
  await stranger.close()
})
