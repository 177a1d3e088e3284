import type { FaqEntry } from '@guildhall/contract/faqs'
import { DragDropContext, Draggable, Droppable } from '@hello-pangea/dnd'
import IconGrip from '~icons/grip-vertical'
import IconPencil from '~icons/pencil'
import IconTrash from '~icons/trash'
import { useState } from 'react'
import { AUDIENCE_LABELS, copy } from '#features/faqs/copy.ts'
import { holdersOf } from '#platform/role-names.ts'
import { useEntryOrder } from '#features/faqs/use-entry-order.ts'
import { pageNonce } from '#platform/page-nonce.ts'
import { Badge } from '#ui/marks/badge.tsx'
import { MoveButtons, OrderedList, OrderedRow, RowButtons, RowWords } from '#ui/lists/ordered-list.tsx'
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
            <OrderedList ref={list.innerRef} {...list.droppableProps} aria-label={copy.questions}>
              {entries.map((entry, index) => (
                <Draggable key={entry.id} draggableId={entry.id} index={index}>
                  {(drag, { isDragging }) => (
                    <OrderedRow
                      ref={drag.innerRef}
                      {...drag.draggableProps}
                      className={styles['entry']}
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
                      <RowWords>
                        <span className={cx(shared['medium'], shared['breaks'])}>{entry.title}</span>
                        <Readers entry={entry} />
                      </RowWords>
                      <Tools
                        entry={entry}
                        place={index}
                        count={entries.length}
                        onMove={(place) => moveTo(entry.id, place)}
                        onEdit={() => onEdit(entry)}
                        onDelete={() => setLeaving(entry)}
                      />
                    </OrderedRow>
                  )}
                </Draggable>
              ))}
              {list.placeholder}
            </OrderedList>
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
    <RowButtons>
      <MoveButtons name={title} place={place} count={count} onMove={onMove} />
      <ToolButton label={copy.editTitle(title)} icon={IconPencil} onClick={onEdit} />
      <ToolButton label={copy.deleteTitle(title)} icon={IconTrash} onClick={onDelete} />
    </RowButtons>
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
