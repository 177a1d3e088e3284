import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmod,
  chown,
  link,
  mkdir,
  open,
  readFile,
  readdir,
  realpath,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { findBinaries, type Binaries } from './binaries.ts'
import { DatabaseBroken, errorCode, errorText } from './errors.ts'
import { databaseUser, firstClosedFolder, osUserName, type OsUser } from './os-user.ts'

const run = promisify(execFile)

/** The major version whose data these programs can read. */
export const postgresVersion = '18'
export const ownerName = 'guildhall'

/** Everything that is known about one embedded database before it runs. */
export interface Cluster {
  /** Holds `cluster` (the data of PostgreSQL) and `postgres.log`. */
  folder: string
  path: string
  log: string
  password: string
  user: OsUser | undefined
  binaries: Binaries
  /** Trades safety for speed: tests only. */
  testing: boolean
}

/** Checks the folder, makes the database in it when there is none, and never touches one that looks wrong. */
export async function openCluster(folder: string, keysFolder: string, testing: boolean): Promise<Cluster> {
  const user = await databaseUser()
  const home = await openFolder(resolve(folder), user)
  const path = join(home, 'cluster')
  const passwordFile = join(resolve(keysFolder), 'postgres-password')
  const exists = await hasCluster(home)
  const [binaries, password] = await Promise.all([findBinaries(user), readPassword(passwordFile, exists)])
  const cluster = { folder: home, path, log: join(home, 'postgres.log'), password, user, binaries, testing }
  if (!exists) await initialise(cluster)
  await checkVersion(path)
  return cluster
}

/** As PostgreSQL's programs have to be run: fixed environment (none of our secrets), its own user, a folder it can enter. */
export function programOptions(cluster: Pick<Cluster, 'user'>) {
  const { PATH = '', SystemRoot = '' } = process.env
  return { cwd: '/', env: { PATH, SystemRoot, LC_ALL: 'C', TZ: 'UTC' }, ...cluster.user }
}

async function openFolder(folder: string, user: OsUser | undefined) {
  // Parents that we make must let the database user through.
  const made = await mkdir(dirname(folder), { recursive: true })
  if (made && user) await chmod(dirname(folder), 0o711)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const real = await realpath(folder)
  if (user) await chown(real, user.uid, user.gid)
  await chmod(real, 0o700)
  const closed = user && (await firstClosedFolder(real, user))
  if (!closed) return real
  throw new DatabaseBroken(
    `The database runs as the system user "${osUserName}", which cannot enter the folder ${closed}. ` +
      `Run "chmod o+x ${closed}", or set DATA_DIR to a folder elsewhere.`,
  )
}

async function hasCluster(folder: string) {
  const names = await readdir(folder)
  if (names.includes('cluster')) return true
  const foreign = names.find((name) => !/^(initialising-\d+.*|postgres\.log.*)$/.test(name))
  if (foreign === undefined) return false
  throw new DatabaseBroken(
    `The folder ${folder} holds no database but other files (${foreign}). Restore it from a backup, or move them away.`,
  )
}

async function readPassword(file: string, clusterExists: boolean) {
  const found = await readFile(file, 'utf8').catch(() => '')
  if (found.trim()) return found.trim()
  if (clusterExists) {
    throw new DatabaseBroken(`The password of the database is missing: restore ${file} from a backup.`)
  }
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  // Written aside and linked into place, so that of two servers starting at once both read the same whole password.
  const draft = `${file}.${process.pid}`
  await writeFile(draft, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 })
  await link(draft, file).catch(() => undefined)
  await rm(draft)
  return (await readFile(file, 'utf8')).trim()
}

/** initdb works aside and the result is moved into place: a crash half way leaves nothing that looks like a database. */
async function initialise(cluster: Cluster) {
  await clearLeftovers(cluster.folder)
  const draft = join(cluster.folder, `initialising-${process.pid}`)
  const passwordFile = `${draft}.password`
  try {
    await lendPassword(cluster, passwordFile)
    await run(cluster.binaries.initdb, initArguments(cluster, draft, passwordFile), programOptions(cluster))
    await rename(draft, cluster.path)
  } catch (error) {
    // Another server was faster: its database is as good as ours.
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) {
      throw new DatabaseBroken(`The database could not be created in ${cluster.folder}: ${oneLine(error)}`)
    }
  } finally {
    await rm(passwordFile, { force: true })
    await rm(draft, { recursive: true, force: true })
  }
}

// The builtin C.UTF-8 orders by code point, the same on every system and in every release, so indexes never go stale;
// lists for people sort by the collation "alphabetical" of the first migration.
function initArguments(cluster: Cluster, draft: string, passwordFile: string) {
  const fixed = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--no-instructions']
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const place = [`--pgdata=${draft}`, `--username=${ownerName}`, `--pwfile=${passwordFile}`]
  return [...place, ...fixed, ...locale, ...(cluster.testing ? ['--no-sync'] : [])]
}

/** initdb reads the password from a file of its own user, which is gone a moment later. */
async function lendPassword({ password, user }: Cluster, file: string) {
  const handle = await open(file, 'wx', 0o600)
  try {
    if (user) await handle.chown(user.uid, user.gid)
    await handle.writeFile(`${password}\n`)
  } finally {
    await handle.close()
  }
}

async function clearLeftovers(folder: string) {
  for (const name of await readdir(folder)) {
    const pid = /^initialising-(\d+)/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) await rm(join(folder, name), { recursive: true, force: true })
  }
}

export function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

async function checkVersion(path: string) {
  const version = (await readFile(join(path, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  if (version === postgresVersion) return
  throw new DatabaseBroken(
    version
      ? `The database in ${path} was made by PostgreSQL ${version}, this is PostgreSQL ${postgresVersion}. Upgrade it, or restore a backup.`
      : `The database in ${path} is damaged: its file PG_VERSION is missing. Restore the folder from a backup.`,
  )
}

/** What a program said last, after the line that repeats how it was called. */
function oneLine(error: unknown) {
  const [call = '', ...said] = errorText(error).trim().split('\n')
  return (said.find((line) => line.includes('error:')) ?? said[0] ?? call).trim()
}
