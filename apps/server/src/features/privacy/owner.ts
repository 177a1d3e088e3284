import type { FileOwner } from '#platform/files/owner.ts'
import * as store from './store.ts'

/** The archives of exports. */
export const exportFiles: FileOwner = { find: store.storedExport, knownKeys: store.knownKeys }
