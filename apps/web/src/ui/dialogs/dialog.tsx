import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIsMobile } from '#ui/theme/breakpoint.ts'
import '#ui/theme/styles-dialogs.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import styles from './dialog.module.css'
import { useEscape } from './use-escape.ts'
import { useFocusReturn } from './use-focus-return.ts'
import { useScrollLock } from './use-scroll-lock.ts'
import shared from '#ui/theme/shared.module.css'

/** Width of a dialog, in px, where nothing else is said (specification spec 000 §2). */
const DIALOG_WIDTH = 512

export type DialogProps = {
  opened: boolean
  onClose: () => void
  title: ReactNode
  width?: number
  /** Width on a phone; without it the dialog takes what there is, up to `width`. */
  mobileWidth?: number
  /** A dialog that holds unsaved work does not close by a click beside it. */
  closeOnClickOutside?: boolean
  children?: ReactNode
  actions: ReactNode
}

/** The frame of every dialog: a question as title, the text, the buttons. Escape closes. */
export function Dialog(props: DialogProps) {
  const { opened, onClose, title, width = DIALOG_WIDTH, mobileWidth, children, actions } = props
  const isMobile = useIsMobile()
  useScrollLock(opened)
  useFocusReturn(opened)
  useEscape(opened, onClose)
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={isMobile && mobileWidth ? mobileWidth : width}
      closeOnEscape={false}
      closeOnClickOutside={props.closeOnClickOutside ?? true}
    >
      {children && <div className={styles['body']}>{children}</div>}
      <div className={cx(layout['ends-wrap-8'], shared['unless-empty'], styles['actions'])}>{actions}</div>
    </Modal>
  )
}
