// `npm run e2e`: the browser journeys alone; arguments go to Playwright.
import { spawnSync } from 'node:child_process'
import { buildWeb } from './build-web.mjs'

await buildWeb()
const { status } = spawnSync(
  'playwright',
  ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)],
  { stdio: 'inherit' },
)
process.exit(status ?? 1)
