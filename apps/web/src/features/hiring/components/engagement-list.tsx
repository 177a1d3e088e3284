import type { EngagementStatus } from '@guildhall/contract/hiring/machine'
import type { Engagement } from '@guildhall/contract/hiring/shapes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { hiringQueries } from '#features/hiring/queries.ts'
import { listState } from '#platform/list-state.ts'
import { Badge } from '#ui/badge.tsx'
import { ListStates } from '#ui/list-states.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { SkeletonRows } from '#ui/skeleton-rows.tsx'
import { StatusBadge } from '#ui/status-badge.tsx'
import { EngagementActions, type StepKind } from './engagement-actions.tsx'
import { EngagementFacts } from './engagement-facts.tsx'
import { ExpertHead } from './expert-head.tsx'
import { HireDialog } from './hire-dialog.tsx'
import styles from './hiring.module.css'
import entries from './entries.module.css'
import { InsteadOf } from '#features/hiring/similar/instead-of.tsx'
import { EndDialog, NotSelectedDialog, RateDialog } from './step-dialogs.tsx'

const EMPTY: Record<EngagementStatus, string> = {
  Requested: 'Nobody is requested right now.',
  Applied: 'No applications yet.',
  Reviewed: 'Nobody is on the shortlist yet.',
  Hired: 'Nobody is hired yet.',
  Closed: 'Nothing was closed yet.',
}

/** Somebody else has to be found where it was not the manager who ended it. */
const LOST: readonly string[] = [
  'declined',
  'expired',
  'withdrawn_by_expert',
  'expert_rejected',
  'expert_suspended',
]

type Props = { gigId: string; status: EngagementStatus; canRequest: boolean; emptyAction?: ReactNode }
type Step = { engagement: Engagement; kind: StepKind }

/** The engagements of a gig in one state, with what can be done about each. */
export function EngagementList({ gigId, status, canRequest, emptyAction }: Props) {
  const [page, setPage] = useState(1)
  const [step, setStep] = useState<Step>()
  const list = useQuery(hiringQueries.engagements(gigId, { status, page }))
  const rows = list.data?.data ?? []
  const state = listState(list, {
    isEmpty: rows.length === 0,
    isSearching: false,
    onFirstPage: page === 1,
    messages: { empty_data: EMPTY[status] },
  })
  return (
    <ListStates
      state={state}
      onRefresh={() => void list.refetch()}
      skeleton={<SkeletonRows rows={4} columns={3} />}
      emptyAction={emptyAction}
    >
      <ul className={styles['list']} aria-label={status}>
        {rows.map((engagement) => (
          <Row
            key={engagement.id}
            engagement={engagement}
            canRequest={canRequest}
            onStep={(kind) => setStep({ engagement, kind })}
          />
        ))}
      </ul>
      {list.data && <Pagination {...list.data.pagination} onPage={setPage} />}
      {step && <StepOf {...step} onClose={() => setStep(undefined)} />}
    </ListStates>
  )
}

function StepOf({ engagement, kind, onClose }: Step & { onClose: () => void }) {
  const props = { id: engagement.id, name: engagement.expert.name, onClose }
  switch (kind) {
    case 'hire':
      return <HireDialog engagement={engagement} onClose={onClose} />
    case 'end':
      return <EndDialog {...props} />
    case 'not-selected':
      return <NotSelectedDialog {...props} />
    case 'rate':
      return <RateDialog {...props} />
  }
}

type RowProps = { engagement: Engagement; canRequest: boolean; onStep: (kind: StepKind) => void }

function Row({ engagement, canRequest, onStep }: RowProps) {
  const { expert, message, request_message: request, answers, status, close_reason: reason } = engagement
  return (
    <li className={entries['entry']}>
      <div className={entries['top']}>
        <ExpertHead expert={expert} />
        <StatusBadge status={reason === 'completed' ? 'Completed' : status} />
      </div>
      <div className={entries['body']}>
        <EngagementFacts engagement={engagement} />
        {(message ?? request) !== null && <p className={entries['said']}>{message ?? request}</p>}
        {answers.length > 0 && (
          <dl className={entries['answers']}>
            {answers.map(({ question, answer, is_knock_out: isKnockOut }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>
                  {answer} {isKnockOut && answer === 'No' && <Badge tone="warning">Excluding answer</Badge>}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {LOST.includes(reason ?? '') && <InsteadOf engagement={engagement} canRequest={canRequest} />}
      <EngagementActions engagement={engagement} onStep={onStep} />
    </li>
  )
}
