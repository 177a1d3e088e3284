import { Button } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { copy } from '#features/experts/copy.ts'
import type { DraftForm } from '#ui/forms/use-draft.ts'
import type { Saving } from '#features/experts/use-saving.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useUnsavedNotice } from '#ui/use-unsaved-notice.ts'
import styles from './draft-dialog.module.css'
import { DraftFields } from '#ui/forms/draft-fields.tsx'
import { StaleNotice } from './stale-notice.tsx'

const WIDTH = 640

type Props = { title: string; form: DraftForm; saving: Saving; onClose: () => void }

/** A form in a dialog; closing it with unsaved changes is asked twice. */
export function DraftDialog({ title, form, saving, onClose }: Props) {
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
              Save
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
        title={copy.discard.title}
        cancelLabel={copy.discard.stay}
        confirmLabel={copy.discard.leave}
        destructive
      >
        {copy.discard.text}
      </ConfirmDialog>
    </>
  )
}

/** Nothing was typed and nothing is missing: there is nothing to save. */
function isUnchanged(form: DraftForm): boolean {
  return !form.isDirty && form.check().length === 0
}

/** What went wrong with the form as a whole. */
export function Failure({ text }: { text: string | undefined }) {
  return (
    <div role="alert" className={styles['place']}>
      {text !== undefined && <p className={styles['failure']}>{text}</p>}
    </div>
  )
}

/** Brings the reader to the first field that is wrong, once the page says so. */
export function focusFirstFault(form: { readonly current: HTMLElement | null }) {
  requestAnimationFrame(() => {
    const field = form.current?.querySelector('[aria-invalid="true"]')
    if (field instanceof HTMLElement) field.focus()
  })
}
