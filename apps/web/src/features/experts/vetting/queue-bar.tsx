import type { Queue, Review } from '@guildhall/contract/experts/vetting'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { prefixOf } from '#platform/addresses.ts'
import { useSignedIn } from '#platform/session.tsx'
import { useKeys } from '#ui/hooks/use-keys.ts'
import { copy } from '#features/experts/copy.ts'
import { cx } from '#ui/theme/class-names.ts'
import styles from './queue-bar.module.css'
import { vettingQueries } from './vetting-queries.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = { personId: string; status: string | null }

/** Where an applicant stands among those who wait, and the way to the one before and the one after. */
export function QueueBar({ personId, status }: Props) {
  const { data: review } = useQuery(vettingQueries.review(personId))
  if (review !== undefined) return <Bar review={review} />
  // Its line is kept for it, so that the page below stands still.
  return status === 'Pending' || status === 'Screened' ? <span className={styles['waiting']} /> : null
}

/** A decided expert has left the queue; their neighbours stay in reach until the page is closed. */
function Bar({ review: { status, queue } }: { review: Review }) {
  const [first] = useState({ status, queue })
  const isStanding = first.status === status
  const shown = (isStanding ? queue : undefined) ?? first.queue
  return shown === null ? null : <Steps queue={shown} status={first.status} isDecided={!isStanding} />
}

function Steps({ queue, status, isDecided }: { queue: Queue; status: string; isDecided: boolean }) {
  const { position, total, previous, next } = queue
  const prefix = prefixOf(useSignedIn()) ?? ''
  const navigate = useNavigate()
  const pathOf = ({ id }: { id: string }) => `/${prefix}/experts/${id}`
  const go = (to: Queue['next']) => to && (() => void navigate({ to: pathOf(to) }))
  useKeys({ j: go(next) ?? undefined, k: go(previous) ?? undefined })
  return (
    <nav className={layout['row-wrap-8']} aria-label={copy.expertsStatus(status)}>
      <span className={cx(shared['note'], styles['place'])}>
        {isDecided ? copy.decided : copy.ofPosition(position, total)}
      </span>
      <Step
        label={copy.previous}
        keyName="K"
        to={previous && { path: pathOf(previous), name: previous.name }}
      />
      <Step label={copy.next} keyName="J" to={next && { path: pathOf(next), name: next.name }} />
    </nav>
  )
}

type StepProps = { label: string; keyName: string; to: { path: string; name: string } | null }

function Step({ label, keyName, to }: StepProps) {
  if (to === null) {
    return (
      <Button variant="default" size="xs" disabled>
        {label}
      </Button>
    )
  }
  return (
    <Button
      variant="default"
      size="xs"
      component={Link}
      to={to.path}
      title={`${to.name} (${keyName})`}
      aria-keyshortcuts={keyName}
    >
      {label}
    </Button>
  )
}
