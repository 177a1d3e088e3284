import type { Activity, ActivitySummary } from '@guildhall/contract/activity'
import { ActionIcon, Button } from '@mantine/core'
import IconListTree from '~icons/list-tree'
import { useRef } from 'react'
import { copy } from '#features/activity/copy.ts'
import type { Expanded } from '#features/activity/use-expanded.ts'
import type { SessionTimeline, TimelineEnd } from '#features/activity/use-timeline.ts'
import { formatDate } from '#ui/text/date-format.ts'
import { sessionText } from '#features/activity/session-text.ts'
import { TimelineCard } from './timeline-card.tsx'
import styles from './timeline.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { Tooltip } from '#ui/popups/tooltip.tsx'
import { dotted } from '#ui/text/dotted.ts'

type Props = { target: Activity; timeline: SessionTimeline; expanded: Expanded }

/** The session around an entry: what came before, the entry itself, what came after. */
export function Timeline({ target, timeline, expanded }: Props) {
  const { entries, earlier, later } = timeline
  const targetRef = useRef<HTMLLIElement>(null)
  const showTarget = () => {
    targetRef.current?.scrollIntoView({ block: 'center' })
    targetRef.current?.focus({ preventScroll: true })
  }
  return (
    <section aria-label={copy.timeline}>
      <TimelineHead target={target} timeline={timeline} />
      <StepButton end={earlier} label={copy.previousLog} />
      <ol className={cx(layout['stack-10'], shared['list'])}>
        {entries.map((entry) => (
          <TimelineCard
            key={entry.id}
            entry={entry}
            isOpen={expanded.isOpen(entry.id)}
            onToggle={() => expanded.toggle(entry.id)}
            day={otherDay(entry, target)}
            {...(entry.id === target.id && { targetRef })}
          />
        ))}
      </ol>
      <div className={cx(layout['wrap-8'], styles['foot'])}>
        <StepButton end={later} label={copy.nextLog} />
        <Button variant="default" onClick={showTarget}>
          {copy.targetLog}
        </Button>
      </div>
    </section>
  )
}

function TimelineHead({ target, timeline: { earlier, later, loadFull } }: Omit<Props, 'expanded'>) {
  return (
    <div className={cx(layout['row-16'], styles['head'])}>
      <p className={cx(shared['note'], shared['flush'])}>
        {dotted([copy.sessionOf(target.created_by?.name ?? copy.nobody), sessionText(target)])}
      </p>
      <Tooltip label={copy.fullTimeline}>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={copy.fullTimeline}
          disabled={!earlier.hasMore && !later.hasMore}
          onClick={loadFull}
        >
          <IconListTree size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </div>
  )
}

function otherDay(entry: ActivitySummary, target: Activity): string | undefined {
  const day = formatDate(entry.created_at)
  return day === formatDate(target.created_at) ? undefined : day
}

/** One more entry; absent where the session ends. */
function StepButton({ end, label }: { end: TimelineEnd; label: string }) {
  if (!end.hasMore && !end.hasFailed) return null
  return (
    <div className={cx(layout['row-12'], styles['step'])}>
      <Button variant="default" loading={end.isLoading} onClick={end.load}>
        {label}
      </Button>
      {end.hasFailed && (
        <span role="alert" className={shared['danger']}>
          {copy.failedToLoad}
        </span>
      )}
    </div>
  )
}
