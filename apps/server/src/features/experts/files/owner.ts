import type { FileOwner } from '#platform/files/owner.ts'
import * as store from './store.ts'

/** The files of people. */
export const personFiles: FileOwner = {
  find: store.find,
  // The small picture of a photo belongs to the row of the large one.
  async knownKeys(db, keys) {
    const owners = await store.knownKeys(db, [...new Set(keys.map(ownerKey))])
    return new Set(keys.filter((key) => owners.has(ownerKey(key))))
  },
}

function ownerKey(key: string): string {
  return key.replace(/-84$/, '')
}
