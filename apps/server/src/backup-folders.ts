import type { Places } from './config.ts'

/** The small folders of DATA_DIR that a backup takes along, by the names that they have in it. */
export function keptFolders({ folders }: Pick<Places, 'folders'>): Record<string, string> {
  return { keys: folders.keys }
}
