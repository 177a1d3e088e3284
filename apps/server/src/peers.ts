import { openIdentityProvider } from '#platform/oidc/identity-provider.ts'
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
