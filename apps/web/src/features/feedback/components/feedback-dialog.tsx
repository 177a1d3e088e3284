import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { copy } from '#features/feedback/copy.ts'
import { useFeedbackForm } from '#features/feedback/use-feedback-form.ts'
import { AlertDialog } from '#ui/dialogs/alert-dialog.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { useUnsavedNotice } from '#ui/dialogs/use-unsaved-notice.ts'
import { FeedbackFields } from './feedback-fields.tsx'

type Props = { opened: boolean; onClose: () => void }

/** Opens over the page that it is about (PRODUCT D-34), thanks, and asks before it drops what was written. */
export function FeedbackDialog({ opened, onClose }: Props) {
  const [step, setStep] = useState<'writing' | 'leaving' | 'thanks'>('writing')
  const form = useFeedbackForm(() => setStep('thanks'))
  const formId = useId()
  const hasWritten = form.isDirty
  useUnsavedNotice(opened && step !== 'thanks' && hasWritten)
  const close = () => {
    form.reset()
    setStep('writing')
    onClose()
  }
  return (
    <>
      <Dialog
        opened={opened && step !== 'thanks'}
        onClose={() => (hasWritten ? setStep('leaving') : close())}
        title={copy.dialogTitle}
        closeOnClickOutside={!hasWritten}
        actions={
          <Button type="submit" form={formId} loading={form.isPending}>
            {copy.send}
          </Button>
        }
      >
        <form id={formId} onSubmit={form.onSubmit} noValidate aria-label={copy.dialogTitle}>
          <FeedbackFields form={form} />
        </form>
      </Dialog>
      <ConfirmDialog
        opened={opened && step === 'leaving'}
        onClose={() => setStep('writing')}
        onConfirm={close}
        title={copy.discard.title}
        cancelLabel={copy.discard.stay}
        confirmLabel={copy.discard.leave}
        destructive
      >
        {copy.discard.text}
      </ConfirmDialog>
      <AlertDialog opened={opened && step === 'thanks'} onClose={close} title={copy.thanksTitle}>
        {copy.thanks}
      </AlertDialog>
    </>
  )
}
