import type { AccountsDeps } from '#features/accounts/service.ts'
import type { Files } from '#platform/files/files.ts'
import type { MailTransport } from '#platform/mail/transport.ts'

/** What this feature is given by app.ts. */
export interface PrivacyDeps {
  accounts: AccountsDeps
  files: Pick<Files, 'storage' | 'links' | 'incoming'>
  mail: Pick<MailTransport, 'forget'>
}
