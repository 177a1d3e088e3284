import type { AccountsDeps } from '#features/accounts/service.ts'
import type { Files } from '#platform/files/files.ts'
import type { MailTransport } from '#platform/mail/transport.ts'
import type { PersonalPart } from '#platform/privacy/personal-part.ts'
import type { WrittenTexts } from '#platform/privacy/texts.ts'

/** What this feature is given by wiring.ts. */
export interface PrivacyDeps {
  accounts: AccountsDeps
  files: Pick<Files, 'storage' | 'links' | 'incoming'>
  mail: Pick<MailTransport, 'forget'>
  /** What all features keep of people, in the order of an erasure. */
  parts: readonly PersonalPart[]
  /** Every column in which somebody may write about others. */
  texts: WrittenTexts
}
