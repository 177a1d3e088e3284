import type { Db } from '#platform/db/database.ts'
import type { FilesOptions } from '#platform/files/files.ts'
import type { MailOptions } from '#platform/mail/transport.ts'
import { openIdentityProvider } from '#platform/oidc/identity-provider.ts'
import type { Sealer } from '#platform/secrets/sealing.ts'
import * as brought from './brought.ts'
import type { Config } from './config.ts'

/** The push messages of the configuration, which holds all three of their values or none. */
export function pushOf({
  PUSH_INSTANCE_ID: instanceId,
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  PUSH_TEST_ORIGIN: testOrigin,
  publicUrl,
  isHttps,
}: Config) {
  if (instanceId === undefined || publicKey === undefined || privateKey === undefined) return null
  const contact = isHttps ? publicUrl : `mailto:no-reply@${new URL(publicUrl).hostname}`
  return { instanceId, publicKey, privateKey, testOrigin, contact }
}

/** The identity provider of the configuration, which holds all three of its values or none. */
export function providerOf(
  {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_DOMAINS: domains,
    publicUrl,
  }: Config,
  onTrouble: (error: unknown) => void,
) {
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return null
  return openIdentityProvider({
    issuer,
    clientId,
    clientSecret,
    redirectUri: `${publicUrl}/api/auth/linkedin/callback`,
    domains,
    onTrouble,
  })
}

/** Where files are kept, and where links to them lead. */
export function filesOptions(config: Config, db: Db, sealer: Sealer): FilesOptions {
  const { FILES_HOST: host, FILES_URL: url, publicUrl } = config
  const origin = host === undefined ? publicUrl : `${new URL(publicUrl).protocol}//${host}`
  return { db, folder: config.folders.files, url, origin, sealer, owners: brought.fileOwners }
}

/** Who takes the mails; a folder where nobody is named. */
export function mailOptions(config: Config): MailOptions {
  return {
    smtpUrl: config.SMTP_URL,
    folder: config.folders.mail,
    from: config.mailFrom,
    publicUrl: config.publicUrl,
  }
}
