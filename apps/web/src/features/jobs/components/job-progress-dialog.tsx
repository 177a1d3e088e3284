import type { Job } from '@guildhall/contract/jobs'
import { Button, Progress } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { copy } from '#features/jobs/copy.ts'
import { cancelJob, jobQueries } from '#features/jobs/queries.ts'
import { failureText } from '#platform/api-error.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import '#ui/theme/styles-upload.css'
import { RefusedList } from '#ui/lists/refused-list.tsx'
import { toasts } from '#ui/feedback/toasts.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

export type Props = {
  id: string
  /** `Rejecting experts` */
  title: string
  /** The toast of the end, and the title from then on: `3 reminded`. */
  doneText: (done: number) => string
  /** The work has ended, or somebody stopped waiting for it. */
  onEnd: () => void
  onClose: () => void
}

/** The progress of long work, what became of each part, and the way to stop it. */
export function JobProgressDialog({ id, title, doneText, onEnd, onClose }: Props) {
  const { data: job, error } = useQuery(jobQueries.job(id))
  const client = useQueryClient()
  const hasEnded = job !== undefined && job.status !== 'waiting' && job.status !== 'running'
  const succeeded = (job?.done ?? 0) - (job?.refused ?? 0)
  useEffect(() => {
    if (!hasEnded) return
    toasts[succeeded > 0 ? 'success' : 'info'](doneText(succeeded), { id: `job-${id}` })
    onEnd()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- words and callbacks may be new with each drawing; the end comes once
  }, [hasEnded])
  const cancel = async () => {
    await cancelJob(id).catch(() => undefined)
    await client.invalidateQueries({ queryKey: ['jobs', id] })
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={hasEnded ? doneText(succeeded) : title}
      actions={
        <>
          {!hasEnded && (
            <Button variant="default" onClick={() => void cancel()}>
              {copy.stop}
            </Button>
          )}
          <Button data-autofocus onClick={onClose}>
            {hasEnded ? copy.close : copy.goOnInTheBackground}
          </Button>
        </>
      }
    >
      {error !== null && <p role="alert">{failureText(error, 'find')}</p>}
      {job && <JobFacts job={job} />}
    </Dialog>
  )
}

function JobFacts({ job }: { job: Job }) {
  const share = job.total === 0 ? 100 : (job.done / job.total) * 100
  const refused = job.results.filter(({ status }) => status === 'refused')
  return (
    <div className={cx(layout['stack-12'], shared['figures'])}>
      <Progress value={share} aria-label={copy.progress} />
      <output>
        {copy.ofDone(job.done, job.total)}
        {job.status === 'cancelled' && ', stopped'}
      </output>
      {refused.length > 0 && <RefusedList count={job.refused} rows={refused} />}
    </div>
  )
}
