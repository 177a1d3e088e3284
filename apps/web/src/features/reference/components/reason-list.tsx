import type { ReasonKind } from '@guildhall/contract/reference'
import type { CaredReason } from '@guildhall/contract/reference/admin'
import { ActionIcon } from '@mantine/core'
import IconDots from '~icons/dots'
import { useState } from 'react'
import { deleteReason, moveReason } from '#features/reference/admin-queries.ts'
import { copy } from '#features/reference/copy.ts'
import { useCare } from '#features/reference/use-care.ts'
import { useReasonOrder } from '#features/reference/use-reason-order.ts'
import { Badge } from '#ui/marks/badge.tsx'
import { DeleteDialog } from '#ui/dialogs/delete-dialog.tsx'
import { MoveButtons, OrderedList, OrderedRow, RowButtons, RowWords } from '#ui/lists/ordered-list.tsx'
import styles from './reason-list.module.css'
import shared from '#ui/theme/shared.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import { Menu } from '#ui/popups/menu.tsx'
import { dotted } from '#ui/text/dotted.ts'

type Props = { kind: ReasonKind; reasons: readonly CaredReason[]; onEdit: (reason: CaredReason) => void }

/** The reasons of a kind in their order; the arrows move one, with the keyboard too. */
export function ReasonList({ kind, reasons, onEdit }: Props) {
  const [leaving, setLeaving] = useState<CaredReason>()
  const { spoken, moveTo } = useReasonOrder(kind, reasons)
  const { run, isPending } = useCare()
  const remove = ({ id }: CaredReason) =>
    run({
      work: () => deleteReason(id),
      said: 'The reason has been deleted.',
      onDone: () => setLeaving(undefined),
    })
  const offered = reasons.filter(({ is_retired: isRetired }) => !isRetired)
  return (
    <>
      <OrderedList aria-label={copy.reasons}>
        {reasons.map((reason, index) => (
          <OrderedRow
            key={reason.id}
            className={styles['reason']}
            data-retired={reason.is_retired || undefined}
          >
            <Words reason={reason} />
            <RowButtons>
              {!reason.is_retired && (
                <MoveButtons
                  name={reason.name}
                  place={index}
                  count={offered.length}
                  onMove={(place) => moveTo(reason.id, place)}
                />
              )}
              <ReasonMenu reason={reason} onEdit={() => onEdit(reason)} onDelete={() => setLeaving(reason)} />
            </RowButtons>
          </OrderedRow>
        ))}
      </OrderedList>
      <output className={shared['hidden']}>{spoken}</output>
      <DeleteDialog
        opened={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        onDelete={() => leaving && remove(leaving)}
        type="reason"
        name={leaving?.name}
        pending={isPending}
      />
    </>
  )
}

function Words({ reason }: { reason: CaredReason }) {
  const facts = [
    ...(reason.allow_resubmit ? ['may apply again'] : []),
    ...(reason.text_required ? ['requires a text'] : []),
    ...(reason.default_text === null ? [] : ['fills the text']),
    given(reason.uses),
  ]
  return (
    <RowWords>
      <span className={cx(layout['row-wrap-8'], shared['medium'], shared['breaks'], styles['name'])}>
        {reason.name}
        {reason.is_retired && <Badge tone="secondary">{copy.retired}</Badge>}
      </span>
      <span className={shared['note']}>{dotted(facts)}</span>
    </RowWords>
  )
}

function given(uses: number): string {
  if (uses === 0) return 'never used'
  return uses === 1 ? 'used once' : `used ${uses} times`
}

type MenuProps = { reason: CaredReason; onEdit: () => void; onDelete: () => void }

function ReasonMenu({ reason, onEdit, onDelete }: MenuProps) {
  const { run } = useCare()
  const { id, name, is_retired: isRetired, source, uses } = reason
  return (
    <Menu
      position="bottom-end"
      target={
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          className={styles['tool'] ?? ''}
          aria-label={copy.actionsFor(name)}
        >
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      }
    >
      {({ Item }) => (
        <>
          <Item onClick={onEdit}>{copy.edit}</Item>
          {isRetired ? (
            <Item
              onClick={() =>
                run({ work: () => moveReason(id, 'restore'), said: `${name} is offered again.` })
              }
            >
              {copy.restore}
            </Item>
          ) : (
            <Item
              onClick={() =>
                run({ work: () => moveReason(id, 'retire'), said: `${name} is offered no more.` })
              }
            >
              {copy.retire}
            </Item>
          )}
          {source === 'Admin' && uses === 0 && (
            <Item color="red" onClick={onDelete}>
              {copy.delete}
            </Item>
          )}
        </>
      )}
    </Menu>
  )
}
