import type { FileOwner } from '#platform/files/owner.ts'
import type { SignedLinks } from '#platform/files/signed-link.ts'
import type { Storage } from '#platform/files/storage.ts'

/** What the files of people are given by wiring.ts. */
export interface FilesDeps {
  storage: Storage
  links: SignedLinks
  /** Every feature that keeps files: the link to the bytes is one for all. */
  owners: readonly FileOwner[]
}
