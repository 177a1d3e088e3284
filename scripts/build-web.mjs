import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { alone } from './launch/lock.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stamp = join(root, 'apps/web/dist/.built-from')

/** Builds apps/web/dist when a source of it has changed since the last build; of several at once, one does it. */
export async function buildWeb() {
  if (isFresh()) return
  await alone(join(root, '.cache', 'build.lock'), async () => {
    if (!isFresh()) await build()
  })
}

function isFresh() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesHash()
}

async function build() {
  const wanted = sourcesHash()
  console.log('Building the web app ...')
  const vite = spawn('vite', ['build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps/web'),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(vite, 'close')
  const said = await Promise.all([buffer(vite.stdout), buffer(vite.stderr)])
  const [status] = await ended
  if (status !== 0) {
    console.error(Buffer.concat(said).toString())
    throw new Error('The web app could not be built.')
  }
  writeFileSync(stamp, wanted)
}

function sourcesHash() {
  const hash = createHash('sha256')
  for (const path of ['apps/web/src', 'apps/web/public', 'packages/contract/src']
    .flatMap((folder) => walk(join(root, folder)))
    .toSorted()) {
    hash.update(path.slice(root.length)).update(readFileSync(path))
  }
  for (const file of [
    'package-lock.json',
    'apps/web/index.html',
    'apps/web/vite.config.ts',
    'apps/web/package.json',
  ]) {
    hash.update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

function walk(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? walk(path) : [path]
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWeb()
