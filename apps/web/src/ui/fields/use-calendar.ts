import { useCallback, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { CALENDAR_PLACE } from './calendar-labels.ts'

/**
 * Props of a field with a calendar. While that is open, Escape closes it, and not the dialog around it. Where a dialog
 * begins at the field, the calendar waits for a press or a letter: it would cover the dialog.
 */
export function useCalendar() {
  const [isOpen, setOpen] = useState(false)
  const [start, setStart] = useState<'ahead' | 'here' | 'past'>('ahead')
  const onOpen = useCallback(() => setOpen(true), [])
  const onClose = useCallback(() => setOpen(false), [])
  const isQuiet = start === 'here'
  const begin = () => setStart('past')
  return {
    popoverProps: { ...CALENDAR_PLACE, onOpen, onClose, ...(isQuiet && { disabled: true }) },
    'data-mantine-stop-propagation': (isOpen && !isQuiet) || undefined,
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) =>
      setStart((before) =>
        before === 'ahead' && currentTarget.hasAttribute('data-autofocus') ? 'here' : 'past',
      ),
    onClick: begin,
    onKeyDown: ({ key }: KeyboardEvent) => (key.length === 1 || key === 'ArrowDown') && begin(),
  }
}
