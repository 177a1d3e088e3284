import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useState } from 'react'

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
      label="Current password"
      autoComplete="current-password"
      visibilityToggleButtonProps={{ 'aria-label': 'Show what is typed', tabIndex: 0 }}
      {...field}
    />
  )
}
