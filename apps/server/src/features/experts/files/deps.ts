import type { SignedLinks } from '#platform/files/signed-link.ts'
import type { Storage } from '#platform/files/storage.ts'

/** What the files of people are given by app.ts. */
export interface FilesDeps {
  storage: Storage
  links: SignedLinks
}
