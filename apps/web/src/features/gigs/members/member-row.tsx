import { ActionIcon } from '@mantine/core'
import IconX from '~icons/x'
import type { ReactNode } from 'react'
import { leaveEntry } from '#ui/hooks/leave-entry.ts'
import { Avatar } from '#ui/marks/avatar.tsx'
import { copy } from '#features/gigs/copy.ts'
import { copy as texts } from './copy.ts'
import styles from './members.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = {
  name: string
  photo: string | null
  detail: ReactNode
  warning?: string | null
  /** What stands at its right: the role, or the level to choose. */
  place: ReactNode
  isNew?: boolean
  /** Without it this one stays. */
  onRemove?: (() => void) | undefined
}

/** One of the people in a dialog. */
export function MemberRow({ name, photo, detail, warning = null, place, isNew = false, onRemove }: Props) {
  return (
    <li className={cx(layout['stack-10'], styles['row'])}>
      <Avatar name={name} photo={photo} />
      <span className={cx(layout['stack'], shared['shrinks'])}>
        <span className={cx(layout['row-6'], styles['name'])}>
          {name}
          {isNew && <span className={styles['new']}>{copy.textNew}</span>}
        </span>
        {detail !== null && <small className={cx(shared['note'], styles['detail'])}>{detail}</small>}
        {warning !== null && (
          <small className={styles['warning']} role="status">
            {warning}
          </small>
        )}
      </span>
      <span className={cx(shared['note'], styles['place'])}>{place}</span>
      {onRemove ? (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={texts.removeName(name)}
          onClick={({ currentTarget }) => {
            // Others are asked about first.
            if (isNew) leaveEntry(currentTarget.closest('li'))
            onRemove()
          }}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      ) : (
        <span />
      )}
    </li>
  )
}
