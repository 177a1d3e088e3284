import { useState } from 'react'
import { Badge } from '#ui/marks/badge.tsx'
import { endOfDue, formatDateTime, formatDueTime, relativeDate } from '#ui/text/date-format.ts'
import { copy } from '#features/today/copy.ts'
import { Tooltip } from '#ui/popups/tooltip.tsx'

const SOON = 48 * 3_600_000

type Props = { since: string | null; due: string | null }

/** When it is due, louder as it comes near; or since when it waits. The exact time is on hover. */
export function TodayMoment({ since, due }: Props) {
  const [now] = useState(() => new Date())
  const end = due === null ? undefined : endOfDue(due)
  const at = end?.toISOString() ?? since
  if (at === null) return null
  const left = end && end.getTime() - now.getTime()
  return (
    <Tooltip label={due === null ? formatDateTime(at) : formatDueTime(due)}>
      <time dateTime={due ?? at}>
        <Badge tone={toneOf(left)} withDot={false}>
          {wordsOf({ at, left, since }, now)}
        </Badge>
      </time>
    </Tooltip>
  )
}

function toneOf(left: number | undefined): 'danger' | 'warning' | 'secondary' {
  if (left === undefined) return 'secondary'
  if (left < 0) return 'danger'
  return left < SOON ? 'warning' : 'secondary'
}

function wordsOf(
  { at, left, since }: { at: string; left: number | undefined; since: string | null },
  now: Date,
) {
  if (left === undefined) return relativeDate(at, now)
  if (left >= 0) return `due ${relativeDate(at, now)}`
  return `${copy.late} · ${since === null ? 'due ' : ''}${relativeDate(since ?? at, now)}`
}
