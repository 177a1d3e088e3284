import { PasswordInput, type PasswordInputProps } from '@mantine/core'

type Props = Omit<PasswordInputProps, 'onChange'> & { onChange: (secret: string) => void }

/** The password of who is signed in, asked for once more. */
export function SecretInput({ onChange, ...input }: Props) {
  return (
    <PasswordInput
      {...input}
      autoComplete="current-password"
      visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0 }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
