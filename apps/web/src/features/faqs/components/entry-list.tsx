import type { FaqEntry } from '@guildhall/contract/faqs'
import IconDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { AUDIENCE_LABELS, copy, ROLE_LABELS } from '#features/faqs/copy.ts'
import { useEntryOrder } from '#features/faqs/use-entry-order.ts'
import { Badge } from '#ui/badge.tsx'
import { ToolButton } from '#ui/tool-button.tsx'
import { DeleteEntry } from './delete-entry.tsx'
import styles from './entry-list.module.css'

type Props = { entries: readonly FaqEntry[]; onEdit: (entry: FaqEntry) => void }

/** All questions in their order; the arrows move one, with the keyboard too. */
export function EntryList({ entries, onEdit }: Props) {
  const [leaving, setLeaving] = useState<FaqEntry>()
  const { spoken, move } = useEntryOrder(entries)
  return (
    <>
      <ol className={styles['list']} aria-label="Questions">
        {entries.map((entry, index) => (
          <li key={entry.id} className={styles['entry']}>
            <span className={styles['number']}>{index + 1}</span>
            <div className={styles['words']}>
              <span className={styles['title']}>{entry.title}</span>
              <Readers entry={entry} />
            </div>
            <div className={styles['buttons']}>
              <ToolButton
                label={`Move up: ${entry.title}`}
                icon={IconUp}
                isOff={index === 0}
                onClick={() => move(entry.id, -1)}
              />
              <ToolButton
                label={`Move down: ${entry.title}`}
                icon={IconDown}
                isOff={index === entries.length - 1}
                onClick={() => move(entry.id, 1)}
              />
              <ToolButton label={`Edit: ${entry.title}`} icon={IconPencil} onClick={() => onEdit(entry)} />
              <ToolButton
                label={`Delete: ${entry.title}`}
                icon={IconTrash}
                onClick={() => setLeaving(entry)}
              />
            </div>
          </li>
        ))}
      </ol>
      <output className={styles['spoken']}>{spoken}</output>
      <DeleteEntry entry={leaving} onClose={() => setLeaving(undefined)} />
    </>
  )
}

function Readers({ entry: { audience, roles, is_published: isPublished } }: { entry: FaqEntry }) {
  const readers =
    audience === 'role' ? roles.map((role) => ROLE_LABELS[role]).join(', ') : AUDIENCE_LABELS[audience]
  return (
    <span className={styles['readers']}>
      {!isPublished && <Badge tone="draft">{copy.draft}</Badge>}
      {readers}
    </span>
  )
}
