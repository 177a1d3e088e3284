import { PasswordInput, VisuallyHidden } from '@mantine/core'
import type { PasswordInputProps } from '@mantine/core'
import IconCheck from '~icons/check'
import IconCircle from '~icons/circle'
import { useId, useState } from 'react'
import styles from './password-field.module.css'
import { passwordRules } from './password-rules.ts'
import type { PasswordRule } from './password-rules.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { Popover } from '#ui/popups/popover.tsx'

type Props = Omit<PasswordInputProps, 'value'> & { value: string }

/** A new password; on hover and focus it shows each rule and whether it is kept. */
export function PasswordField({ value, onFocus, onBlur, ...props }: Props) {
  const [isFocused, setFocused] = useState(false)
  const [isHovered, setHovered] = useState(false)
  const rulesId = useId()
  const rules = passwordRules(value)
  return (
    <>
      <Popover
        opened={isFocused || isHovered}
        position="top-start"
        dropdown={{ className: cx(styles['rules']) }}
        width="target"
        withinPortal={false}
        withRoles={false}
        target={
          <div onMouseEnter={() => setHovered(true)} onMouseLeave={() => setHovered(false)}>
            <PasswordInput
              autoComplete="new-password"
              {...props}
              value={value}
              aria-describedby={rulesId}
              onFocus={(event) => {
                setFocused(true)
                onFocus?.(event)
              }}
              onBlur={(event) => {
                setFocused(false)
                onBlur?.(event)
              }}
              visibilityToggleButtonProps={{ 'aria-label': 'Show what is typed', tabIndex: 0 }}
            />
          </div>
        }
      >
        <Rules rules={rules} />
      </Popover>
      <p id={rulesId} className={cx(shared['hidden'], shared['flush'])} aria-live="polite">
        {missing(rules)}
      </p>
    </>
  )
}

function Rules({ rules }: { rules: PasswordRule[] }) {
  return (
    <ul className={cx(shared['list'], shared['small'], layout['stack-4'])}>
      {rules.map(({ text, isMet }) => {
        const Icon = isMet ? IconCheck : IconCircle
        return (
          <li
            key={text}
            className={cx(shared['quiet'], layout['row-8'], styles['rule'])}
            data-met={isMet || undefined}
          >
            <Icon size={14} stroke={2} aria-hidden />
            {text}
            <VisuallyHidden>{isMet ? ', met' : ', not met'}</VisuallyHidden>
          </li>
        )
      })}
    </ul>
  )
}

function missing(rules: PasswordRule[]): string {
  const open = rules.filter(({ isMet }) => !isMet).map(({ text }) => text.toLowerCase())
  return open.length > 0 ? `Still needed: ${open.join(', ')}` : 'All rules are met'
}
