import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { dist, draftFolder, part, root } from './build/part.mjs'
import { publish } from './build/publish.mjs'

const source = join(root, 'apps/web')

/** The demo is looked at on the machine that serves it: there a fast build counts for more than the last 7 % of bytes. */
const isHurried = process.env.DEMO === '1'

export const web = part({
  name: 'web',
  isHurried,
  sources: [
    'apps/web/src',
    'apps/web/public',
    'packages/contract/src',
    'apps/web/index.html',
    'apps/web/vite.config.ts',
    'apps/web/expand-calls.ts',
    'apps/web/first-files.ts',
    'apps/web/icons.ts',
    'apps/web/lean-contract.ts',
    'apps/web/lean-fonts.ts',
    'apps/web/lean-react.ts',
    'apps/web/part-styles.ts',
    'apps/web/plain-values.ts',
    'apps/web/steady-ids.ts',
    'apps/web/style-order.ts',
    'apps/web/syntax-tree.ts',
    'apps/web/package.json',
    'package-lock.json',
  ],
  make,
})

/** Builds dist/web when a source of it has changed since the last build. */
export const buildWeb = web.bring

async function make() {
  const draft = draftFolder('web')
  rmSync(draft, { recursive: true, force: true })
  const vite = spawn(
    'vite',
    ['build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', relative(source, draft)],
    {
      cwd: source,
      // Also where somebody develops or tests: what is built is for production.
      env: { ...process.env, NODE_ENV: 'production', PACK_QUALITY: isHurried ? '9' : '11' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const ended = once(vite, 'close')
  const said = await Promise.all([buffer(vite.stdout), buffer(vite.stderr)])
  const [status] = await ended
  if (status !== 0) {
    console.error(Buffer.concat(said).toString())
    throw new Error('The web app could not be built.')
  }
  publish(draft, join(dist, 'web'), { hashed: 'assets' })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWeb()
