import { access, chmod, constants, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { errorCode } from '#platform/db/errors.ts'
import type { Places } from './config.ts'

/** DATA_DIR is no folder to work in. The message is one line: what, where, what to do. */
export class DataFolderUnusable extends Error {
  override readonly name = 'DataFolderUnusable'
}

const REASONS: Record<string, string> = {
  EEXIST: 'there is a file of this name',
  ENOTDIR: 'a part of its path is a file',
  EACCES: 'this user may not write there',
  EPERM: 'it belongs to another user',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOENT: 'it cannot be made there',
}

/** The folders of DATA_DIR, each for us alone; the database makes its own. */
export async function makeFolders(config: Pick<Places, 'dataDir' | 'folders'>): Promise<void> {
  const { dataDir, folders } = config
  // As root the database runs as another user, who must be able to pass through.
  await make(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700)
  for (const folder of [folders.keys, folders.mail, folders.files]) await make(folder, 0o700)
}

async function make(folder: string, mode: number): Promise<void> {
  try {
    await makeWithParents(folder, mode)
    // What others may read is narrowed; a folder that is right already may belong to somebody else.
    if (((await stat(folder)).mode & 0o777) !== mode) await chmod(folder, mode)
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const code = errorCode(error) ?? ''
    throw new DataFolderUnusable(
      `The data folder ${folder} cannot be used: ${REASONS[code] ?? code}. ` +
        'Set DATA_DIR to a folder that this user can write.',
      { cause: error },
    )
  }
}

/** As `recursive` of mkdir, which tries for ever where a system makes no folders (/proc). */
async function makeWithParents(folder: string, mode: number): Promise<void> {
  const found = await stat(folder).catch(exceptFor('ENOENT'))
  if (found?.isDirectory()) return
  if (found === undefined && dirname(folder) !== folder) await makeWithParents(dirname(folder), mode)
  // Another server may make it at the same moment.
  await mkdir(folder, { mode }).catch(exceptFor(found === undefined ? 'EEXIST' : ''))
}

function exceptFor(expected: string) {
  return (error: unknown) => {
    if (errorCode(error) !== expected) throw error
    return undefined
  }
}
