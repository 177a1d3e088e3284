import { Button } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'
import { useUnsavedNotice } from './use-unsaved-notice.ts'
import { copy } from '#ui/text/copy.ts'

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
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={onClose}
        title={copy.closeWithoutSaving}
        cancelLabel={copy.keepEditing}
        confirmLabel={copy.discard}
        destructive
      >
        {copy.changesLost}
      </ConfirmDialog>
    </>
  )
}
