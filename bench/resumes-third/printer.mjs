// Prints pages to PDF by headless Chromium, with fonts of the repository's packages.
import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'

const packageFile = (name) => fileURLToPath(new URL(`../../node_modules/${name}`, import.meta.url))
export const ROBOTO = (style) => packageFile(`pdfmake/fonts/Roboto/Roboto-${style}.ttf`)
const face = (family, file, weight = 400) =>
  `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/otf;base64,${fs.readFileSync(file).toString('base64')})}`
const FACES = {
  Roboto: () => face('Roboto', ROBOTO('Regular')) + face('Roboto', ROBOTO('Medium'), 700),
  Inter: () =>
    face('Inter', packageFile('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'), '100 900'),
  Han: () =>
    face('Han', packageFile('@embedpdf/fonts-sc/fonts/NotoSansHans-Regular.otf')) +
    face('Han', packageFile('@embedpdf/fonts-sc/fonts/NotoSansHans-Bold.otf'), 700),
}

export async function openPrinter() {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const tab = await browser.newPage()
  tab.setDefaultTimeout(180_000)
  const print = async (html) => {
    const faces = Object.entries(FACES).map(([family, css]) => (html.includes(family) ? css() : ''))
    await tab.setContent(html.replace('<style>', `<style>${faces.join('')}`), { waitUntil: 'load' })
    await tab.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())))
    await tab.evaluate(() => document.fonts.ready)
    return steady(await tab.pdf({ preferCSSPageSize: true, printBackground: true }))
  }
  return { print, close: () => browser.close() }
}

/** The same input gives the same bytes: the time stamps are the only difference. */
export function steady(bytes) {
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/\/(CreationDate|ModDate) \(D:[^)]*\)/g, (text, key) =>
      `/${key} (D:20260101000000+00'00')`.padEnd(text.length),
    )
}
