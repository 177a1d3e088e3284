import { Pill } from '@mantine/core'
import { useState } from 'react'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'
import styles from './pills.module.css'
import type { SelectOption } from './select-options.ts'

/** Chosen options in view; the others stand behind a count (specification spec 001 §9). */
export const SHOWN_CHOICES = 4

type Props = {
  value: SelectOption[]
  shown: number
  /** Undefined where nothing may be dropped. */
  onRemove: ((id: string) => void) | undefined
}

/** What is chosen of a list, with the way to drop each. */
export function Pills({ value, shown, onRemove }: Props) {
  const [isOpen, setOpen] = useState(false)
  const rest = value.length - shown
  return (
    <>
      {(isOpen ? value : value.slice(0, shown)).map((option) => (
        <Pill
          key={option.id}
          withRemoveButton={onRemove !== undefined}
          className={styles['pill'] ?? ''}
          data-error={option.error || undefined}
          title={option.error ? `${option.name} could not be created` : option.name}
          onRemove={() => onRemove?.(option.id)}
          removeButtonProps={{ 'aria-label': `Remove ${option.name}`, 'aria-hidden': false, tabIndex: 0 }}
        >
          {option.name}
        </Pill>
      ))}
      {rest > 0 && (
        <button
          type="button"
          className={cx(shared['note'], shared['bare'], styles['rest'])}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show fewer' : `+${rest}`}
        </button>
      )}
    </>
  )
}
