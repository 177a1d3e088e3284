import { accounts } from '@guildhall/contract/accounts'
import { useMutation } from '@tanstack/react-query'
import { call } from '#platform/api.ts'
import { failureText } from '#platform/api-error.ts'
import { signedIn, useConfig, useSignedIn } from '#platform/session.tsx'
import { toasts } from '#ui/toasts.tsx'

/** Light or dark, saved to the profile; undefined where the portal offers no choice (spec 000 §4). */
export function useThemeChoice() {
  const user = useSignedIn()
  const { dark_mode_enable: isOffered } = useConfig()
  const change = useMutation({
    mutationFn: async (isDark: boolean) =>
      (await call(accounts.setTheme, { body: { theme: isDark ? 'dark' : 'light' } })).data,
    onSuccess: signedIn,
    onError: (error) => toasts.error(failureText(error, 'update')),
  })
  if (!isOffered) return undefined
  const isDark = change.isPending ? change.variables : user.theme === 'dark'
  return { isDark, isPending: change.isPending, choose: change.mutate }
}
