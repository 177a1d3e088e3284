import { chmod, mkdir } from 'node:fs/promises'
import type { Places } from './config.ts'

/** The folders of DATA_DIR, each for us alone; the database makes its own. */
export async function makeFolders(config: Pick<Places, 'dataDir' | 'folders'>): Promise<void> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  // As root the database runs as another user, who must be able to pass through.
  await chmod(config.dataDir, process.getuid?.() === 0 ? 0o711 : 0o700)
  for (const folder of [config.folders.keys, config.folders.mail, config.folders.files]) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
  }
}
