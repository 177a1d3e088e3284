import type { EngagementStatus } from '@guildhall/contract/hiring/machine'
import type { Engagement } from '@guildhall/contract/hiring/shapes'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { moneyText, timeLeft } from '#features/hiring/money.ts'
import { acts, hiringQueries } from '#features/hiring/queries.ts'
import { useQuickAct } from '#features/hiring/use-act.ts'
import { listState } from '#platform/list-state.ts'
import { Badge } from '#ui/badge.tsx'
import { formatDate } from '#ui/date-format.ts'
import { ListStates } from '#ui/list-states.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { SkeletonRows } from '#ui/skeleton-rows.tsx'
import { StatusBadge } from '#ui/status-badge.tsx'
import { ExpertHead } from './expert-head.tsx'
import { HireDialog } from './hire-dialog.tsx'
import styles from './hiring.module.css'
import { EndDialog, NotSelectedDialog, RateDialog } from './step-dialogs.tsx'

const EMPTY: Record<EngagementStatus, string> = {
  Requested: 'Nobody is requested right now.',
  Applied: 'No applications yet.',
  Reviewed: 'Nobody is on the shortlist yet.',
  Hired: 'Nobody is hired yet.',
  Closed: 'Nothing was closed yet.',
}

type Step = { engagement: Engagement; kind: 'hire' | 'end' | 'not-selected' | 'rate' }

/** The engagements of a gig in one state, with what can be done about each. */
export function EngagementList({ gigId, status }: { gigId: string; status: EngagementStatus }) {
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
    >
      <ul className={styles['list']} aria-label={status}>
        {rows.map((engagement) => (
          <Row key={engagement.id} engagement={engagement} onStep={(kind) => setStep({ engagement, kind })} />
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

function Row({ engagement, onStep }: { engagement: Engagement; onStep: (kind: Step['kind']) => void }) {
  const { expert, message, request_message: request, answers, status, close_reason: reason } = engagement
  return (
    <li className={styles['row']} data-plain>
      <div>
        <ExpertHead expert={expert} />
        <Facts engagement={engagement} />
        {(message ?? request) !== null && <p className={styles['said']}>{message ?? request}</p>}
        {answers.length > 0 && (
          <dl className={styles['answers']}>
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
      <div className={styles['score']}>
        <StatusBadge
          status={reason === 'completed' ? 'Completed' : status === 'Reviewed' ? 'Reviewed' : status}
        />
        <Actions engagement={engagement} onStep={onStep} />
      </div>
    </li>
  )
}

const REASONS: Readonly<Record<string, string>> = {
  declined: 'Declined by the expert',
  expired: 'The request expired',
  withdrawn_by_staff: 'Request withdrawn',
  withdrawn_by_expert: 'Withdrawn by the expert',
  not_selected: 'Not selected',
  completed: 'Completed',
  terminated: 'Ended early',
  gig_closed: 'The project was closed',
  expert_rejected: 'The expert was rejected',
  expert_suspended: 'The expert was suspended',
}

function Facts({ engagement }: { engagement: Engagement }) {
  const { status, expires_at: until, close_reason: reason, reasons, reason_text: text } = engagement
  const bid = moneyText(engagement.bid_amount, engagement.bid_type, engagement.currency)
  const agreed = moneyText(engagement.rate, engagement.rate_type)
  const why = [...reasons, ...(text === null ? [] : [text])].join(' · ')
  const facts: (string | false | undefined)[] = [
    bid && status !== 'Hired' && `Asks ${bid}`,
    agreed && `Agreed ${agreed}`,
    engagement.starts_on !== null && status === 'Hired' && `From ${formatDate(engagement.starts_on)}`,
    engagement.hours_planned !== null && `${engagement.hours_planned} hours planned`,
    status === 'Requested' && timeLeft(until),
    reason !== null && REASONS[reason],
    why,
    engagement.score !== null && `Match ${Math.round(engagement.score)}`,
    engagement.thumbs_up + engagement.thumbs_down > 0 &&
      `Customer: ${engagement.thumbs_up} for, ${engagement.thumbs_down} against`,
    engagement.updated_at_diff,
  ]
  return (
    <ul className={styles['facts']}>
      {facts.flatMap((fact) => (typeof fact === 'string' && fact !== '' ? [<li key={fact}>{fact}</li>] : []))}
    </ul>
  )
}

function Actions({ engagement, onStep }: { engagement: Engagement; onStep: (kind: Step['kind']) => void }) {
  const { act, isPending } = useQuickAct()
  const { actions, id } = engagement
  return (
    <div className={styles['rowActions']}>
      {actions.canWithdrawRequest && (
        <Button
          variant="subtle"
          size="xs"
          loading={isPending}
          onClick={() => void act(() => acts.withdrawRequest(id), 'The request was withdrawn')}
        >
          Withdraw request
        </Button>
      )}
      {actions.canNotSelect && (
        <Button variant="subtle" color="red" size="xs" onClick={() => onStep('not-selected')}>
          Not selected
        </Button>
      )}
      {actions.canReview && (
        <Button
          variant="default"
          size="xs"
          loading={isPending}
          onClick={() => void act(() => acts.review(id), 'On the shortlist')}
        >
          Accept for review
        </Button>
      )}
      {actions.canRate && (
        <Button variant="default" size="xs" onClick={() => onStep('rate')}>
          Rate
        </Button>
      )}
      {actions.canReopen && (
        <Button
          variant="default"
          size="xs"
          loading={isPending}
          onClick={() => void act(() => acts.reopen(id, ''), 'The request was sent')}
        >
          Request again
        </Button>
      )}
      {actions.canEnd && (
        <Button variant="default" size="xs" onClick={() => onStep('end')}>
          End
        </Button>
      )}
      {actions.canHire && (
        <Button size="xs" onClick={() => onStep('hire')}>
          Hire
        </Button>
      )}
    </div>
  )
}
