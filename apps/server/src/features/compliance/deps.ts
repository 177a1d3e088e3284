import type { PaperKind } from '@guildhall/contract/compliance/papers'
import type { SignedIn } from '#platform/http/context.ts'

/** What this feature is given by wiring.ts. */
export interface ComplianceDeps {
  /** What features below do when a text has a new version, in the same transaction. */
  onRenewed: (ctx: SignedIn, kind: PaperKind) => Promise<void>
}
