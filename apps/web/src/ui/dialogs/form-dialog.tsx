import { Button } from '@mantine/core'
import { useState } from 'react'
import { Dialog, type DialogProps } from './dialog.tsx'
import { DiscardDialog } from './discard-dialog.tsx'
import { useUnsavedNotice } from './use-unsaved-notice.ts'

type Props = Omit<DialogProps, 'opened' | 'closeOnClickOutside'> & {
  /** It holds what was typed and not sent. */
  isDirty: boolean
  /** Other than Cancel, where that is what the dialog is about. */
  dismissLabel?: string | undefined
}

/** A dialog in which something is filled in, with Cancel before its `actions`; what was typed is never dropped unasked. */
export function FormDialog({ isDirty, dismissLabel = 'Cancel', onClose, actions, ...dialog }: Props) {
  const [isAsking, setAsking] = useState(false)
  useUnsavedNotice(isDirty)
  const close = () => (isDirty ? setAsking(true) : onClose())
  return (
    <>
      <Dialog
        {...dialog}
        opened
        onClose={close}
        closeOnClickOutside={!isDirty}
        actions={
          <>
            <Button variant="default" onClick={close}>
              {dismissLabel}
            </Button>
            {actions}
          </>
        }
      />
      <DiscardDialog opened={isAsking} onStay={() => setAsking(false)} onDiscard={onClose} />
    </>
  )
}
