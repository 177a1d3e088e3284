import { DateInput } from '@mantine/dates'
import type { ReactNode } from 'react'
import { CALENDAR_LABELS } from './calendar-labels.ts'
import { toServerDate } from '#ui/text/date-format.ts'
import '#ui/theme/styles-dates.css'

type Props = {
  label: string
  /** YYYY-MM-DD; '' for none. */
  value: string
  /** First and last day that may be chosen. */
  min?: string
  max?: string
  required?: boolean
  description?: ReactNode
  error?: ReactNode
  onChange: (day: string) => void
  onBlur?: () => void
}

/** A day, picked or typed. */
export function DayField(props: Props) {
  const { label, value, min, max, required = false, description, error, onChange, onBlur } = props
  return (
    <DateInput
      label={label}
      placeholder={label}
      value={value || null}
      valueFormat="MMM DD,YYYY"
      dateParser={(text) => toServerDate(text) || null}
      {...(min && { minDate: min })}
      {...(max && { maxDate: max })}
      withAsterisk={required}
      aria-required={required}
      description={description}
      error={error}
      clearable
      clearButtonProps={{ 'aria-label': `Clear ${label.toLowerCase()}` }}
      ariaLabels={CALENDAR_LABELS}
      hideOutsideDates
      weekendDays={[]}
      onChange={(day) => onChange(day ?? '')}
      {...(onBlur && { onBlur })}
    />
  )
}
