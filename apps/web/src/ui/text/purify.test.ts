// @vitest-environment node
import type { Browser, Page } from '@playwright/test'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from '#test/browser.ts'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launchBrowser()
  page = await browser.newPage()
  await page.setContent(
    `<meta http-equiv="content-security-policy" content="require-trusted-types-for 'script'; trusted-types dompurify">`,
  )
  await page.evaluate(await bundle())
}, 30_000)

afterAll(() => browser.close())

it('keeps emphasis, lists, paragraphs and links within the site', async () => {
  const html =
    '<p>a <b>b</b> <i>i</i> <strong>s</strong> <em>e</em><br></p><ul><li>x</li></ul><ol><li>y</li></ol><a href="/lorem?a=1#b">z</a>'

  expect(await shown(html)).toBe(html)
})

it.each([
  ['<script>alert(1)</script>x', 'x'],
  ['<img src=x onerror=alert(1)>x', 'x'],
  ['<p style="color:red" class="a" id="b" onclick="c()" data-d="1" aria-label="e">x</p>', '<p>x</p>'],
  ['<h1>x</h1><svg><a href="/a">y</a></svg>', 'x'],
  ['<math><mi><p title="</mi><img src onerror=alert(1)>">x</math>', ''],
  ['<iframe src="/a"></iframe><form action="/b"><input></form>x', 'x'],
  ['<a href="/a" target="_blank" ping="/b">x</a>', '<a href="/a">x</a>'],
])('takes out what is not allowed in %s', async (html, clean) => {
  expect(await shown(html)).toBe(clean)
})

it.each([
  'https://evil.test',
  '//evil.test',
  '/\\evil.test',
  'javascript:alert(1)',
  'java&#9;script:alert(1)',
  'mailto:a@b.test',
  'lorem',
  '/a\\b',
  '/&#9;/evil.test',
  '&#10;//evil.test',
])('takes the target from a link to %s', async (href) => {
  expect(await shown(`<a href="${href}">x</a>`)).toBe('<a>x</a>')
})

it('keeps headings, quotes and links to pages elsewhere in a text', async () => {
  const html =
    '<h3>a</h3><blockquote><p><u>b</u> <s>c</s></p></blockquote><pre><code>d</code></pre><a href="https://example.test/x">y</a>'

  expect(await shown(html, 'purifyText')).toBe(html)
})

it.each(['http://evil.test', '//evil.test', 'javascript:alert(1)', 'https://\\evil', 'data:text/html,x'])(
  'takes the target from a link to %s in a text',
  async (href) => {
    expect(await shown(`<a href="${href}">x</a><img src=x onerror=alert(1)>`, 'purifyText')).toBe('<a>x</a>')
  },
)

it('gives an editor clean nodes', async () => {
  const nodes = `[...purifier.purifiedNodes('<p onclick="a()">x</p><script>y</script>').childNodes].map((node) => node.outerHTML).join()`

  expect(await page.evaluate<string>(nodes)).toBe('<p>x</p>')
})

/** The markup of an element that shows the cleaned text, on a page that takes only trusted types. */
async function shown(html: string, by: 'purify' | 'purifyText' = 'purify'): Promise<string> {
  const clean = `purifier.${by}(${JSON.stringify(html)})`
  return page.evaluate<string>(
    `(() => { const box = document.createElement('div'); box.innerHTML = ${clean}; return box.innerHTML })()`,
  )
}

async function bundle(): Promise<string> {
  const entry = new URL('purify.ts', import.meta.url).pathname
  const lib = { entry, name: 'purifier', formats: ['iife' as const], fileName: 'purifier' }
  const result = await build({ configFile: false, logLevel: 'silent', build: { write: false, lib } })
  const [output] = Array.isArray(result) ? result : [result]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error('The purifier did not build.')
  return chunk.code.replace(/^(?:var|const) purifier/m, 'globalThis.purifier')
}
