// `npm start` (demo) and `npm run serve` (production): builds what is stale, then becomes the server.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { server } from './build-server.mjs'
import { web } from './build-web.mjs'

// The server fills its database while the web is still being built.
const webBuilt = web.isFresh() ? undefined : build('web')
webBuilt?.catch(() => undefined) // The server waits for it, and says that it failed.
if (!server.isFresh())
  await build('server').catch(({ message }) => {
    console.error(message)
    process.exit(1)
  })
const { run } = await import('../dist/server/run.mjs')
await run(webBuilt)

/** In a process of its own: what it loads shall not stay in the memory of the server. */
async function build(name) {
  const program = fileURLToPath(new URL('build.mjs', import.meta.url))
  const [code] = await once(spawn(process.execPath, [program, name], { stdio: 'inherit' }), 'exit')
  if (code !== 0) throw new Error(`The ${name} could not be built; the reason stands above.`)
}
