import { Button } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import type { DraftForm } from '#ui/forms/use-draft.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useUnsavedNotice } from '#ui/use-unsaved-notice.ts'
import { DraftFields } from '#ui/forms/draft-fields.tsx'
import { Failure, focusFirstFault } from '#ui/forms/form-failure.tsx'
import { StaleNotice } from '#ui/forms/stale-notice.tsx'
import type { Saving } from './use-saving.ts'

const WIDTH = 640

type Props = { title: string; form: DraftForm; saving: Saving; onClose: () => void; saveLabel?: string }

/** A form in a dialog; closing it with unsaved changes is asked twice. */
export function DraftDialog({ title, form, saving, onClose, saveLabel = 'Save' }: Props) {
  const [isAsking, setAsking] = useState(false)
  const formId = useId()
  const element = useRef<HTMLFormElement>(null)
  useUnsavedNotice(form.isDirty)
  const close = () => (form.isDirty ? setAsking(true) : onClose())
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isUnchanged(form)) return onClose()
    void saving.submit()
    focusFirstFault(element)
  }
  return (
    <>
      <Dialog
        opened
        onClose={close}
        title={title}
        width={WIDTH}
        closeOnClickOutside={!form.isDirty}
        actions={
          <>
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button
              type="submit"
              form={formId}
              loading={saving.isPending}
              disabled={saving.newer !== undefined}
            >
              {saveLabel}
            </Button>
          </>
        }
      >
        <form ref={element} id={formId} onSubmit={send} noValidate aria-label={title}>
          <StaleNotice form={form} saving={saving} />
          <Failure text={saving.failure} />
          <DraftFields form={form} />
        </form>
      </Dialog>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={onClose}
        title="Close without saving?"
        cancelLabel="Keep editing"
        confirmLabel="Discard"
        destructive
      >
        Your changes will be lost.
      </ConfirmDialog>
    </>
  )
}

/** Nothing was typed and nothing is missing: there is nothing to save. */
function isUnchanged(form: DraftForm): boolean {
  return !form.isDirty && form.check().length === 0
}
