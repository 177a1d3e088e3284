import { accounts } from '@guildhall/contract/accounts'
import type { ReactNode } from 'react'
import { urlOf } from '@guildhall/contract/calling'
import { copy } from '#features/accounts/copy.ts'
import { useConfig } from '#platform/session.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import styles from './oidc-button.module.css'

/** The ways in beside the password, below a line; nothing where there is none. */
export function OtherWays({ children }: { children: ReactNode }) {
  return <div className={cx(layout['stack-12'], styles['others'])}>{children}</div>
}

/** Sign in with another provider; only where one is configured. The browser itself follows the link. */
export function OidcButton({ redirect }: { redirect?: string | undefined }) {
  const { oidc } = useConfig()
  if (oidc === null) return null
  return (
    <a href={urlOf(accounts.startOidc, { query: { redirect } })} className={styles['button']}>
      {copy.continueWith(oidc.name)}
    </a>
  )
}
