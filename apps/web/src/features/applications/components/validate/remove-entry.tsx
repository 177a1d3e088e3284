import { Button } from '@mantine/core'
import { useState } from 'react'
import { DeleteDialog } from '#ui/dialogs/delete-dialog.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import fields from './wizard-field.module.css'

type Props = {
  label: string
  /** What kind of entry goes, as the question says it. */
  type: string
  /** Its role or degree; '' while it has none. */
  name: string
  onRemove: () => void
}

/** Takes a work experience or education out of the application; asks first (spec 001 §4.5). */
export function RemoveEntry({ label, type, name, onRemove }: Props) {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={cx(layout['ends-wrap-8'], fields['actions'])}>
      <Button variant="subtle" color="red" size="compact-sm" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <DeleteDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onDelete={onRemove}
        type={type}
        name={name.trim() || undefined}
      />
    </div>
  )
}
