import { accounts } from '@guildhall/contract/accounts'
import { urlOf } from '#platform/api.ts'
import { useConfig } from '#platform/session.tsx'
import styles from './oidc-button.module.css'

/** Sign in with another provider; only where one is configured. The browser itself follows the link. */
export function OidcButton({ redirect }: { redirect?: string | undefined }) {
  const { oidc } = useConfig()
  if (oidc === null) return null
  return (
    <>
      <p className={styles['or']}>or</p>
      <a href={urlOf(accounts.startOidc, { query: { redirect } })} className={styles['button']}>
        Continue with {oidc.name}
      </a>
    </>
  )
}
