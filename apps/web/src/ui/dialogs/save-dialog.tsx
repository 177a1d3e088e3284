import { Button } from '@mantine/core'
import { useId, type FormEventHandler, type ReactNode } from 'react'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import { FormDialog } from './form-dialog.tsx'
import { Failure } from '#ui/forms/form-failure.tsx'
import styles from './save-dialog.module.css'

type Props = {
  title: string
  /** The button that sends it. */
  confirm: string
  width?: number
  isDirty: boolean
  isPending: boolean
  /** Why it could not be sent, where no field says it. */
  failure: string | undefined
  onSave: FormEventHandler<HTMLFormElement>
  onClose: () => void
  children: ReactNode
}

/** A dialog that is one form: its fields below each other, Cancel and `confirm` at its foot. */
export function SaveDialog({ title, confirm, isPending, failure, onSave, children, ...dialog }: Props) {
  const formId = useId()
  return (
    <FormDialog
      {...dialog}
      title={title}
      actions={
        <Button type="submit" form={formId} loading={isPending}>
          {confirm}
        </Button>
      }
    >
      <form
        id={formId}
        className={cx(layout['stack-16'], styles['fields'])}
        onSubmit={onSave}
        noValidate
        aria-label={title}
      >
        <Failure text={failure} />
        {children}
      </form>
    </FormDialog>
  )
}
