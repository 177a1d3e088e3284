import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stamp = join(root, 'apps/web/dist/.built-from')

/** Builds apps/web/dist when a source of it has changed since the last build. */
export function buildWeb() {
  const wanted = sourcesHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Building the web app ...')
  const { status, stdout, stderr } = spawnSync('vite', ['build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps/web'),
    encoding: 'utf8',
  })
  if (status !== 0) {
    console.error(`${stdout}${stderr}`)
    process.exit(1)
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
