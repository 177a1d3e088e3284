import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { copy } from '#features/feedback/copy.ts'
import { useFeedbackForm } from '#features/feedback/use-feedback-form.ts'
import { AlertDialog } from '#ui/dialogs/alert-dialog.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DiscardDialog } from '#ui/dialogs/discard-dialog.tsx'
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
      <DiscardDialog
        opened={opened && step === 'leaving'}
        onStay={() => setStep('writing')}
        onDiscard={close}
        isMessage
      />
      <AlertDialog opened={opened && step === 'thanks'} onClose={close} title={copy.thanksTitle}>
        {copy.thanks}
      </AlertDialog>
    </>
  )
}
