/** A backup or a place for it that does not do. The message is one line with what is wrong and what to do. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused'
}
