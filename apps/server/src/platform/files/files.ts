import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '#platform/db/database.ts'
import type { Sealer } from '#platform/secrets/sealing.ts'
import type { FileOwner } from './owner.ts'
import { withHeldRemovals } from './removals.ts'
import { createSignedLinks, type SignedLinks } from './signed-link.ts'
import { diskStorage, s3Storage, type OnTrouble, type Storage } from './storage.ts'
import { createUploads, type Uploads } from './upload.ts'

export interface FilesOptions {
  db: Db
  /** Below it files on their way, and without `url` all others. */
  folder: string
  /** `s3://...` instead of the disk. */
  url: string | undefined
  /** Origin of the links to files, without a slash at the end. */
  origin: string
  sealer: Sealer
  /** Every feature that keeps files. */
  owners: readonly FileOwner[]
  onTrouble?: OnTrouble
}

export interface Files {
  storage: Storage
  uploads: Uploads
  links: SignedLinks
  /** Where files on their way lie. */
  incoming: string
  owners: readonly FileOwner[]
}

/** Everything about the bytes of files; what they mean is the features' business. */
export async function openFiles(options: FilesOptions): Promise<Files> {
  const { db, folder, origin, sealer, owners } = options
  const incoming = join(folder, 'incoming')
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  return {
    storage: withHeldRemovals(await openStorage(options), db),
    uploads: createUploads({ folder: incoming }),
    links: createSignedLinks(sealer, origin),
    incoming,
    owners,
  }
}

/** Where the bytes of files are kept. */
export async function openStorage({
  folder,
  url,
  onTrouble,
}: Pick<FilesOptions, 'folder' | 'url' | 'onTrouble'>): Promise<Storage> {
  if (url !== undefined) return s3Storage(url, onTrouble)
  const kept = join(folder, 'kept')
  await mkdir(kept, { recursive: true, mode: 0o700 })
  return diskStorage(kept, onTrouble)
}
