import { useQuery } from '@tanstack/react-query'
import { Block } from '#features/experts/components/block.tsx'
import { callQueries } from '#features/work/call-queries.ts'
import { zoneText } from '#features/work/times.ts'
import { copy } from '#features/work/copy.ts'
import { FreeLines } from './free-week.tsx'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'

/** Beside the profile of an expert, for staff: when they can be called (NEXT N3). */
export function HoursForCalls({ personId }: { personId: string }) {
  const { data } = useQuery(callQueries.availability(personId))
  if (data === undefined) return null
  return (
    <Block title={copy.hoursForCalls}>
      <p className={cx(shared['note'], shared['flush'])}>
        {data.weekly.length === 0 ? copy.noHours : zoneText(data.timezone)}
      </p>
      <FreeLines {...data} />
    </Block>
  )
}
