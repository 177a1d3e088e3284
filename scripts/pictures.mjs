// `npm run pictures`: takes the pictures of the README anew, into docs/pictures.
import { spawnSync } from 'node:child_process'
import { buildWeb } from './build-web.mjs'

await buildWeb()
const { status } = spawnSync('playwright', ['test', '--config', 'e2e/pictures.config.ts'], {
  stdio: 'inherit',
})
process.exit(status ?? 1)
