import { accounts } from '@guildhall/contract/accounts'
import { call } from '#platform/api.ts'
import { signedIn, useConfig, useSignedIn } from '#platform/session.tsx'
import { useWish } from '#platform/use-wish.ts'
import { useWrite } from '#platform/use-write.ts'

/** Light or dark, saved to the profile; undefined where the portal offers no choice (spec 000 §4). */
export function useThemeChoice() {
  const user = useSignedIn()
  const { dark_mode_enable: isOffered } = useConfig()
  const { run } = useWrite({ tells: 'by toast' })
  const change = (isDark: boolean) =>
    run(() => call(accounts.setTheme, { body: { theme: isDark ? 'dark' : 'light' } }), {
      onDone: ({ data }) => signedIn(data),
    })
  const { value: isDark, isPending, wish } = useWish(user.theme === 'dark', change)
  return isOffered ? { isDark, isPending, choose: wish } : undefined
}
