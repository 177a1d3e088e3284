import { Button } from '@mantine/core'
import styles from './unsaved-bar.module.css'
import { useUnsavedNotice } from './use-unsaved-notice.ts'

type Props = {
  hasChanges: boolean
  onSave: () => void
  onDiscard: () => void
  pending?: boolean
  saveLabel?: string
}

/** Stays at the bottom of a form while it holds what is not saved yet. */
export function UnsavedBar({ hasChanges, onSave, onDiscard, pending = false, saveLabel = 'Save' }: Props) {
  useUnsavedNotice(hasChanges)
  if (!hasChanges) return null
  return (
    <section className={styles['bar']} aria-label="Unsaved changes">
      <output className={styles['text']}>You have unsaved changes</output>
      <Button variant="default" onClick={onDiscard} disabled={pending}>
        Cancel
      </Button>
      <Button onClick={onSave} loading={pending}>
        {saveLabel}
      </Button>
    </section>
  )
}
