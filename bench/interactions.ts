// How soon a page of a hundred rows paints again after a key or a press, on a processor that is four times slower.
import type { Browser, CDPSession, Page } from '@playwright/test'
import { markdownTable } from './report.ts'

const SLOWER = 4
/** Between two acts, so that each paints on its own. */
const PAUSE = 1200
/** Each opens the page anew, so that every act is the first of its kind there; the one in the middle counts. */
const RUNS = 3
const LISTS = ['/activities', '/users', '/admin/projects'] as const

interface Act {
  what: string
  /** Done before the clock runs; gives what is timed. */
  ready: (page: Page) => Promise<() => Promise<void>>
}

const ACTS: readonly Act[] = [
  {
    what: 'a letter in the search',
    async ready(page) {
      await page.getByRole('searchbox').first().focus()
      return () => page.keyboard.press('a')
    },
  },
  {
    what: 'a heading that sorts',
    async ready(page) {
      const box = await page.locator('th button').first().boundingBox()
      const [x, y] = box === null ? [0, 0] : [box.x + box.width / 2, box.y + box.height / 2]
      await page.mouse.move(x, y)
      return () => page.mouse.click(x, y)
    },
  },
  { what: 'the palette', ready: async (page) => () => page.keyboard.press('Control+k') },
]

/** Milliseconds from the input to the next paint, as the browser times it in steps of 8, the middle of three; `signIn` signs the page in. */
export async function interactionTimes(
  browser: Browser,
  base: string,
  signIn: (page: Page) => Promise<unknown>,
): Promise<string> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await signIn(page)
  await page.request.put(`${base}/api/settings`, {
    data: { limits: { list_page_size: 100 } },
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  })
  const session = await context.newCDPSession(page)
  const rows: string[][] = []
  for (const path of LISTS) {
    const runs: number[][] = []
    for (let run = 0; run < RUNS; run += 1) runs.push(await timesOf(page, session, base + path))
    const shown = await page.getByRole('row').count()
    rows.push([
      path,
      String(shown - 1),
      ...ACTS.map((_, act) => middle(runs.map((times) => times[act] ?? 0))),
    ])
    console.log(rows.at(-1)?.join(' '))
  }
  await context.close()
  return markdownTable(['list', 'rows', ...ACTS.map(({ what }) => `${what}, ms`)], rows)
}

/** What each act takes on a page that has just been opened. */
async function timesOf(page: Page, session: CDPSession, address: string): Promise<number[]> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.goto(address, { waitUntil: 'networkidle' })
  // What comes with the first move (decision 230) has come when somebody presses.
  await page.mouse.move(700, 500)
  await page.waitForTimeout(PAUSE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const times: number[] = []
  for (const act of ACTS) times.push(await timeOf(page, act))
  return times
}

function middle(times: readonly number[]): string {
  const time = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
  // Shorter ones are not told.
  return time === 0 ? '< 16' : time.toFixed(0)
}

/** The longest of the events that an act is made of. */
async function timeOf(page: Page, act: Act): Promise<number> {
  const run = await act.ready(page)
  await page.waitForTimeout(PAUSE)
  await page.evaluate(() => {
    const seen: number[] = []
    const kind = { type: 'event', durationThreshold: 16 }
    Reflect.set(window, 'durations', seen)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push(entry.duration)
    }).observe(kind)
  })
  await run()
  await page.waitForTimeout(PAUSE)
  return await page.evaluate(() => {
    const seen: unknown = Reflect.get(window, 'durations')
    return Array.isArray(seen) ? Math.max(0, ...seen.map(Number)) : 0
  })
}
