import type { SignedIn } from '#platform/http/context.ts'
import type { SignedLinks } from '#platform/files/signed-link.ts'
import type { Storage } from '#platform/files/storage.ts'

/** What the files of gigs are given by wiring.ts. */
export interface GigFilesDeps {
  storage: Storage
  links: SignedLinks
}

export interface GigFilesGuard {
  /** Refuses whoever has to wait for a gate of the project. */
  requireFiles: (ctx: SignedIn, gigId: string) => Promise<void>
}
