// `npm start` (demo) and `npm run serve` (production): builds what is stale, then becomes the server.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { server } from './build-server.mjs'
import { web } from './build-web.mjs'

if (!web.isFresh() || !server.isFresh()) await build()
await import('../dist/server/main.mjs')

/** In a process of its own: what it loads shall not stay in the memory of the server. */
async function build() {
  const builder = spawn(process.execPath, [fileURLToPath(new URL('build.mjs', import.meta.url))], {
    stdio: 'inherit',
  })
  const [code] = await once(builder, 'exit')
  if (code !== 0) process.exit(1)
}
