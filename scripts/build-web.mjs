import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { dist, draftFolder, part, root } from './build/part.mjs'
import { publish } from './build/publish.mjs'

const source = join(root, 'apps/web')

export const web = part({
  name: 'web',
  sources: [
    'apps/web/src',
    'apps/web/public',
    'packages/contract/src',
    'apps/web/index.html',
    'apps/web/vite.config.ts',
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
