import { Button, PasswordInput, type PasswordInputProps } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { copy } from '#features/accounts/copy.ts'
import { settingsCopy } from '#features/accounts/settings-copy.ts'
import { useSignedIn } from '#platform/session.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import shared from '#ui/theme/shared.module.css'

/** The current password of the reader themselves; who has none is led to where they set one. */
export function OwnPassword({ label = copy.currentPassword, ...field }: PasswordInputProps) {
  if (useSignedIn().is_linkedIn)
    return (
      <Banner tone="warning" role="note">
        <p className={shared['flush']}>{settingsCopy.youSignInWithout}</p>
        <Button
          component={Link}
          to="/profile-settings?tab=password"
          variant="default"
          size="compact-md"
          mt={12}
        >
          {settingsCopy.setAPassword}
        </Button>
      </Banner>
    )
  return (
    <PasswordInput
      label={label}
      autoComplete="current-password"
      visibilityToggleButtonProps={{ 'aria-label': 'Show what is typed', tabIndex: 0 }}
      {...field}
    />
  )
}
