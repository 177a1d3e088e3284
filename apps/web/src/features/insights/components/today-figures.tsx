import { useQuery } from '@tanstack/react-query'
import { copy } from '#features/insights/copy.ts'
import { insightQueries } from '#features/insights/queries.ts'
import { useSignedIn } from '#platform/session.tsx'
import { labelText } from './label-text.ts'
import { TodayFigure } from './today-figure.tsx'
import { sumOf, trendOf } from './trend.ts'

/** Beside what there is to do: how the last ninety days went, each figure with the way to its picture. */
export function TodayFigures() {
  const { runsNetwork } = useSignedIn().actions
  return (
    <>
      {runsNetwork && <Applications />}
      <TimeToHire />
      <Requests />
    </>
  )
}

function Applications() {
  const { data } = useQuery(insightQueries.one('applications', {}))
  const trend = trendOf(data?.rows ?? [], ({ applied }) => Number(applied ?? 0))
  if (data === undefined || trend === undefined) return null
  return (
    <TodayFigure
      title={copy.applications}
      value={String(sumOf(data.rows, 'applied'))}
      note={copy.approvedOf(sumOf(data.rows, 'approved'))}
      line={trend.line}
    />
  )
}

function TimeToHire() {
  const { data } = useQuery(insightQueries.one('time-to-hire', {}))
  const hired = (data?.rows ?? []).filter(({ count }) => count > 0)
  const trend = trendOf(hired, ({ median_days: days }) => Number(days ?? 0))
  if (trend === undefined) return null
  return (
    <TodayFigure
      title={copy.timeToHire}
      value={String(trend.now)}
      change={trend.before === undefined ? undefined : trend.now - trend.before}
      note={copy.medianOf(labelText(hired.at(-1)?.label ?? ''))}
      line={trend.line}
    />
  )
}

function Requests() {
  const { data } = useQuery(insightQueries.one('requests', {}))
  const asked = (data?.rows ?? []).filter(({ count }) => count > 0)
  const trend = trendOf(asked, ({ count }) => count)
  if (trend === undefined) return null
  return (
    <TodayFigure
      title={copy.requestsAccepted}
      value={copy.someOf(sumOf(asked, 'accepted'), sumOf(asked, 'count'))}
      note={copy.answeredWithin(Number(asked.at(-1)?.['median_hours'] ?? 0))}
      line={trend.line}
    />
  )
}
