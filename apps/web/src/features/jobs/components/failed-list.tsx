import { workName, type FailedWork } from '@guildhall/contract/jobs/care'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { copy } from '#features/jobs/copy.ts'
import { discardWork, retryWork } from '#features/jobs/queries.ts'
import { useWrite } from '#platform/use-write.ts'
import { Badge } from '#ui/marks/badge.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import styles from './failed-list.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** Work that failed, why, and what can be done about it. */
export function FailedList({ failed }: { failed: readonly FailedWork[] }) {
  const [leaving, setLeaving] = useState<FailedWork>()
  const again = useCare(retryWork, 'It is tried again now.')
  const discard = useCare(discardWork, 'The work has been discarded.')
  if (failed.length === 0)
    return (
      <p className={cx(layout['row-wrap-8'], shared['flush'])}>
        <Badge tone="success">{copy.allIsWell}</Badge> {copy.nothingHasFailed}
      </p>
    )
  return (
    <>
      <ul className={shared['list']} aria-label={copy.failedWork}>
        {failed.map((work) => (
          <li key={work.id} className={cx(layout['spread-wrap'], styles['work'])}>
            <Words work={work} />
            <div className={layout['wrap-8']}>
              <Button
                size="compact-md"
                variant="default"
                aria-label={copy.tryAgain(nameOf(work))}
                onClick={() => void again.care(work.id)}
              >
                {copy.tryAgainText}
              </Button>
              {work.actions.canDiscard && (
                <Button
                  size="compact-md"
                  variant="default"
                  c="var(--danger)"
                  aria-label={copy.discardNameOf(nameOf(work))}
                  onClick={() => setLeaving(work)}
                >
                  {copy.discard}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {leaving && (
        <ConfirmDialog
          opened
          destructive
          title={leaving.mail ? copy.discardThisMail : copy.discardThisWork}
          confirmLabel={copy.discard}
          cancelLabel={copy.cancel}
          pending={discard.isPending}
          onClose={() => setLeaving(undefined)}
          onConfirm={() => void discard.care(leaving.id).then(() => setLeaving(undefined))}
        >
          {leaving.mail
            ? copy.neverSentTo(leaving.mail.subject, leaving.mail.to)
            : copy.itWillNotBeDone(nameOf(leaving))}
        </ConfirmDialog>
      )}
    </>
  )
}

function Words({ work }: { work: FailedWork }) {
  return (
    <div className={cx(layout['stack-2'], styles['words'])}>
      <span className={shared['medium']}>{nameOf(work)}</span>
      <span className={shared['danger']}>{work.error}</span>
      <span className={shared['note']}>
        <Outlook work={work} />
      </span>
    </div>
  )
}

function Outlook({ work: { tries, most_tries: most, next_try_at: next } }: { work: FailedWork }) {
  if (next === null)
    return (
      <>
        {copy.givenUpAfter} {copy.tryCount(tries)}
      </>
    )
  if (tries === 0) return <>{copy.waitingToBeTriedAgain}</>
  return (
    <>
      {copy.retryState(tries, most)} <RelativeTime date={next} />
    </>
  )
}

/** What the work is, in words. */
function nameOf({ kind, mail }: FailedWork): string {
  return mail ? `Email to ${mail.to}: ${mail.subject}` : workName(kind)
}

function useCare(work: (id: string) => Promise<unknown>, said: string) {
  const { run, isPending } = useWrite({ tells: 'by toast', refetch: ['jobs'] })
  return { isPending, care: (id: string) => run(() => work(id), { said }) }
}
