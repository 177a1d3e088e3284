// `npm run e2e:production`: backup, two instances, failover, pooler, TLS proxy and image with real parts; arguments go to vitest.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const server = join(dirname(dirname(fileURLToPath(import.meta.url))), 'apps', 'server')
const PARTS = ['haproxy', 'pgbouncer', 'buildah', 'debootstrap']
// Debian puts servers where only root's PATH leads.
process.env.PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`

const missing = PARTS.filter(
  (name) => !process.env.PATH.split(':').some((folder) => existsSync(join(folder, name))),
)
if (missing.length > 0) install(missing)
const given = process.argv.slice(2)
const runs = [
  ['run', '--config', 'vitest.production.config.ts', ...given],
  ...(given.length === 0 ? [['run', 'test/backup.test.ts', 'test/production']] : []),
]
const results = runs.map((args) => spawnSync('vitest', args, { cwd: server, stdio: 'inherit' }).status)
process.exit(results.every((status) => status === 0) ? 0 : 1)

function install(names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.error(`Install ${names.join(' and ')} first: they are part of these tests.`)
    process.exit(1)
  }
  console.log(`Installing ${names.join(', ')} ...`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  })
}
