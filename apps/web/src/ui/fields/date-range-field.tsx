import { DatePickerInput } from '@mantine/dates'
import { useId } from 'react'
import { CALENDAR_LABELS, CALENDAR_PLACE } from './calendar-labels.ts'
import '#ui/theme/styles-dates.css'
import { copy } from '#ui/text/copy.ts'

/** Days as 'YYYY-MM-DD'; an open end is undefined. */
export type DateRange = { start?: string | undefined; end?: string | undefined }

type Props = {
  label?: string
  placeholder?: string
  value: DateRange
  onChange: (value: DateRange) => void
}

/** Two days and all between; a click on the first alone leaves the end open. */
export function DateRangeField(props: Props) {
  const { label = 'Dates', placeholder = copy.startToEnd, value, onChange } = props
  // The calendar is named by the field, which Mantine manages only when both know one id.
  const id = useId()
  return (
    <DatePickerInput
      id={id}
      type="range"
      label={label}
      placeholder={placeholder}
      valueFormat="MMM DD,YYYY"
      value={[value.start ?? null, value.end ?? null]}
      onChange={([start, end]) => onChange({ start: start ?? undefined, end: end ?? undefined })}
      allowSingleDateInRange
      clearable
      clearButtonProps={{ 'aria-label': `Clear ${label}` }}
      hideOutsideDates
      highlightToday
      weekendDays={[]}
      ariaLabels={CALENDAR_LABELS}
      popoverProps={{ ...CALENDAR_PLACE, id, position: 'bottom-start' }}
    />
  )
}
