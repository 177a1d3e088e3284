import type { PdfReader } from '#platform/files/plain-text.ts'
import type { Ctx, SignedIn } from '#platform/http/context.ts'
import type { Rules } from './policy.ts'

/** What becomes of somebody who is hired when the project closes. */
export interface Outcome {
  /** Of the engagement. */
  id: string
  outcome: 'completed' | 'terminated'
}

/** What gigs need from the running server. */
export interface GigsDeps {
  /** Whose name stands on a document. */
  product: string
  rules: () => Rules
  /** Reads the papers of clients where no file can harm the server. */
  readPdf: PdfReader
  /** Who manages a project or sees its experts has changed: their profiles hear of it. */
  onPeopleChanged: (ctx: Pick<Ctx, 'db' | 'actor' | 'now'>, gigId: string) => Promise<void>
  /** Hiring knows whether somebody may open files of a project yet. */
  requireFiles: (ctx: SignedIn, gigId: string) => Promise<void>
  /** Hiring ends what is open with experts, in the transaction of the closing. */
  onClosed: (ctx: SignedIn, gigId: string, outcomes: readonly Outcome[]) => Promise<void>
}
