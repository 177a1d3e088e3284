import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { readUser } from '#platform/session.tsx'
import { goOn } from '#ui/dialogs/unsaved.ts'
import { useTimer } from '#ui/hooks/use-timer.ts'
import { WIZARD_DELAY } from './copy.ts'

/** To the profile, with everything asked anew (spec 001 §4.3: the reload after a submission). */
export function useLeaving() {
  const router = useRouter()
  const queries = useQueryClient()
  const timer = useTimer()
  return () =>
    timer.start(
      () =>
        goOn(async () => {
          await router.navigate({ to: '/expert/profile' })
          await Promise.all([readUser(), queries.invalidateQueries()])
          await router.invalidate()
        }),
      WIZARD_DELAY,
    )
}
