import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, open, readFile, readlink, rename, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { isAlive, programOptions, type Cluster } from './cluster.ts'
import { DatabaseBroken, errorText } from './errors.ts'

const run = promisify(execFile)

/** The first process of a running PostgreSQL. */
export interface Postmaster {
  pid: number
  port: number
  /** It ran already when we came: its server was killed and left it behind. */
  adopted: boolean
}

// A crash recovery takes as long as there is log to replay; 7 s was the longest seen.
const startLimit = 120_000
const pollPause = 20
const logLimit = 10 * 2 ** 20

const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_line_prefix=%m [%p] ',
  // Details of errors carry people's values: they do not belong into a log.
  'log_error_verbosity=terse',
  'max_connections=100',
  'shared_buffers=256MB',
  'work_mem=16MB',
  'maintenance_work_mem=128MB',
  'effective_cache_size=1GB',
  'random_page_cost=1.1',
  'max_wal_size=2GB',
  'jit=off',
]
const durable = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on']
const fast = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_wal_senders=0',
  'wal_level=minimal',
  // Many portals share the one of the tests.
  'max_connections=200',
]

/** Adopts the PostgreSQL that runs on this cluster, or starts one; on `port` when given, else on a free one. */
export async function bringUp(cluster: Cluster, port?: number): Promise<Postmaster> {
  const deadline = Date.now() + startLimit
  while (Date.now() < deadline) {
    const running = await findRunning(cluster, deadline)
    if (running) return running
    const started = await launch(cluster, port ?? (await freePort()))
    if (started) return started
    await sleep(100)
  }
  throw new DatabaseBroken(
    `The database in ${cluster.folder} did not start within 2 minutes; see ${cluster.log}.`,
  )
}

/** Fast shutdown: ends all sessions, writes a checkpoint, waits until it is gone. */
export async function shutDown(cluster: Cluster) {
  const stop = ['stop', `--pgdata=${cluster.path}`, '--mode=fast', '--wait', '--timeout=60', '--silent']
  try {
    await run(cluster.binaries.pgCtl, stop, programOptions(cluster))
  } catch (error) {
    if (await readPidFile(cluster)) throw error
  }
}

async function findRunning(cluster: Cluster, deadline: number): Promise<Postmaster | undefined> {
  while (Date.now() < deadline) {
    const found = await readPidFile(cluster)
    if (!found) return undefined
    if (!(await runsHere(found.pid, cluster))) {
      await dropStalePidFile(cluster, found.pid)
      return undefined
    }
    if (found.status === 'ready') return { pid: found.pid, port: found.port, adopted: true }
    await sleep(pollPause)
  }
  return undefined
}

/** undefined: something of the last run is still in the way, try again. */
async function launch(cluster: Cluster, port: number): Promise<Postmaster | undefined> {
  const { child, logStart } = await spawnPostgres(cluster, port)
  const gone = once(child, 'exit').catch(() => undefined)
  const deadline = Date.now() + startLimit
  while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    const found = await readPidFile(cluster)
    if (found?.pid === child.pid && found?.status === 'ready') {
      return { pid: found.pid, port: found.port, adopted: false }
    }
    await Promise.race([gone, sleep(pollPause)])
  }
  return judgeFailure(cluster, await readLog(cluster, logStart))
}

async function spawnPostgres(cluster: Cluster, port: number) {
  const options = [...settings, ...(cluster.testing ? fast : durable), `port=${port}`]
  const log = await openLog(cluster)
  try {
    const logStart = (await log.stat()).size
    const args = ['-D', cluster.path, ...options.flatMap((option) => ['-c', option])]
    // Detached and without our stdio: it outlives a killed server, and Ctrl-C reaches us alone.
    const child = spawn(cluster.binaries.postgres, args, {
      ...programOptions(cluster),
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    })
    child.unref()
    return { child, logStart }
  } finally {
    await log.close()
  }
}

async function openLog(cluster: Cluster) {
  const size = await stat(cluster.log).then(
    (found) => found.size,
    () => 0,
  )
  if (size > logLimit) await rename(cluster.log, `${cluster.log}.1`)
  // The folder belongs to the database user: as root we follow no link that lies there.
  const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = constants
  const log = await open(cluster.log, O_APPEND | O_CREAT | O_NOFOLLOW | O_WRONLY, 0o600)
  if (cluster.user) await log.chown(cluster.user.uid, cluster.user.gid)
  return log
}

async function readLog(cluster: Cluster, start: number) {
  const log = await readFile(cluster.log)
  return log.subarray(start).toString('utf8')
}

// Another start of the same moment, backends of a killed postmaster that finish their statement, or a port just taken.
const passing =
  /lock file ".*" already exists|pre-existing shared memory block|Is another postmaster|could not create any TCP\/IP sockets|is still in use/

function judgeFailure(cluster: Cluster, log: string) {
  const reason =
    /(?:FATAL|PANIC): {2}(.*)/.exec(log)?.[1] ?? log.trim().split('\n').at(-1) ?? 'no reason given'
  if (passing.test(log)) return undefined
  throw new DatabaseBroken(
    `The database in ${cluster.folder} does not start: ${reason}. ` +
      `Restore the folder from a backup, or see ${cluster.log}.`,
  )
}

async function readPidFile(cluster: Cluster) {
  const text = await readFile(join(cluster.path, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n').map((line) => line.trim())
  const pid = Number(lines[0])
  // A file cut short is one that is being written at this moment.
  return pid > 0 ? { pid, port: Number(lines[3]), status: lines[7] ?? 'starting' } : undefined
}

/** Whether this process is a living postmaster of this cluster, and not another one that got its number later. */
async function runsHere(pid: number, cluster: Cluster) {
  if (!isAlive(pid)) return false
  if (process.platform === 'linux') {
    // A postmaster works in its data folder; a zombie works nowhere.
    return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === cluster.path
  }
  const { stdout } = await run('ps', ['-p', String(pid), '-o', 'command=']).catch(() => ({ stdout: '' }))
  return stdout.includes(cluster.path)
}

/** PostgreSQL clears the file of a dead process itself, but stays away when the number lives on in another one. */
async function dropStalePidFile(cluster: Cluster, pid: number) {
  if (isAlive(pid)) await rm(join(cluster.path, 'postmaster.pid'), { force: true })
}

/** Below the range that systems give to outgoing connections, so that it is free again after a crash. */
async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 10_000)
  const probe = createServer()
  try {
    probe.listen(port, '127.0.0.1')
    await once(probe, 'listening')
    return port
  } catch (error) {
    if (!/EADDRINUSE|EACCES/.test(errorText(error))) throw error
    return freePort()
  } finally {
    probe.close()
  }
}
