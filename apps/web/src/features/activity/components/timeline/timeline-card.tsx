import type { ActivitySummary } from '@guildhall/contract/activity'
import { ActionIcon } from '@mantine/core'
import IconChevronDown from '~icons/chevron-down'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { RefObject } from 'react'
import { copy } from '#features/activity/copy.ts'
import { formatDateTime, formatTime } from '#ui/text/date-format.ts'
import { StatusTag } from '#features/activity/components/status-tag.tsx'
import { TimelineDetails } from './timeline-details.tsx'
import styles from './timeline-card.module.css'
import { TypeTag } from '#features/activity/components/type-tag.tsx'
import { cx } from '#ui/theme/class-names.ts'
import reach from '#ui/layout/reach.module.css'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { dotted } from '#ui/text/dotted.ts'

type Props = {
  entry: ActivitySummary
  isOpen: boolean
  onToggle: () => void
  /** Another day than that of the page's entry; the session of a person may go on the next morning. */
  day: string | undefined
  /** Given for the entry that the page is about. */
  targetRef?: RefObject<HTMLLIElement | null>
}

/** One entry of the session: when, what, how it went; opened, all that was kept of it. */
export function TimelineCard({ entry, isOpen, onToggle, day, targetRef }: Props) {
  const bodyId = useId()
  const title = entry.title || copy.unnamed
  const isTarget = targetRef !== undefined
  return (
    <li
      ref={targetRef}
      tabIndex={-1}
      className={cx(layout['stack-10'], styles['entry'])}
      data-target={isTarget || undefined}
      aria-current={isTarget || undefined}
    >
      <time
        className={cx(shared['note'], styles['time'])}
        dateTime={entry.created_at}
        title={formatDateTime(entry.created_at)}
      >
        {formatTime(entry.created_at)}
        {day && <span className={styles['day']}>{day}</span>}
      </time>
      <article className={cx(shared['card'], styles['card'])} aria-label={title}>
        <div className={layout['row-wrap-4-10']}>
          <TypeTag entry={entry} />
          {isTarget ? (
            <span className={styles['name']}>{title}</span>
          ) : (
            <EntryLink entry={entry} title={title} />
          )}
          {entry.status === 'failed' && <StatusTag status="failed" />}
          <div className={cx(layout['row-6'], styles['end'])}>
            <span className={cx(shared['note'], styles['outcome'])}>{outcome(entry)}</span>
            <Expander title={title} isOpen={isOpen} bodyId={bodyId} onToggle={onToggle} />
          </div>
        </div>
        <p className={cx(shared['note'], shared['flush'], shared['breaks'])}>
          {entry.type === 'visit' ? entry.url : (entry.api ?? entry.url)}
        </p>
        {isOpen && (
          <div id={bodyId} className={styles['body']}>
            <TimelineDetails id={entry.id} />
          </div>
        )}
      </article>
    </li>
  )
}

type ExpanderProps = { title: string; isOpen: boolean; bodyId: string; onToggle: () => void }

function Expander({ title, isOpen, bodyId, onToggle }: ExpanderProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={`${isOpen ? 'Collapse' : 'Expand'} ${title}`}
      aria-expanded={isOpen}
      aria-controls={isOpen ? bodyId : undefined}
      onClick={onToggle}
    >
      <IconChevronDown size={16} aria-hidden className={styles['chevron']} data-open={isOpen || undefined} />
    </ActionIcon>
  )
}

function EntryLink({ entry, title }: { entry: ActivitySummary; title: string }) {
  return (
    <Link
      to="/activities/$activityId"
      params={{ activityId: entry.id }}
      className={cx(reach['alone'], styles['name'])}
    >
      {title}
    </Link>
  )
}

/** '200 · 44 ms' */
function outcome({ status_code, response_time }: ActivitySummary): string {
  const time = response_time === null ? null : `${Math.round(response_time * 1000)} ms`
  return dotted([status_code, time])
}
