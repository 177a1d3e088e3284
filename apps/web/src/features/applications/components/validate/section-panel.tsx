import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { copy } from '#features/applications/copy.ts'
import { Badge } from '#ui/marks/badge.tsx'
import { Collapsible } from '#ui/layout/collapsible.tsx'
import styles from './wizard-field.module.css'

type Props = {
  title: string
  /** What it holds, shown while it is closed. */
  summary: string
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  isEditing: boolean
  onEditing: (isEditing: boolean) => void
  unsure: number
  faults: number
  children: ReactNode
}

/** One accordion: what was found, to look at or to change. */
export function SectionPanel({
  title,
  summary,
  isOpen,
  onToggle,
  isEditing,
  onEditing,
  unsure,
  faults,
  children,
}: Props) {
  const heading = (
    <>
      {title}{' '}
      <span className={styles['badges']}>
        {unsure > 0 && <Badge tone="warning">{copy.toCheck(unsure)}</Badge>}
        {faults > 0 && <Badge tone="danger">{copy.toFix(faults)}</Badge>}
      </span>
    </>
  )
  return (
    <Collapsible title={heading} summary={summary} expanded={isOpen} onToggle={onToggle}>
      <div className={styles['mode']}>
        <Button
          variant={isEditing ? 'light' : 'default'}
          size="compact-sm"
          aria-label={`${isEditing ? 'View mode' : 'Edit mode'} ${title}`}
          onClick={() => onEditing(!isEditing)}
        >
          {isEditing ? copy.viewMode : copy.editMode}
        </Button>
      </div>
      {children}
    </Collapsible>
  )
}
