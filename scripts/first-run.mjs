// What a newcomer types, tried in real fresh clones of the last commit: with the Node of the system first on the PATH
// and no packages. `npm test -- --first-run` (as CI runs it) counts it; `node scripts/first-run.mjs` does it alone.
import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publish } from './build/publish.mjs'
import { clone, fetchNode, npm, traces, until } from './first-run/clone.mjs'
import { nodeOf } from './launch/own-node.mjs'

const PORT = 3290
const ORIGIN = `http://127.0.0.1:${PORT}`
const MINUTES = 60_000

const STEPS = [
  ['npm start in a fresh clone serves and signs in; SIGTERM to npm alone ends all of it', firstStart],
  ['a second start, on Node 24, is ended by SIGHUP to npm alone', secondStart],
  ['a killed npm takes the server along', killedNpm],
  ['a killed npm takes along every program beside the server', severalPrograms],
  ['a taken port is said in one line that names PORT', takenPort],
  ['a file of the build before stays for a day', keepsOldFiles],
  ['of three builds at once one works and the others wait', builds],
  [
    'npm run parse as the first command on Node 22 prints JSON, after a first try that was stopped',
    firstParse,
  ],
]

/** @returns {Promise<{ passed: number, failed: number, names: string[] }>} the names of what failed */
export async function firstRuns() {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-first-run-'))
  chmodSync(folder, 0o711)
  const places = {
    started: join(folder, 'started'),
    parsed: join(folder, 'parsed'),
    node: join(folder, 'node'),
  }
  const counts = { passed: 0, failed: 0, names: [] }
  try {
    for (const place of [places.started, places.parsed]) clone(place)
    for (const [name, step] of STEPS) {
      const since = Date.now()
      const problem = await step(places).then(
        () => undefined,
        (error) => error,
      )
      counts[problem === undefined ? 'passed' : 'failed'] += 1
      const seconds = ((Date.now() - since) / 1000).toFixed(0)
      console.log(`${problem === undefined ? 'ok    ' : 'FAILED'} first run: ${name} (${seconds} s)`)
      if (problem === undefined) continue
      counts.names.push(`first run: ${name}`)
      console.log(problem)
    }
  } finally {
    for (const pid of traces(folder)) process.kill(pid, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  return counts
}

async function firstStart({ started }) {
  const server = await startedServer(started)
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
  const body = JSON.stringify({ email: 'admin@demo.test', password: 'Demo-pass-1' })
  const answer = await fetch(`${ORIGIN}/api/login`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`The sign-in was answered by ${answer.status}.`)
  const page = await (await fetch(`${ORIGIN}/`)).text()
  if (!page.includes('/assets/')) throw new Error('The first page is not that of the web app.')
  await endedBy('SIGTERM', server, started)
}

async function secondStart({ started }) {
  const own = dirname(nodeOf(started))
  await endedBy('SIGHUP', await startedServer(started, own), started)
}

async function killedNpm({ started }) {
  await endedBy('SIGKILL', await startedServer(started), started)
}

/** Each program under the launcher ends, not just the one that notices first. */
async function severalPrograms({ started }) {
  const program = `import('./scripts/launch/supervise.mjs').then(({ supervise }) =>
    ['301', '302', '303'].map((seconds) => supervise('sleep', [seconds], {})))`
  const env = { ...process.env, npm_lifecycle_event: 'start' }
  const shell = spawn('sh', ['-c', 'node -e "$1"; :', 'sh', program], { cwd: started, env, detached: true })
  await until(() => traces(started).length === 5, 10_000, 'a shell, a launcher, and three programs')
  await endedBy('SIGKILL', { pid: shell.pid, said: () => '' }, started)
}

async function takenPort({ started }) {
  const other = createServer().listen(PORT, '127.0.0.1')
  try {
    const { code, said } = await npm(started, ['start'], { PORT }).ended
    const lines = said.split('\n').filter((line) => /\bPORT\b/.test(line))
    if (code === 0 || lines.length !== 1 || /\n +at /.test(said))
      throw new Error(`It ended with ${code} and said:\n${said}`)
  } finally {
    other.close()
  }
}

async function builds({ started }) {
  rmSync(join(started, 'dist'), { recursive: true })
  const runs = [1, 2, 3].map(() => npm(started, ['run', 'build'], {}).ended)
  const ends = await Promise.all(runs)
  const built = ends.flatMap(({ said }) => said.match(/Building the \w+/g) ?? []).toSorted()
  if (ends.some(({ code }) => code !== 0) || built.join() !== 'Building the server,Building the web')
    throw new Error(`Built: ${built.join(', ')}\n${ends.map(({ said }) => said).join('\n')}`)
}

/** For the tabs that are open while the portal is updated. */
async function keepsOldFiles({ started }) {
  const folder = join(started, '.cache', 'published')
  const release = (name, now) => {
    const draft = `${folder}-draft`
    mkdirSync(join(draft, 'assets'), { recursive: true })
    writeFileSync(join(draft, 'assets', name), name)
    writeFileSync(join(draft, 'index.html'), name)
    publish(draft, folder, { hashed: 'assets', now })
    return readdirSync(join(folder, 'assets')).filter((file) => !file.startsWith('.'))
  }
  const hour = 60 * MINUTES
  release('page-aaaaaaaa.js', 0)
  const kept = [release('page-bbbbbbbb.js', hour), release('page-cccccccc.js', 26 * hour)]
  const expected = ['page-aaaaaaaa.js,page-bbbbbbbb.js', 'page-bbbbbbbb.js,page-cccccccc.js']
  if (kept.join(' ') !== expected.join(' ')) throw new Error(`Kept: ${kept.join(' ')}`)
}

async function firstParse({ parsed, node: folder }) {
  const node = await fetchNode(folder, 22)
  const args = ['run', '--silent', 'parse', '--', 'bench/resumes/pdf/even__ana.pdf']
  const stopped = npm(parsed, args, {}, node)
  await until(() => stopped.said().includes('Installing'), MINUTES, 'the installation to begin')
  await endedBy('SIGTERM', stopped, parsed)
  const { code, out } = await npm(parsed, args, {}, node).ended
  if (code !== 0 || typeof JSON.parse(out) !== 'object') throw new Error(`It ended with ${code}: ${out}`)
}

/** @param {string} [node] the folder of another Node than that of the system */
async function startedServer(folder, node) {
  const server = npm(folder, ['start'], { PORT, LOG_LEVEL: 'warn' }, node)
  const isReady = async () => {
    if (server.hasEnded()) throw new Error(`npm start ended:\n${server.said()}`)
    return fetch(`${ORIGIN}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  }
  await until(isReady, 5 * MINUTES, 'the server to be ready')
  return server
}

/** The signal goes to npm alone; then nothing may be left that works in the clone. */
async function endedBy(signal, { pid, said }, folder) {
  process.kill(pid, signal)
  await until(
    () => traces(folder).length === 0,
    20_000,
    () => `${traces(folder)} to end:\n${said()}`,
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { passed, failed } = await firstRuns()
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
