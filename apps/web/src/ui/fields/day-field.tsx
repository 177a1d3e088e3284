import { DateInput } from '@mantine/dates'
import { useState, type ReactNode } from 'react'
import { CALENDAR_LABELS } from './calendar-labels.ts'
import { copy } from '#ui/text/copy.ts'
import { isDay, typedDay } from '#ui/text/typed-day.ts'
import '#ui/theme/styles-dates.css'
import { useCalendar } from './use-calendar.ts'

type Props = {
  label: string
  /** YYYY-MM-DD; '' for none. */
  value: string
  /** First and last day of the calendar; what is typed may lie outside, and the form says so. */
  min?: string
  max?: string
  required?: boolean
  disabled?: boolean
  description?: ReactNode
  error?: ReactNode
  /** The day, '' for none, or what was typed and is not a date. */
  onChange: (day: string) => void
  onBlur?: () => void
}

/** A day, picked or typed. What cannot be read stays, is said, and never counts as another day. */
export function DayField(props: Props) {
  const {
    label,
    value,
    min,
    max,
    required = false,
    disabled = false,
    description,
    error,
    onChange,
    onBlur,
  } = props
  // Typed before, on another step of a form: the field cannot show it any more, so it is said.
  const [left] = useState(isDay(value) ? '' : value)
  const [isLeft, setLeft] = useState(left !== '')
  // Of its own: who takes days alone makes none of it.
  const [isUnread, setUnread] = useState(false)
  const calendar = useCalendar()
  const isNoDay = !isDay(value) && (isUnread || value !== '')
  return (
    <DateInput
      label={label}
      placeholder={copy.pickADay}
      value={isDay(value) ? value : null}
      valueFormat="MMM DD,YYYY"
      dateParser={(text) => typedDay(text) ?? null}
      fixOnBlur={!isNoDay}
      onInput={({ currentTarget: { value: text } }) => {
        const day = typedDay(text) ?? text.trim()
        // What was said stays until something else is typed: the focus may have been led here to read it.
        setLeft(false)
        setUnread(day !== '' && !isDay(day))
        onChange(day)
      }}
      {...(min && { minDate: min })}
      {...(max && { maxDate: max })}
      withAsterisk={required}
      disabled={disabled}
      aria-required={required}
      description={description}
      error={isNoDay ? isLeft && copy.noDay(value === left ? left : '') : error}
      clearable={!disabled}
      clearButtonProps={{ 'aria-label': `Clear ${label.toLowerCase()}` }}
      ariaLabels={CALENDAR_LABELS}
      {...calendar}
      hideOutsideDates
      highlightToday
      weekendDays={[]}
      onChange={(day) => {
        setUnread(false)
        onChange(day ?? '')
      }}
      onBlur={() => {
        setLeft(true)
        onBlur?.()
      }}
    />
  )
}
