import { PASSWORD_RULES } from '@guildhall/contract/accounts'
import { useId, useState } from 'react'
import { PlainPasswordField, type FieldState } from '#ui/plain-controls.tsx'
import styles from './new-password-fields.module.css'

type Props = { password: FieldState; confirmation: FieldState; label?: string }

/** A new password with its rules, and the same once more. */
export function NewPasswordFields({ password, confirmation, label = 'New password' }: Props) {
  const [isFocused, setFocused] = useState(false)
  const [isHovered, setHovered] = useState(false)
  const rulesId = useId()
  return (
    <>
      <div
        className={styles['field']}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onMouseEnter={() => setHovered(true)}
        onMouseLeave={() => setHovered(false)}
      >
        <PlainPasswordField
          label={label}
          autoComplete="new-password"
          field={password}
          describedBy={rulesId}
        />
        <div id={rulesId} className={styles['rules']} hidden={!isFocused && !isHovered}>
          <Rules password={password.value} />
        </div>
      </div>
      <PlainPasswordField label="Confirm password" autoComplete="new-password" field={confirmation} />
    </>
  )
}

function Rules({ password }: { password: string }) {
  return (
    <ul className={styles['list']}>
      {PASSWORD_RULES.map(({ name, text, test }) => {
        const isMet = test.test(password)
        return (
          <li key={name} className={styles['rule']} data-met={isMet || undefined}>
            {text}
            <span className={styles['spoken']}>{isMet ? ', met' : ', not met'}</span>
          </li>
        )
      })}
    </ul>
  )
}
