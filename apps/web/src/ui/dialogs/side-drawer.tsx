import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIsMobile } from '#ui/theme/breakpoint.ts'
import '#ui/theme/styles-dialogs.css'
import { useEscape } from './use-escape.ts'
import { useFocusReturn } from './use-focus-return.ts'
import { useScrollLock } from './use-scroll-lock.ts'

type Props = { opened: boolean; onClose: () => void; title: ReactNode; children: ReactNode }

/** Slides in at the right: a quarter of the width, but never too narrow to read; 90 % on a phone. */
export function SideDrawer({ opened, onClose, title, children }: Props) {
  const isMobile = useIsMobile()
  useScrollLock(opened)
  const onGone = useFocusReturn(opened)
  useEscape(opened, onClose)
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={onGone}
      title={title}
      size={isMobile ? '90%' : 'max(25%, 300px)'}
      closeOnEscape={false}
    >
      {children}
    </Drawer>
  )
}
