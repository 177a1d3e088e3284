import { Switch } from '@mantine/core'
import { settingsCopy } from '#features/accounts/settings-copy.ts'
import { themeCopy } from '#features/accounts/theme-copy.ts'
import { useThemeChoice } from '#features/accounts/use-theme-choice.ts'

/** Light or dark; nothing where the portal offers no choice. */
export function ThemeSwitch() {
  const choice = useThemeChoice()
  if (choice === undefined) return null
  return (
    <Switch
      label={themeCopy.darkTheme}
      description={settingsCopy.darkThemeHelp}
      checked={choice.isDark}
      disabled={choice.isPending}
      onChange={(event) => choice.choose(event.currentTarget.checked)}
    />
  )
}
