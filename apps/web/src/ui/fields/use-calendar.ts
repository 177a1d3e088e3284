import { useCallback, useState } from 'react'
import { CALENDAR_PLACE } from './calendar-labels.ts'

/** Props of a field with a calendar. While that is open, Escape closes it, and not the dialog around it. */
export function useCalendar() {
  const [isOpen, setOpen] = useState(false)
  const onOpen = useCallback(() => setOpen(true), [])
  const onClose = useCallback(() => setOpen(false), [])
  return {
    popoverProps: { ...CALENDAR_PLACE, onOpen, onClose },
    'data-mantine-stop-propagation': isOpen || undefined,
  }
}
