import { Switch } from '@mantine/core'
import { useThemeChoice } from '#features/accounts/use-theme-choice.ts'

/** Light or dark; nothing where the portal offers no choice. */
export function ThemeSwitch() {
  const choice = useThemeChoice()
  if (choice === undefined) return null
  return (
    <Switch
      label="Dark theme"
      description="Kept in your profile, for all your devices."
      checked={choice.isDark}
      disabled={choice.isPending}
      onChange={(event) => choice.choose(event.currentTarget.checked)}
    />
  )
}
