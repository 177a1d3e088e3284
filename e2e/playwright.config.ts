import { mkdtempSync, chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { shell } from './browser.ts'

const port = Number(process.env.E2E_PORT ?? 3210)
// Workers read this file again: only the first process makes the folder.
process.env.E2E_DATA_DIR ??= freshFolder()

// What a small screen lays out or handles in its own way. The other journeys walk the same code on any screen;
// `npm run e2e` walks them on the phone too with E2E_PHONE=all.
const ON_PHONES = [
  'application',
  'documents',
  'find-projects',
  'gigs',
  'hiring',
  'lists',
  'long-names',
  'notifications',
  'profile',
  'shell',
  'shifts',
  'theme',
  'today',
  'vetting',
  'work',
]
const phoneJourneys = process.env.E2E_PHONE === 'all' ? '**/*.test.ts' : `**/{${ON_PHONES.join()}}.test.ts`

export default defineConfig({
  testDir: '.',
  // Playwright empties it first: two runs at once have one each.
  outputDir: join('../test-results', process.env.E2E_RESULTS ?? ''),
  workers: 1,
  // A journey that fails once on a busy machine is told as flaky; one that fails twice is a failure.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: shell(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testMatch: phoneJourneys,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'node ../apps/server/src/main.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    // The demo network of a first start, on a busy machine.
    timeout: 480_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      DEMO: '1',
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      // The journeys sign in more often in a minute than people do.
      RATE_LIMIT_FACTOR: '50',
      LOG_LEVEL: 'error',
    },
  },
})

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-e2e-'))
  chmodSync(folder, 0o711)
  return folder
}
