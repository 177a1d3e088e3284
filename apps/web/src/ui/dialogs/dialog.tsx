import { useState, type ReactNode } from 'react'
import { arrived } from '#ui/hooks/later.ts'
import { late } from '#ui/popups/late.tsx'
import { WhenOpened } from './when-opened.tsx'

const DialogFrame = late(async () => (await arrived(() => import('./dialog-frame.tsx'))).DialogFrame)

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

/** Every dialog: a question as title, the text, the buttons. Its frame comes late. */
export function Dialog(props: DialogProps) {
  const [wasOpened] = useState(props.opened)
  return (
    <WhenOpened opened={props.opened}>
      <DialogFrame {...props} isOpening={!wasOpened} />
    </WhenOpened>
  )
}
