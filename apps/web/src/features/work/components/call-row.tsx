import type { Call } from '@guildhall/contract/work/calls'
import { Button } from '@mantine/core'
import { ownZone, timeText, timeThere } from '#features/work/times.ts'
import { Badge } from '#ui/marks/badge.tsx'
import { copy } from '#features/work/copy.ts'
import styles from './work.module.css'
import { cx } from '#ui/theme/class-names.ts'
import reach from '#ui/layout/reach.module.css'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

export type CallStep = 'propose' | 'move' | 'cancel' | 'hold' | 'miss'

const STATUS = {
  proposed: { label: 'Proposed', tone: 'warning' },
  booked: { label: 'Booked', tone: 'success' },
  moved: { label: 'Moved', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'secondary' },
  held: { label: 'Held', tone: 'primary' },
  missed: { label: 'Missed', tone: 'danger' },
} as const

type Props = {
  call: Call
  /** Whose clock is shown beside that of the reader. */
  isExpert: boolean
  isPending: boolean
  onBook: (slotId: string) => void
  onStep: (step: CallStep) => void
}

/** A call: when by both clocks, and what its reader can do. */
export function CallRow({ call, isExpert, isPending, onBook, onStep }: Props) {
  const { status } = call
  return (
    <li className={cx(layout['stack-6'], styles['row'])}>
      <div className={cx(layout['head-12'], styles['top'])}>
        <h3 className={styles['name']}>{call.title}</h3>
        <Badge tone={STATUS[status].tone}>{STATUS[status].label}</Badge>
      </div>
      {call.start_at && call.end_at && (
        <Times
          start={call.start_at}
          end={call.end_at}
          zone={isExpert ? call.host_timezone : call.expert_timezone}
        />
      )}
      {status === 'proposed' && (
        <Slots call={call} isExpert={isExpert} isPending={isPending} onBook={onBook} />
      )}
      {call.link && status !== 'cancelled' && (
        <p className={styles['note']}>
          <a
            href={call.link}
            className={cx(reach['alone'], styles['link'])}
            target="_blank"
            rel="noreferrer noopener nofollow"
          >
            {call.link}
          </a>
        </p>
      )}
      {call.has_guest && (
        <p className={cx(shared['note'], shared['flush'])}>
          {call.guest ? copy.guestName(call.guest.name) : copy.aCustomerSitsIn}
        </p>
      )}
      {call.reason && <p className={styles['note']}>{call.reason}</p>}
      {call.outcome && <p className={styles['note']}>{call.outcome}</p>}
      {call.notes && <p className={cx(shared['note'], shared['flush'])}>{call.notes}</p>}
      <Steps call={call} onStep={onStep} />
    </li>
  )
}

function Times({ start, end, zone }: { start: string; end: string; zone: string }) {
  return (
    <div>
      <p className={styles['note']}>{timeText(start, end)}</p>
      {zone !== ownZone && (
        <p className={cx(shared['note'], shared['flush'])}>{timeThere(start, end, zone)}</p>
      )}
    </div>
  )
}

function Slots({ call, isExpert, isPending, onBook }: Omit<Props, 'onStep'>) {
  return (
    <ul className={cx(layout['stack-8'], shared['list'])} aria-label={copy.timesFor(call.title)}>
      {call.slots.map((slot) => (
        <li key={slot.id} className={cx(layout['spread-wrap'], styles['choice'])}>
          <div>
            <Times
              start={slot.start_at}
              end={slot.end_at}
              zone={isExpert ? call.host_timezone : call.expert_timezone}
            />
            {doubtOf(slot, isExpert) && (
              <p className={cx(shared['note'], shared['flush'])}>{doubtOf(slot, isExpert)}</p>
            )}
          </div>
          {slot.can_book ? (
            <Button
              variant="default"
              loading={isPending}
              onClick={() => onBook(slot.id)}
              aria-label={copy.bookTime(timeText(slot.start_at, slot.end_at))}
            >
              {copy.book}
            </Button>
          ) : (
            <span className={cx(shared['note'], shared['flush'])}>{standingOf(slot, isExpert)}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

type Slot = Call['slots'][number]

/** What speaks against a time, to those who run the project. */
function doubtOf(slot: Slot, isExpert: boolean): string | undefined {
  return slot.is_available === false && !isExpert ? copy.outsideTheExpertS : undefined
}

function standingOf(slot: Slot, isExpert: boolean): string {
  if (slot.is_taken) return copy.noLongerFree
  return slot.by_expert === isExpert ? copy.proposedByYou : copy.proposed
}

function Steps({ call, onStep }: Pick<Props, 'call' | 'onStep'>) {
  const { actions, title } = call
  const steps = [
    { step: 'cancel', label: 'Cancel call', isShown: actions.canCancel },
    { step: 'propose', label: 'Other times', isShown: actions.canPropose },
    { step: 'move', label: 'Move', isShown: actions.canMove },
    { step: 'miss', label: 'Missed', isShown: actions.canMiss },
    { step: 'hold', label: 'Took place', isShown: actions.canHold },
  ] as const
  const shown = steps.filter(({ isShown }) => isShown)
  if (shown.length === 0) return null
  return (
    <div className={cx(layout['row-wrap-8'], styles['actions'])}>
      {shown.map(({ step, label }) => (
        <Button
          key={step}
          variant={step === 'cancel' ? 'subtle' : 'default'}
          onClick={() => onStep(step)}
          aria-label={`${label}: ${title}`}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
