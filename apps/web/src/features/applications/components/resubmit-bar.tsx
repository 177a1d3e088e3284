import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { copy } from '#features/applications/copy.ts'
import { completenessQuery } from '#features/applications/queries.ts'
import { useProfileSubmission } from '#features/applications/use-profile-submission.ts'
import { useSignedIn } from '#platform/session.tsx'
import { formatDateTime } from '#ui/text/date-format.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import styles from './steps/submit-bar.module.css'

/** Submitting again after a rejection, from the day on that it is possible; nothing where it is not. */
export function ResubmitBar() {
  const { id } = useSignedIn()
  const { data: known } = useQuery(completenessQuery(id))
  const { submit, message, isPending } = useProfileSubmission(id)
  const from = known?.data.can_submit_from
  if (!known || !from) return null
  const { canSubmit } = known.actions
  return (
    <section className={cx(layout['row-wrap'], styles['bar'])} aria-label={copy.submitYourApplicationAgain}>
      <div className={styles['message']}>
        <p role="status" data-tone={message === undefined ? undefined : 'danger'}>
          {message ?? (canSubmit ? AGAIN : later(formatDateTime(from)))}
        </p>
      </div>
      <Button onClick={() => void submit()} loading={isPending} disabled={!canSubmit}>
        {copy.submit}
      </Button>
    </section>
  )
}

const AGAIN = 'Change your profile where the reason asks for it, then submit your application again.'

function later(from: string): string {
  return `You can change your profile now and submit your application again from ${from} on.`
}
