import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { DatabaseBroken, errorText } from './errors.ts'

const run = promisify(execFile)

/** PostgreSQL refuses to run as root, so root's server starts it as this system user. */
export const osUserName = 'postgres'

export interface OsUser {
  uid: number
  gid: number
}

/** Who PostgreSQL has to run as, made when missing; undefined: as ourselves, because we are not root. */
export async function databaseUser(): Promise<OsUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  return (await findUser()) ?? (await createUser())
}

async function findUser(): Promise<OsUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', osUserName]), run('id', ['-g', osUserName])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

async function createUser(): Promise<OsUser> {
  let trouble = ''
  try {
    const flags = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent']
    await run('useradd', [...flags, '--shell', '/usr/sbin/nologin', osUserName])
  } catch (error) {
    trouble = errorText(error)
  }
  // A second server may have made it at the same moment: only the outcome counts.
  const user = await findUser()
  if (user) return user
  throw new DatabaseBroken(
    `PostgreSQL does not run as root, and the system user "${osUserName}" could not be made (${trouble.trim()}). ` +
      'Make it with useradd, run as another user, or set DATABASE_URL.',
  )
}

/** The first folder on the way to `path` that this user cannot enter, `path` itself included if it is a folder. */
export async function firstClosedFolder(path: string, user: OsUser): Promise<string | undefined> {
  for (const folder of [...parents(path), path]) {
    const { mode, uid, gid } = await stat(folder)
    const enterBit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if ((mode & enterBit) === 0) return folder
  }
  return undefined
}

function parents(path: string): string[] {
  const parent = dirname(path)
  return parent === path ? [] : [...parents(parent), parent]
}
