import type { Deliverable } from '@guildhall/contract/work/deliverables'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AddButton, Block } from '#features/experts/components/block.tsx'
import { copy, MEANWHILE } from '#features/work/copy.ts'
import { deliverableActs, workQueries } from '#features/work/queries.ts'
import { listState } from '#platform/list-state.ts'
import { useWrite } from '#platform/use-write.ts'
import { DeleteDialog } from '#ui/dialogs/delete-dialog.tsx'
import { ListStates } from '#ui/lists/list-states.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { DeliverableDialog } from './deliverable-dialog.tsx'
import { DeliverableRow, type Step } from './deliverable-row.tsx'
import { HandInDialog } from './hand-in-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Open = { step: Step; row: Deliverable } | { step: 'add'; row?: undefined }

/** The deliverables of a project: what is due first stands first. */
export function DeliverableList({ gigId }: { gigId: string }) {
  const list = useQuery(workQueries.deliverables(gigId))
  const rows = list.data?.data ?? []
  const [open, setOpen] = useState<Open>()
  const { run, isPending } = useWrite({ refetch: ['gigs'], tells: 'by toast', words: MEANWHILE })
  const close = () => setOpen(undefined)
  const state = listState(list, {
    isEmpty: rows.length === 0,
    messages: { empty_data: copy.noDeliverables },
  })
  const act = (row: Deliverable, step: Step) =>
    step === 'accept'
      ? void run(() => deliverableActs.accept(row), { said: `“${row.title}” was accepted` })
      : setOpen({ step, row })
  return (
    <Block
      title={copy.deliverables}
      action={
        list.data?.actions.canAdd && <AddButton noun="deliverable" onClick={() => setOpen({ step: 'add' })} />
      }
    >
      <ListStates
        state={state}
        onRefresh={() => void list.refetch()}
        skeleton={<SkeletonRows rows={3} columns={1} />}
      >
        <ul className={cx(layout['stack-12'], shared['list'])} aria-label={copy.deliverables}>
          {rows.map((row) => (
            <DeliverableRow key={row.id} row={row} isPending={isPending} onStep={(step) => act(row, step)} />
          ))}
        </ul>
      </ListStates>
      <Dialogs gigId={gigId} open={open} onClose={close} />
      <DeleteDialog
        opened={open?.step === 'remove'}
        onClose={close}
        onDelete={() =>
          open?.row &&
          void run(() => deliverableActs.remove(open.row), {
            said: 'The deliverable was deleted',
          }).then(close)
        }
        type="deliverable"
        name={open?.row?.title}
        pending={isPending}
      />
    </Block>
  )
}

type DialogsProps = { gigId: string; open: Open | undefined; onClose: () => void }

function Dialogs({ gigId, open, onClose }: DialogsProps) {
  if (open?.step === 'add') return <DeliverableDialog gigId={gigId} onClose={onClose} />
  if (open?.step === 'edit')
    return <DeliverableDialog gigId={gigId} deliverable={open.row} onClose={onClose} />
  if (open?.step === 'handIn') return <HandInDialog deliverable={open.row} onClose={onClose} />
  if (open?.step === 'sendBack')
    return (
      <ReasonDialog
        title={copy.sendBackOf(open.row.title)}
        label={copy.reasonLabel}
        confirm={copy.sendBack}
        said={copy.wasSentBack(open.row.title)}
        send={(reason) => deliverableActs.sendBack(open.row, reason)}
        onClose={onClose}
      />
    )
  return null
}
