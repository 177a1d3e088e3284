import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { nodePackage } from '../launch/own-node.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** The last commit, as somebody gets it. */
export function clone(folder) {
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, folder], { stdio: 'inherit' })
}

/**
 * npm as a newcomer runs it, on the Node of the system or on that in the folder `node`. `said` is all that it wrote,
 * `out` of its end what went to standard output.
 */
export function npm(folder, args, env, node) {
  const child = spawn('npm', args, {
    cwd: folder,
    env: { ...plainEnvironment(node), ...env },
    // A group of its own, so that a signal reaches npm and nobody else.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const written = { out: '', all: '' }
  child.stdout.on('data', (text) => {
    written.out += text
    written.all += text
  })
  child.stderr.on('data', (text) => (written.all += text))
  const ended = new Promise((resolve) =>
    child.on('close', (code, signal) =>
      resolve({ code: code ?? signal, out: written.out, said: written.all }),
    ),
  )
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  return { pid: child.pid, ended, hasEnded, said: () => written.all }
}

/** Nothing of the npm that may run us, nor of our packages; where packages come from stays. */
function plainEnvironment(node) {
  const { PATH = '', ...env } = process.env
  const kept = Object.entries(env).filter(
    ([name]) =>
      !/^(?:npm_(?!config_(?:registry|cache|userconfig|cafile)$)|NODE$|NODE_OPTIONS|INIT_CWD|DEMO$|DATA_DIR)/.test(
        name,
      ),
  )
  const system = PATH.split(delimiter).filter((folder) => !folder.includes('node_modules'))
  const path = node === undefined ? system : [node, ...system]
  return { ...Object.fromEntries(kept), PATH: path.join(delimiter) }
}

/** A Node of another major version, as the registry has it. Answers the folder of its program. */
export async function fetchNode(folder, major) {
  const name = nodePackage()
  mkdirSync(folder)
  const { code, said } = await npm(folder, ['install', '--no-save', '--prefix', folder, `${name}@${major}`])
    .ended
  if (code !== 0) throw new Error(`Node ${major} could not be fetched:\n${said}`)
  return join(folder, 'node_modules', name, 'bin')
}

/** Processes that work in the folder or were called with a path in it. */
export function traces(folder) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => placesOf(pid).some((place) => place.includes(folder)))
    .map(Number)
}

function placesOf(pid) {
  try {
    return [readlinkSync(`/proc/${pid}/cwd`), readFileSync(`/proc/${pid}/cmdline`, 'utf8')]
  } catch {
    return [] // It has just ended.
  }
}

/** @param {string | (() => string)} what we wait for, for the message */
export async function until(isTrue, milliseconds, what) {
  const deadline = Date.now() + milliseconds
  while (!(await isTrue())) {
    if (Date.now() > deadline)
      throw new Error(`Waited in vain for ${typeof what === 'string' ? what : what()}`)
    await sleep(100)
  }
}
