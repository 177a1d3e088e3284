import IconMoon from '~icons/moon'
import IconSun from '~icons/sun'
import { themeCopy as copy } from '#features/accounts/theme-copy.ts'
import { useThemeChoice } from '#features/accounts/use-theme-choice.ts'
import styles from './theme-item.module.css'

/** The same choice as an entry of the account popup, which loads no more for it. */
export function ThemeItem({ className }: { className: string | undefined }) {
  const choice = useThemeChoice()
  if (choice === undefined) return null
  const { isDark, isPending, choose } = choice
  const Icon = isDark ? IconMoon : IconSun
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isDark}
      aria-disabled={isPending}
      className={className}
      onClick={() => isPending || choose(!isDark)}
    >
      <Icon size={18} stroke={1.6} aria-hidden />
      {copy.darkTheme}
      <span aria-hidden className={styles['value']}>
        {isDark ? copy.on : copy.off}
      </span>
    </button>
  )
}
