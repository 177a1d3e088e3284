import type { EngagementStatus } from '@guildhall/contract/hiring/machine'
import type { CustomerOpinion, Engagement } from '@guildhall/contract/hiring/shapes'
import { Checkbox, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { copy } from '#features/hiring/copy.ts'
import { hiringQueries } from '#features/hiring/queries.ts'
import type { HiringSlots } from '#features/hiring/slots.ts'
import { statusWord } from '#features/hiring/status-words.ts'
import { listState } from '#platform/list-state.ts'
import { Badge } from '#ui/marks/badge.tsx'
import { ListStates } from '#ui/lists/list-states.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { StatusBadge } from '#ui/marks/status-badge.tsx'
import { CustomerOpinions } from './customer-opinions.tsx'
import { EngagementActions, type StepKind } from './engagement-actions.tsx'
import { EngagementBulk } from './engagement-bulk.tsx'
import { EngagementFacts } from './engagement-facts.tsx'
import { ExpertHead } from '#features/hiring/components/expert-head.tsx'
import entries from '#features/hiring/components/entries.module.css'
import { InsteadOf } from '#features/hiring/similar/instead-of.tsx'
import { SheetLink } from '#features/hiring/components/shortlist/sheet-link.tsx'
import { WhyAsked } from './why-asked.tsx'
import { Fact, Facts } from '#ui/layout/facts.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { later } from '#ui/hooks/later.ts'

const EngagementDialog = later(() => import('./engagement-dialog.tsx'), 'EngagementDialog')

const NEWEST = 'updated_at:desc'
const ORDERS = [
  { value: NEWEST, label: 'Newest first' },
  { value: 'score:desc', label: 'Best match first' },
  { value: 'rating:desc', label: 'Best rated first' },
  { value: 'name:asc', label: 'By name' },
] as const

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

export type EngagementListProps = {
  gigId: string
  status: EngagementStatus
  canRequest: boolean
  emptyAction?: ReactNode
  slots: HiringSlots
}
type Wish = { engagement: Engagement; by: CustomerOpinion }
type Step = { engagement: Engagement; kind: StepKind }

/** The engagements of a gig in one state, with what can be done about each. */
export function EngagementList({
  gigId,
  status,
  canRequest,
  emptyAction,
  slots: { Call },
}: EngagementListProps) {
  const [page, setPage] = useState(1)
  const [step, setStep] = useState<Step>()
  const [wish, setWish] = useState<Wish>()
  const [sort, setSort] = useState(NEWEST)
  const [chosenIds, setChosen] = useState<string[]>([])
  const list = useQuery(hiringQueries.engagements(gigId, { status, page, sort }))
  const rows = list.data?.data ?? []
  const chosen = rows.filter(({ id }) => chosenIds.includes(id))
  const toggle = (id: string) =>
    setChosen(chosenIds.includes(id) ? chosenIds.filter((one) => one !== id) : [...chosenIds, id])
  const state = listState(list, {
    isEmpty: rows.length === 0,
    toFirst: page > 1 ? () => setPage(1) : undefined,
    messages: { empty_data: EMPTY[status] },
  })
  return (
    <>
      <ListStates
        state={state}
        onRefresh={() => void list.refetch()}
        skeleton={<SkeletonRows rows={4} columns={2} />}
        emptyAction={emptyAction}
      >
        <div className={cx(layout['wrap-12'], shared['unless-empty'], entries['tools'])}>
          {status === 'Reviewed' && <SheetLink gigId={gigId} />}
          {(list.data?.pagination.total ?? 0) > 1 && (
            <Order
              value={sort}
              onChange={(next) => {
                setSort(next)
                setPage(1)
              }}
            />
          )}
        </div>
        <ul className={cx(shared['list'], layout['stack-12'])} aria-label={statusWord(status)}>
          {rows.map((engagement) => (
            <Row
              key={engagement.id}
              engagement={engagement}
              canRequest={canRequest}
              onStep={(kind) => setStep({ engagement, kind })}
              onCall={Call && ((by) => setWish({ engagement, by }))}
              isChosen={chosenIds.includes(engagement.id)}
              onToggle={rows.length > 1 ? () => toggle(engagement.id) : undefined}
            />
          ))}
        </ul>
        {list.data && <Pagination {...list.data.pagination} onPage={setPage} />}
        {chosen.length > 0 && <EngagementBulk gigId={gigId} chosen={chosen} onClear={() => setChosen([])} />}
      </ListStates>
      {/* They go on when the last of the list has left it meanwhile. */}
      {wish && Call && <Call {...callOf(wish)} onClose={() => setWish(undefined)} />}
      {step && (
        <Suspense>
          <EngagementDialog gigId={gigId} {...step} onClose={() => setStep(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** What is known of a call that a customer wished for. The expert reads its title: who sits in is not told there. */
const callOf = ({ engagement: { id, gig, expert }, by }: Wish) => ({
  gigId: gig.id,
  engagementId: id,
  expert: { id: expert.id, name: expert.name },
  title: copy.callAbout(gig.name).slice(0, 150),
  guestId: by.by_id,
})

function Order({ value, onChange }: { value: string; onChange: (sort: string) => void }) {
  return (
    <NativeSelect
      className={entries['order'] ?? ''}
      aria-label={copy.order}
      data={[...ORDERS]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

type RowProps = {
  engagement: Engagement
  canRequest: boolean
  onStep: (kind: StepKind) => void
  onCall: ((wish: CustomerOpinion) => void) | undefined
  isChosen: boolean
  /** Absent where there is nobody to compare with. */
  onToggle: (() => void) | undefined
}

function Row({ engagement, canRequest, onStep, onCall, isChosen, onToggle }: RowProps) {
  const { expert, message, request_message: request, answers, status, close_reason: reason } = engagement
  return (
    <li className={cx(shared['card'], entries['entry'])}>
      <div className={cx(layout['tops'], entries['top'])} data-person>
        <ExpertHead expert={expert} />
        <span className={layout['row-12']}>
          <StatusBadge
            status={reason === 'completed' ? 'Completed' : status}
            {...(reason !== 'completed' && { label: statusWord(status) })}
          />
          {onToggle && (
            <Checkbox aria-label={copy.chooseName(expert.name)} checked={isChosen} onChange={onToggle} />
          )}
        </span>
      </div>
      <div className={entries['body']}>
        <EngagementFacts engagement={engagement} />
        {(message ?? request) !== null && <p className={entries['said']}>{message ?? request}</p>}
        <CustomerOpinions
          opinions={engagement.opinions}
          onCall={engagement.actions.canProposeCall ? onCall : undefined}
        />
        {answers.length > 0 && (
          <Facts at="lines" className={entries['answers']}>
            {answers.map(({ question, answer, is_knock_out: isKnockOut }, place) => (
              <Fact key={place} name={question}>
                {answer}{' '}
                {isKnockOut && answer === 'No' && <Badge tone="warning">{copy.excludingAnswer}</Badge>}
              </Fact>
            ))}
          </Facts>
        )}
      </div>
      {engagement.score !== null && <WhyAsked engagement={engagement} />}
      {LOST.includes(reason ?? '') && <InsteadOf engagement={engagement} canRequest={canRequest} />}
      <EngagementActions engagement={engagement} onStep={onStep} />
    </li>
  )
}
