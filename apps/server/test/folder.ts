import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface TestFolder {
  path: string
  remove(): Promise<void>
}

/** A fresh folder that other system users may pass through: as root the database runs as one of them. */
export async function createTestFolder(prefix = 'guildhall-test-'): Promise<TestFolder> {
  const path = await mkdtemp(join(tmpdir(), prefix))
  await chmod(path, 0o711)
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}
