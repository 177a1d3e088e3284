import { PASSWORD_RULES } from '@guildhall/contract/accounts'
import { useId, useState } from 'react'
import { copy } from '#features/accounts/copy.ts'
import { PlainPasswordField, type FieldState } from '#ui/fields/plain-controls.tsx'
import styles from './new-password-fields.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = { password: FieldState; confirmation: FieldState; label?: string; begins?: boolean }

/**
 * A new password with its rules, and the same once more. From the first focus on the rules stand in the flow and stay
 * there: they cover no other field, and nothing moves away under a click.
 */
export function NewPasswordFields({ password, confirmation, label = 'New password', begins = false }: Props) {
  const [isBegun, setBegun] = useState(false)
  const rulesId = useId()
  return (
    <>
      <div onFocus={() => setBegun(true)}>
        <PlainPasswordField
          label={label}
          autoComplete="new-password"
          field={password}
          describedBy={rulesId}
          begins={begins}
        />
        <div id={rulesId} className={styles['rules']} hidden={!isBegun}>
          <Rules password={password.value} />
        </div>
      </div>
      <PlainPasswordField
        label={copy.confirmField(label.toLowerCase())}
        autoComplete="new-password"
        field={confirmation}
      />
    </>
  )
}

function Rules({ password }: { password: string }) {
  return (
    <ul className={cx(shared['list'], styles['list'])}>
      {PASSWORD_RULES.map(({ name, text, test }) => {
        const isMet = test.test(password)
        return (
          <li
            key={name}
            className={cx(shared['quiet'], layout['row'], styles['rule'])}
            data-met={isMet || undefined}
          >
            {text}
            <span className={shared['hidden']}>{isMet ? ', met' : copy.notMet}</span>
          </li>
        )
      })}
    </ul>
  )
}
