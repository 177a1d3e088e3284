import type { GigFile } from '@guildhall/contract/gigs/files'
import { FILE_TEXTS } from '@guildhall/contract/experts/files'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '#platform/use-write.ts'
import { useLacks } from '#ui/forms/use-lacks.ts'
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
  const { said, press } = useLacks(name.trim() === '' ? copy.fieldIsRequired : undefined)
  const [was] = useState(file)
  const save = () => {
    const kind: GigFile['kind'] = isDeliverable ? 'deliverable' : 'attachment'
    // What is left as it was may have been changed by somebody else meanwhile.
    const change = {
      ...(name !== was.filename && { filename: name.trim() }),
      ...(kind !== was.kind && { kind }),
    }
    return run(() => changeGigFile(gigId, file.uuid, change), {
      said: FILE_TEXTS.updated,
      onDone() {
        onSaved()
        onClose()
      },
    })
  }
  return (
    <FormDialog
      isDirty={name !== was.filename || isDeliverable !== (was.kind === 'deliverable')}
      onClose={onClose}
      title={copy.editFile}
      actions={
        <Button onClick={() => press(() => void save())} loading={isPending}>
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
          error={said}
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
