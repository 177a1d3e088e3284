import type { FaqEntry } from '@guildhall/contract/faqs'
import { DragDropContext, Draggable, Droppable } from '@hello-pangea/dnd'
import IconDown from '~icons/arrow-down'
import IconUp from '~icons/arrow-up'
import IconGrip from '~icons/grip-vertical'
import IconPencil from '~icons/pencil'
import IconTrash from '~icons/trash'
import { useState } from 'react'
import { AUDIENCE_LABELS, copy } from '#features/faqs/copy.ts'
import { holdersOf } from '#platform/role-names.ts'
import { useEntryOrder } from '#features/faqs/use-entry-order.ts'
import { pageNonce } from '#platform/page-nonce.ts'
import { Badge } from '#ui/marks/badge.tsx'
import { ToolButton } from '#ui/layout/tool-button.tsx'
import { DeleteEntry } from './delete-entry.tsx'
import styles from './entry-list.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = { entries: readonly FaqEntry[]; onEdit: (entry: FaqEntry) => void }

/** All questions in their order: drawn by the handle, moved by the arrows, both with the keyboard too. */
export function EntryList({ entries, onEdit }: Props) {
  const [leaving, setLeaving] = useState<FaqEntry>()
  const { spoken, moveTo } = useEntryOrder(entries)
  return (
    <>
      <DragDropContext
        nonce={pageNonce}
        onDragEnd={({ draggableId, source, destination }) => {
          if (destination && destination.index !== source.index) moveTo(draggableId, destination.index)
        }}
      >
        <Droppable droppableId="questions">
          {(list) => (
            <ol
              ref={list.innerRef}
              {...list.droppableProps}
              className={cx(shared['card'], shared['list'])}
              aria-label={copy.questions}
            >
              {entries.map((entry, index) => (
                <Draggable key={entry.id} draggableId={entry.id} index={index}>
                  {(drag, { isDragging }) => (
                    <li
                      ref={drag.innerRef}
                      {...drag.draggableProps}
                      className={cx(layout['row-12'], styles['entry'])}
                      data-dragging={isDragging || undefined}
                    >
                      <span
                        {...drag.dragHandleProps}
                        className={cx(shared['centre'], styles['handle'])}
                        aria-label={copy.dragTitle(entry.title)}
                      >
                        <IconGrip size={16} aria-hidden />
                      </span>
                      <span className={cx(shared['note'], styles['number'])}>{index + 1}</span>
                      <div className={cx(shared['fills'], layout['stack-2'], styles['words'])}>
                        <span className={cx(shared['medium'], shared['breaks'])}>{entry.title}</span>
                        <Readers entry={entry} />
                      </div>
                      <Tools
                        entry={entry}
                        place={index}
                        count={entries.length}
                        onMove={(place) => moveTo(entry.id, place)}
                        onEdit={() => onEdit(entry)}
                        onDelete={() => setLeaving(entry)}
                      />
                    </li>
                  )}
                </Draggable>
              ))}
              {list.placeholder}
            </ol>
          )}
        </Droppable>
      </DragDropContext>
      <output className={shared['hidden']}>{spoken}</output>
      <DeleteEntry entry={leaving} onClose={() => setLeaving(undefined)} />
    </>
  )
}

type ToolsProps = {
  entry: FaqEntry
  /** From 0. */
  place: number
  count: number
  onMove: (place: number) => void
  onEdit: () => void
  onDelete: () => void
}

function Tools({ entry: { title }, place, count, onMove, onEdit, onDelete }: ToolsProps) {
  return (
    <div className={styles['buttons']}>
      <ToolButton
        label={copy.moveUp(title)}
        icon={IconUp}
        isOff={place === 0}
        onClick={() => onMove(place - 1)}
      />
      <ToolButton
        label={copy.moveDown(title)}
        icon={IconDown}
        isOff={place === count - 1}
        onClick={() => onMove(place + 1)}
      />
      <ToolButton label={copy.editTitle(title)} icon={IconPencil} onClick={onEdit} />
      <ToolButton label={copy.deleteTitle(title)} icon={IconTrash} onClick={onDelete} />
    </div>
  )
}

function Readers({ entry: { audience, roles, is_published: isPublished } }: { entry: FaqEntry }) {
  const readers = audience === 'role' ? roles.map(holdersOf).join(', ') : AUDIENCE_LABELS[audience]
  return (
    <span className={cx(layout['row-wrap-8'], shared['note'])}>
      {!isPublished && <Badge tone="draft">{copy.draft}</Badge>}
      {readers}
    </span>
  )
}
