import type { FileOwner } from '#platform/files/owner.ts'
import * as store from './store.ts'

/** The files of gigs. */
export const gigFiles: FileOwner = { find: store.findStored, knownKeys: store.knownKeys }
