import type { Call } from '@guildhall/contract/work/calls'
import { MAX_SLOTS } from '@guildhall/contract/work/calls'
import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callActs, callQueries, type Times } from '#features/work/call-queries.ts'
import { workQueries } from '#features/work/queries.ts'
import { useWrite } from '#platform/use-write.ts'
import { ChoiceField } from '#ui/fields/choice-field.tsx'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { Failure } from '#ui/forms/form-failure.tsx'
import { useLacks } from '#ui/forms/use-lacks.ts'
import { focusFirstFault, formInUse } from '#ui/forms/first-fault.ts'
import { REQUIRED } from '#ui/forms/use-values.ts'
import { useErrors, type ErrorOf } from '#ui/forms/use-errors.ts'
import { copy } from '#features/work/copy.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import { FreeWeek } from './free-week.tsx'
import { emptyDraft, SlotFields, timesOf, type OtherSide } from './slot-fields.tsx'
import styles from './work.module.css'

type Expert = { id: string; name: string }
type CallProps = {
  gigId: string
  engagementId: string
  expert: Expert
  /** What the dialog begins with. */
  title?: string
  guestId?: string
  onClose: () => void
}

/** Proposes a call: what about, where, with which guest, and up to five times. */
export function CallDialog({ gigId, engagementId, expert, onClose, ...given }: CallProps) {
  const { title: about = '', guestId = '' } = given
  const [title, setTitle] = useState(about)
  const [link, setLink] = useState('')
  const [guest, setGuest] = useState(guestId)
  const { data: customers = [] } = useQuery(workQueries.customers(gigId))
  // Who asked for the call may have left the project since.
  const sitsIn = customers.some(({ user }) => user.id === guest) ? guest : ''
  return (
    <TimesDialog
      title={copy.proposeACall}
      confirm={copy.propose}
      said={copy.theTimesWereProposed}
      max={MAX_SLOTS}
      lacks={title.trim() === '' ? copy.titleFirst : undefined}
      isTyped={title !== about || link !== '' || guest !== guestId}
      other={useExpert(expert)}
      send={(slots) =>
        callActs.add(engagementId, {
          title,
          link: link.trim(),
          guest_id: sitsIn === '' ? null : sitsIn,
          slots,
        })
      }
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <TextInput
            label={copy.titleLabel}
            required
            maxLength={150}
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
            error={errorOf('title')}
            data-autofocus
          />
          <TextInput
            label={copy.meetingLink}
            type="url"
            maxLength={2000}
            value={link}
            onChange={(event) => setLink(event.currentTarget.value)}
            error={errorOf('link')}
          />
          <GuestField customers={customers} guest={sitsIn} errorOf={errorOf} onGuest={setGuest} />
          <FreeWeek personId={expert.id} name={expert.name} />
        </>
      )}
    </TimesDialog>
  )
}

/** The clock of an expert and when they have other calls. */
function useExpert({ id, name }: Expert): OtherSide | undefined {
  const { data } = useQuery(callQueries.availability(id))
  return data && { name, zone: data.timezone, busy: data.busy }
}

type GuestProps = {
  customers: readonly { user: { id: string; name: string } }[]
  guest: string
  errorOf: ErrorOf
  onGuest: (guest: string) => void
}

/** A customer who sits in, where the project has any. */
function GuestField({ customers, guest, errorOf, onGuest }: GuestProps) {
  if (customers.length === 0) return null
  const options = customers.map(({ user }) => ({ value: user.id, label: user.name }))
  return (
    <ChoiceField
      label={copy.guest}
      description={copy.guestHint}
      error={errorOf('guest_id')}
      options={[{ value: '', label: copy.noGuest }, ...options]}
      value={guest}
      onChange={onGuest}
    />
  )
}

type TimesOf = { call: Call; expert: Expert | undefined; onClose: () => void }

/** The side that did not open the dialog. */
function otherOf({ expert_timezone: there, host_timezone: here, host }: Call, expert: Expert | undefined) {
  if (expert !== undefined) return { name: expert.name, zone: there, busy: [] }
  return host === null ? undefined : { name: host.name, zone: here, busy: [] }
}

/** Other times for a call of which none is chosen yet. */
export function OtherTimesDialog({ call, expert, onClose }: TimesOf) {
  return (
    <TimesDialog
      title={copy.otherTimesFor(call.title)}
      confirm={copy.propose}
      said={copy.theTimesWereProposed}
      max={MAX_SLOTS}
      other={otherOf(call, expert)}
      send={(slots) => callActs.propose(call, slots)}
      onClose={onClose}
    />
  )
}

/** A new time for a booked call; the calendars of both sides follow. */
export function MoveDialog({ call, expert, onClose }: TimesOf) {
  return (
    <TimesDialog
      title={copy.moveTitle(call.title)}
      confirm={copy.move}
      said={copy.theCallWasMoved}
      max={1}
      other={otherOf(call, expert)}
      send={([slot]) => (slot === undefined ? Promise.resolve() : callActs.move(call, slot))}
      onClose={onClose}
    />
  )
}

type Props = {
  title: string
  confirm: string
  said: string
  max: number
  /** What the title lacks, in words. */
  lacks?: string | undefined
  isTyped?: boolean
  other: OtherSide | undefined
  send: (slots: Times[]) => Promise<unknown>
  onClose: () => void
  children?: (errorOf: ErrorOf) => React.ReactNode
}

function TimesDialog({ title, confirm, said: done, max, lacks, isTyped = false, ...props }: Props) {
  const { send, onClose, children, other } = props
  const [drafts, setDrafts] = useState([emptyDraft])
  const { errorOf, setErrors, tell } = useErrors()
  const { run, isPending, failure } = useWrite({
    refetch: ['gigs'],
    words: { stale: copy.stale, wrong_state: copy.stale },
  })
  const times = timesOf(drafts)
  const { said, press } = useLacks(lacks ?? (times === undefined ? REQUIRED : undefined))
  const isAsked = said !== undefined
  const save = () => {
    setErrors({})
    void run(() => send(times ?? []), { form: { tell }, said: done, onDone: onClose })
  }
  const pressed = () => {
    press(save)
    if (lacks !== undefined || times === undefined) focusFirstFault(formInUse())
  }
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      isDirty={isTyped || drafts.some(({ day }) => day !== '')}
      actions={
        <Button loading={isPending} onClick={pressed}>
          {confirm}
        </Button>
      }
    >
      <div className={cx(layout['stack-16'], styles['form'])}>
        {children?.((name) => errorOf(name) ?? (isAsked && name === 'title' ? lacks : undefined))}
        <SlotFields drafts={drafts} max={max} other={other} isAsked={isAsked} onChange={setDrafts} />
        <Failure text={isAsked ? undefined : failure} />
      </div>
    </FormDialog>
  )
}
