// What a browser loads before a page can be used, and what Lighthouse says of it on a desktop and a phone, against the real server.
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'
import * as z from 'zod/mini'
import { interactionTimes } from './interactions.ts'
import { markdownTable } from './report.ts'

const BUILD = fileURLToPath(new URL('../scripts/build.mjs', import.meta.url))
const MAIN = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url))
const PORT = 3411
const DEBUG_PORT = 9411
const BASE = `http://127.0.0.1:${PORT}`
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const PAGES = [
  { name: 'login', path: '/accounts/login', as: null },
  { name: 'experts', path: '/admin/experts', as: 'admin' },
  { name: 'projects of a manager', path: '/manager/projects', as: 'manager' },
  { name: 'project', path: '/manager/projects/{gig}', as: 'manager' },
  { name: 'hire board', path: '/manager/projects/{gig}/hire', as: 'manager' },
  { name: 'own profile', path: '/expert/profile', as: 'expert' },
  { name: 'own projects', path: '/expert/projects', as: 'expert' },
  { name: 'projects of a customer', path: '/customer/projects', as: 'customer' },
  { name: 'activities', path: '/activities', as: 'admin' },
] as const

/** kB of scripts and styles as sent, fonts apart, and what Lighthouse says. */
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
    const rows: string[][] = []
    for (const one of PAGES) {
      rows.push(await rowOf(await browser.newContext(), one))
      console.log(rows.at(-1)?.join(' '))
    }
    const head = ['page', 'kB sent', ...FORMS.flatMap((form) => COLUMNS.map((name) => `${form}: ${name}`))]
    const times = await interactionTimes(browser, BASE, (page) => signIn(page, 'admin'))
    return [markdownTable(head, rows), times].join('\n\n')
  } finally {
    await browser.close()
  }
}

const FORMS = ['desktop', 'phone'] as const
type Form = (typeof FORMS)[number]
const COLUMNS = ['scores', 'largest paint, s', 'blocked, ms', 'shift']

async function rowOf(context: BrowserContext, { name, path, as }: (typeof PAGES)[number]): Promise<string[]> {
  const page = await context.newPage()
  const cookie = as === null ? undefined : await signIn(page, as)
  const address = path.includes('{gig}') ? path.replace('{gig}', await published(page)) : path
  const size = await kilobytes(page, address)
  const measured: string[] = []
  for (const form of FORMS) measured.push(...(await scoresOf(address, form, cookie)))
  await context.close()
  return [name, size.toFixed(0), ...measured]
}

/** The id of a published project. */
async function published(page: Page): Promise<string> {
  const answer = await page.request.get(`${BASE}/api/gigs?status[]=Published`)
  const { data } = Ids.parse(await answer.json())
  return data[0]?.id ?? ''
}

const Ids = z.object({ data: z.array(z.object({ id: z.string() })) })

/** Scripts and styles of a page opened with an empty cache: the bytes that crossed the wire, as Chromium takes them (brotli). */
async function kilobytes(page: Page, path: string): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.clearBrowserCache')
  const wanted = new Set<string>()
  let bytes = 0
  // By their names: a style that is fetched ahead is of no type yet.
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/\.(?:js|css)$/.test(response.url)) wanted.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (wanted.has(requestId)) bytes += encodedDataLength
  })
  await page.goto(`${BASE}${path}`, { waitUntil: 'networkidle' })
  return bytes / 1000
}

async function signIn(page: Page, name: string): Promise<string> {
  const answer = await page.request.post(`${BASE}/api/login`, {
    data: { email: `${name}@demo.test`, password: 'Demo-pass-1' },
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  })
  if (!answer.ok()) throw new Error(`${name} could not sign in: ${answer.status()}`)
  const cookies = await page.context().cookies()
  return cookies.map(({ name: key, value }) => `${key}=${value}`).join('; ')
}

/** Lighthouse once differs from Lighthouse again by ten points where two cores carry browser, server and itself. */
const RUNS = 3

/** The scores in the order of `CATEGORIES`, and what hangs on the machine: of some runs the one in the middle. */
async function scoresOf(path: string, form: Form, cookie: string | undefined): Promise<string[]> {
  const runs: Run[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await runOf(path, form, cookie))
  const [middle] = runs.toSorted((a, b) => a.speed - b.speed).slice(Math.floor(RUNS / 2))
  return middle?.cells ?? []
}

type Run = { speed: number; cells: string[] }

async function runOf(path: string, form: Form, cookie: string | undefined): Promise<Run> {
  const flags = {
    port: DEBUG_PORT,
    onlyCategories: [...CATEGORIES],
    ...(cookie ? { extraHeaders: { Cookie: cookie } } : {}),
  }
  const result = await lighthouse(`${BASE}${path}`, flags, form === 'desktop' ? desktopConfig : undefined)
  if (result === undefined) throw new Error(`Lighthouse did not open ${path}.`)
  const { audits, categories, finalDisplayedUrl } = result.lhr
  if (new URL(finalDisplayedUrl).pathname !== path) throw new Error(`${path} led to ${finalDisplayedUrl}.`)
  const scores = CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100))
  const paint = (audits['largest-contentful-paint']?.numericValue ?? 0) / 1000
  const blocked = audits['total-blocking-time']?.numericValue ?? 0
  const shift = audits['cumulative-layout-shift']?.numericValue ?? 0
  const cells = [scores.join(' / '), paint.toFixed(1), blocked.toFixed(0), shift.toFixed(3)]
  return { speed: categories['performance']?.score ?? 0, cells }
}

async function untilReady(): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if ((await fetch(`${BASE}/readyz`).catch(() => undefined))?.ok === true) return
    await sleep(200)
  }
  throw new Error('The server did not come up.')
}
