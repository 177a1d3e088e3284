import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useState } from 'react'
import { copy } from '#features/accounts/copy.ts'

type Props = PasswordInputProps & {
  /** What the server answered last. */
  code: string | undefined
}

/** Stands there once the server has asked for the current password, because the sign-in was some time ago. */
export function ConfirmPassword({ code, ...field }: Props) {
  const [isAsked, setAsked] = useState(false)
  if (code === 'password_needed' && !isAsked) setAsked(true)
  if (!isAsked) return null
  return (
    <PasswordInput
      label={copy.currentPassword}
      autoComplete="current-password"
      visibilityToggleButtonProps={{ 'aria-label': 'Show what is typed', tabIndex: 0 }}
      {...field}
    />
  )
}
