import type { Call } from '@guildhall/contract/work/calls'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AddButton, Block } from '#features/experts/components/block.tsx'
import { callActs, callQueries } from '#features/work/call-queries.ts'
import { listState } from '#platform/list-state.ts'
import { useWrite } from '#platform/use-write.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { copy, MEANWHILE } from '#features/work/copy.ts'
import { CallDialog, MoveDialog, OtherTimesDialog } from './call-dialog.tsx'
import { CallRow, type CallStep } from './call-row.tsx'
import { HeldDialog } from './held-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Open = { step: CallStep; call: Call } | { step: 'add'; call?: undefined }
type Props = {
  gigId: string
  engagementId: string
  /** With whom, for those who run the project; nobody where the reader is the expert. */
  expert?: { id: string; name: string }
}

/** The calls with an expert on a project. */
export function CallList({ gigId, engagementId, expert }: Props) {
  const list = useQuery(callQueries.of(engagementId))
  const rows = list.data?.data ?? []
  const [open, setOpen] = useState<Open>()
  const { run, isPending } = useWrite({ refetch: ['gigs'], tells: 'by toast', words: MEANWHILE })
  const state = listState(list, {
    isEmpty: rows.length === 0,
    messages: { empty_data: 'No calls yet' },
  })
  const act = (call: Call, step: CallStep) =>
    step === 'miss'
      ? void run(() => callActs.miss(call.id), { said: 'The call was noted as missed' })
      : setOpen({ step, call })
  return (
    <Block
      title={copy.calls}
      action={list.data?.actions.canAdd && <AddButton noun="call" onClick={() => setOpen({ step: 'add' })} />}
    >
      <ListStates
        state={state}
        onRefresh={() => void list.refetch()}
        skeleton={<SkeletonRows rows={2} columns={1} />}
      >
        <ul className={cx(layout['stack-12'], shared['list'])} aria-label={copy.calls}>
          {rows.map((call) => (
            <CallRow
              key={call.id}
              call={call}
              isExpert={expert === undefined}
              isPending={isPending}
              onBook={(slotId) =>
                void run(() => callActs.book(call.id, slotId), {
                  said: 'The call is booked. Both sides get a calendar entry.',
                })
              }
              onStep={(step) => act(call, step)}
            />
          ))}
        </ul>
      </ListStates>
      <Dialogs
        gigId={gigId}
        engagementId={engagementId}
        expert={expert}
        open={open}
        onClose={() => setOpen(undefined)}
      />
    </Block>
  )
}

type DialogsProps = Pick<Props, 'gigId' | 'engagementId'> & {
  expert: Props['expert']
  open: Open | undefined
  onClose: () => void
}

function Dialogs({ gigId, engagementId, expert, open, onClose }: DialogsProps) {
  if (open?.step === 'add' && expert)
    return <CallDialog gigId={gigId} engagementId={engagementId} expert={expert} onClose={onClose} />
  if (open?.step === 'propose') return <OtherTimesDialog call={open.call} expert={expert} onClose={onClose} />
  if (open?.step === 'move') return <MoveDialog call={open.call} expert={expert} onClose={onClose} />
  if (open?.step === 'hold') return <HeldDialog call={open.call} onClose={onClose} />
  if (open?.step === 'cancel')
    return (
      <ReasonDialog
        title={copy.cancelTitle(open.call.title)}
        label={copy.reason}
        confirm={copy.cancelCall}
        keep={copy.keepCall}
        said={copy.theCallWasCancelled}
        send={(reason) => callActs.cancel(open.call, reason)}
        onClose={onClose}
      />
    )
  return null
}
