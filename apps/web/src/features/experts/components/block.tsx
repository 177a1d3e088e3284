import { Button } from '@mantine/core'
import IconPencil from '~icons/pencil'
import IconPlus from '~icons/plus'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { copy } from '#features/experts/copy.ts'
import styles from './block.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = { title: string; aside?: ReactNode; action?: ReactNode; children: ReactNode }

/** A titled part of a card; hairlines divide the parts. */
export function Block({ title, aside, action, children }: Props) {
  const titleId = useId()
  return (
    <section className={cx(shared['padded'], styles['block'])} aria-labelledby={titleId}>
      <div className={cx(layout['row-12'], styles['head'])}>
        <h2 id={titleId} className={cx(shared['title'], shared['flush'], shared['grows'])}>
          {title}
        </h2>
        {aside && <span className={shared['note']}>{aside}</span>}
        {action}
      </div>
      <div className={styles['body']}>{children}</div>
    </section>
  )
}

type AddProps = { noun: string; label?: string; onClick: () => void }

export function AddButton({ noun, label = 'Add', onClick }: AddProps) {
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconPlus size={15} aria-hidden />}
      aria-label={copy.addNoun(noun)}
      onClick={onClick}
    >
      {label}
    </Button>
  )
}

export function EditButton({ noun, onClick }: { noun: string; onClick: () => void }) {
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconPencil size={15} aria-hidden />}
      aria-label={copy.editNoun(noun)}
      onClick={onClick}
    >
      {copy.edit}
    </Button>
  )
}
