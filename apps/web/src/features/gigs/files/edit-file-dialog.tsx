import type { GigFile } from '@guildhall/contract/gigs/files'
import { FILE_TEXTS } from '@guildhall/contract/experts/files'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '#platform/use-write.ts'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { copy } from '#features/gigs/copy.ts'
import { changeGigFile } from './queries.ts'
import { Failure } from '#ui/forms/form-failure.tsx'
import layout from '#ui/theme/layout.module.css'

type Props = {
  gigId: string
  file: GigFile
  hasDeliverables: boolean
  onClose: () => void
  onSaved: () => void
}

/** Another name for a file, and whether the project is submitted with it. */
export function EditFileDialog({ gigId, file, hasDeliverables, onClose, onSaved }: Props) {
  const [name, setName] = useState(file.filename)
  const [isDeliverable, setDeliverable] = useState(file.kind === 'deliverable')
  const { isPending, failure, run } = useWrite()
  const isEmpty = name.trim() === ''
  const save = () => {
    const kind = isDeliverable ? 'deliverable' : 'attachment'
    return run(() => changeGigFile(gigId, file.uuid, { filename: name.trim(), kind }), {
      said: FILE_TEXTS.updated,
      onDone() {
        onSaved()
        onClose()
      },
    })
  }
  return (
    <FormDialog
      isDirty={name !== file.filename || isDeliverable !== (file.kind === 'deliverable')}
      onClose={onClose}
      title={copy.editFile}
      actions={
        <Button onClick={() => void save()} loading={isPending} disabled={isEmpty}>
          {copy.save}
        </Button>
      }
    >
      <div className={layout['stack-16']}>
        <TextInput
          label={copy.name}
          data-autofocus
          withAsterisk
          maxLength={255}
          value={name}
          error={isEmpty ? copy.fieldIsRequired : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {(hasDeliverables || isDeliverable) && (
          <Checkbox
            label={copy.thisIsADeliverable}
            checked={isDeliverable}
            onChange={(event) => setDeliverable(event.currentTarget.checked)}
          />
        )}
        <Failure text={failure} at="stack" />
      </div>
    </FormDialog>
  )
}
