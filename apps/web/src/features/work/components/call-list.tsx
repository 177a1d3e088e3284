import type { Call } from '@guildhall/contract/work/calls'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AddButton, Block } from '#features/experts/components/block.tsx'
import { callActs, callQueries } from '#features/work/call-queries.ts'
import { listState } from '#platform/list-state.ts'
import { useWrite } from '#platform/use-write.ts'
import { ListStates } from '#ui/list-states.tsx'
import { SkeletonRows } from '#ui/skeleton-rows.tsx'
import { copy } from '#features/work/copy.ts'
import { CallDialog, MoveDialog, OtherTimesDialog } from './call-dialog.tsx'
import { CallRow, type CallStep } from './call-row.tsx'
import { HeldDialog } from './held-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import styles from './work.module.css'

type Open = { step: CallStep; call: Call } | { step: 'add'; call?: undefined }
type Props = { engagementId: string; isExpert: boolean }

/** The calls with an expert on a project. */
export function CallList({ engagementId, isExpert }: Props) {
  const list = useQuery(callQueries.of(engagementId))
  const rows = list.data?.data ?? []
  const [open, setOpen] = useState<Open>()
  const { run, isPending } = useWrite({ refetch: ['gigs'], tells: 'by toast' })
  const state = listState(list, {
    isEmpty: rows.length === 0,
    isSearching: false,
    onFirstPage: true,
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
        <ul className={styles['rows']} aria-label={copy.calls}>
          {rows.map((call) => (
            <CallRow
              key={call.id}
              call={call}
              isExpert={isExpert}
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
      <Dialogs engagementId={engagementId} open={open} onClose={() => setOpen(undefined)} />
    </Block>
  )
}

type DialogsProps = { engagementId: string; open: Open | undefined; onClose: () => void }

function Dialogs({ engagementId, open, onClose }: DialogsProps) {
  if (open?.step === 'add') return <CallDialog engagementId={engagementId} onClose={onClose} />
  if (open?.step === 'propose') return <OtherTimesDialog call={open.call} onClose={onClose} />
  if (open?.step === 'move') return <MoveDialog call={open.call} onClose={onClose} />
  if (open?.step === 'hold') return <HeldDialog call={open.call} onClose={onClose} />
  if (open?.step === 'cancel')
    return (
      <ReasonDialog
        title={`Cancel “${open.call.title}”?`}
        label={copy.reason}
        confirm={copy.cancelCall}
        said="The call was cancelled"
        send={(reason) => callActs.cancel(open.call.id, reason)}
        onClose={onClose}
      />
    )
  return null
}
