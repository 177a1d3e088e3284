import { useCallback, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { CALENDAR_PLACE } from './calendar-labels.ts'

/**
 * Props of a field with a calendar. While that is open, Escape closes it, and not the dialog around it. Where a dialog
 * begins at the field, or the focus is led to what is wrong with it, the calendar waits for a press or a letter: it would
 * cover the words.
 */
export function useCalendar() {
  const [isOpen, setOpen] = useState(false)
  const [isFirst, setFirst] = useState(true)
  const [isQuiet, setQuiet] = useState(false)
  const onOpen = useCallback(() => setOpen(true), [])
  const onClose = useCallback(() => setOpen(false), [])
  const begin = () => setQuiet(false)
  return {
    popoverProps: { ...CALENDAR_PLACE, onOpen, onClose, ...(isQuiet && { disabled: true }) },
    'data-mantine-stop-propagation': (isOpen && !isQuiet) || undefined,
    onFocus: ({ currentTarget: field }: FocusEvent<HTMLElement>) => {
      setQuiet(
        field.getAttribute('aria-invalid') === 'true' || (isFirst && field.hasAttribute('data-autofocus')),
      )
      setFirst(false)
    },
    onClick: begin,
    onKeyDown: ({ key }: KeyboardEvent) => (key.length === 1 || key === 'ArrowDown') && begin(),
  }
}
