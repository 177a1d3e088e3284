import { Modal } from '@mantine/core'
import { useIsMobile } from '#ui/theme/breakpoint.ts'
import '#ui/theme/styles-dialogs.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import { useOpening } from '#ui/popups/use-opening.ts'
import type { DialogProps } from './dialog.tsx'
import styles from './dialog.module.css'
import { sendByEnter } from './send-by-enter.ts'
import { startAtField } from './start-at-field.ts'
import { useEscape } from './use-escape.ts'
import { useFocusReturn } from './use-focus-return.ts'
import { useScrollLock } from './use-scroll-lock.ts'
import shared from '#ui/theme/shared.module.css'

/** Width of a dialog, in px, where nothing else is said (specification spec 000 §2). */
const DIALOG_WIDTH = 512

type Props = DialogProps & {
  /** It was closed before: it fades in. */
  isOpening: boolean
}

/** The frame of every dialog: a question as title, the text, the buttons. Escape closes. */
export function DialogFrame(props: Props) {
  const { opened, isOpening, onClose, title, width = DIALOG_WIDTH, mobileWidth, children, actions } = props
  const isMobile = useIsMobile()
  useScrollLock(opened)
  const onGone = useFocusReturn(opened)
  useEscape(opened, onClose)
  const isOpen = useOpening(opened)
  return (
    <Modal
      opened={isOpening ? isOpen : opened}
      onClose={onClose}
      onExitTransitionEnd={onGone}
      title={title}
      classNames={{ content: cx(styles['content']) }}
      size={isMobile && mobileWidth ? mobileWidth : width}
      closeOnEscape={false}
      closeOnClickOutside={props.closeOnClickOutside ?? true}
    >
      {children && (
        <div ref={startAtField} className={styles['body']} role="presentation" onKeyDown={sendByEnter}>
          {children}
        </div>
      )}
      <div className={cx(layout['ends-wrap-8'], shared['unless-empty'], styles['actions'])}>{actions}</div>
    </Modal>
  )
}
