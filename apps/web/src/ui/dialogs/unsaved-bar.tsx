import { Button } from '@mantine/core'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import styles from './unsaved-bar.module.css'
import { useUnsavedNotice } from './use-unsaved-notice.ts'
import { copy } from '#ui/text/copy.ts'

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
    <section className={cx(layout['row-wrap-8'], styles['bar'])} aria-label={copy.unsavedChanges}>
      <output className={cx(shared['flush'], shared['medium'], shared['grows'])}>
        {copy.hasUnsavedChanges}
      </output>
      <Button variant="default" onClick={onDiscard} disabled={pending}>
        {copy.cancel}
      </Button>
      <Button onClick={onSave} loading={pending}>
        {saveLabel}
      </Button>
    </section>
  )
}
