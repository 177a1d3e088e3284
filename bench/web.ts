// What a browser loads before a page can be used, and what Lighthouse says of it on a desktop, against the real server.
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'
import { markdownTable } from './report.ts'

const BUILD = fileURLToPath(new URL('../scripts/build.mjs', import.meta.url))
const MAIN = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url))
const PORT = 3411
const DEBUG_PORT = 9411
const BASE = `http://127.0.0.1:${PORT}`
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const

/** kB of scripts and styles as sent, fonts apart, and the scores of Lighthouse. */
export async function benchWeb(): Promise<string> {
  execFileSync(process.execPath, [BUILD, 'web'], { stdio: 'inherit' })
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-bench-web-'))
  chmodSync(folder, 0o711)
  const env = { ...process.env, DEMO: '1', PORT: String(PORT), DATA_DIR: folder, LOG_LEVEL: 'error' }
  const server = spawn(process.execPath, [MAIN], { env, stdio: 'ignore' })
  try {
    await untilReady()
    return await measure()
  } finally {
    server.kill('SIGTERM')
    await new Promise((resolve) => server.once('exit', resolve))
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(): Promise<string> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--remote-debugging-port=${DEBUG_PORT}`,
    ],
  })
  try {
    const login = await rowOf(
      'login',
      await kilobytes(await browser.newPage(), '/accounts/login'),
      '/accounts/login',
    )
    const page = await browser.newPage()
    const cookie = await signIn(page)
    const list = await rowOf('activity list', await kilobytes(page, '/activities'), '/activities', cookie)
    return markdownTable(['first load', 'kB sent (brotli)', ...CATEGORIES, 'largest paint, s'], [login, list])
  } finally {
    await browser.close()
  }
}

/** Scripts and styles of a page opened with an empty cache: the bytes that crossed the wire, as Chromium takes them (brotli). */
async function kilobytes(page: Page, path: string): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.clearBrowserCache')
  const wanted = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script' || type === 'Stylesheet') wanted.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (wanted.has(requestId)) bytes += encodedDataLength
  })
  await page.goto(`${BASE}${path}`, { waitUntil: 'networkidle' })
  return bytes / 1000
}

async function signIn(page: Page): Promise<string> {
  const answer = await page.request.post(`${BASE}/api/login`, {
    data: { email: 'admin@demo.test', password: 'Demo-pass-1' },
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  })
  if (!answer.ok()) throw new Error(`The demo admin could not sign in: ${answer.status()}`)
  const [cookie] = await page.context().cookies()
  return `${cookie?.name ?? ''}=${cookie?.value ?? ''}`
}

async function rowOf(name: string, size: number, path: string, cookie?: string): Promise<string[]> {
  const flags = {
    port: DEBUG_PORT,
    onlyCategories: [...CATEGORIES],
    ...(cookie ? { extraHeaders: { Cookie: cookie } } : {}),
  }
  const result = await lighthouse(`${BASE}${path}`, flags, desktopConfig)
  if (result === undefined) throw new Error(`Lighthouse did not open ${path}.`)
  const { categories, audits } = result.lhr
  const scores = CATEGORIES.map((category) => String(Math.round((categories[category]?.score ?? 0) * 100)))
  const paint = (audits['largest-contentful-paint']?.numericValue ?? 0) / 1000
  return [name, size.toFixed(0), ...scores, paint.toFixed(2)]
}

async function untilReady(): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if ((await fetch(`${BASE}/readyz`).catch(() => undefined))?.ok === true) return
    await sleep(200)
  }
  throw new Error('The server did not come up.')
}
