// A tab of Chromium that can draw the pages of a PDF: pdf.js is served to it under DRAWING.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'

const DRAWING = 'http://scans.test/'
const packages = fileURLToPath(new URL('../../node_modules/pdfjs-dist/', import.meta.url))

export async function openDrawingTab() {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const tab = await browser.newPage()
  await tab.route(`${DRAWING}**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<canvas></canvas>' })
    return route.fulfill({
      contentType: pathname.endsWith('.mjs') ? 'text/javascript' : undefined,
      path: path.join(packages, pathname),
    })
  })
  await tab.goto(DRAWING)
  return { tab, close: () => browser.close() }
}
