import type { Call } from '@guildhall/contract/work/calls'
import { MAX_SLOTS } from '@guildhall/contract/work/calls'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { callActs, type Times } from '#features/work/call-queries.ts'
import { useWrite } from '#platform/use-write.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { copy } from '#features/work/copy.ts'
import { emptyDraft, SlotFields, timesOf } from './slot-fields.tsx'
import styles from './work.module.css'

type Errors = Readonly<Record<string, readonly string[]>>

/** Proposes a call: what about, where, and up to five times. */
export function CallDialog({ engagementId, onClose }: { engagementId: string; onClose: () => void }) {
  const [title, setTitle] = useState('')
  const [link, setLink] = useState('')
  return (
    <TimesDialog
      title={copy.proposeACall}
      confirm={copy.propose}
      said="The times were proposed"
      max={MAX_SLOTS}
      isReady={title.trim() !== ''}
      isTyped={title !== '' || link !== ''}
      send={(slots) => callActs.add(engagementId, { title, link: link.trim(), slots })}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextInput
            label={copy.titleLabel}
            withAsterisk
            maxLength={150}
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
            error={errors['title']?.[0]}
            data-autofocus
          />
          <TextInput
            label={copy.meetingLink}
            type="url"
            maxLength={2000}
            value={link}
            onChange={(event) => setLink(event.currentTarget.value)}
            error={errors['link']?.[0]}
          />
        </>
      )}
    </TimesDialog>
  )
}

/** Other times for a call of which none is chosen yet. */
export function OtherTimesDialog({ call, onClose }: { call: Call; onClose: () => void }) {
  return (
    <TimesDialog
      title={`Other times for “${call.title}”`}
      confirm={copy.propose}
      said="The times were proposed"
      max={MAX_SLOTS}
      send={(slots) => callActs.propose(call.id, slots)}
      onClose={onClose}
    />
  )
}

/** A new time for a booked call; the calendars of both sides follow. */
export function MoveDialog({ call, onClose }: { call: Call; onClose: () => void }) {
  return (
    <TimesDialog
      title={`Move “${call.title}”`}
      confirm={copy.move}
      said="The call was moved"
      max={1}
      send={([slot]) => (slot === undefined ? Promise.resolve() : callActs.move(call.id, slot))}
      onClose={onClose}
    />
  )
}

type Props = {
  title: string
  confirm: string
  said: string
  max: number
  isReady?: boolean
  isTyped?: boolean
  send: (slots: Times[]) => Promise<unknown>
  onClose: () => void
  children?: (errors: Errors) => React.ReactNode
}

function TimesDialog({ title, confirm, said, max, isReady = true, isTyped = false, ...props }: Props) {
  const { send, onClose, children } = props
  const [drafts, setDrafts] = useState([emptyDraft])
  const [errors, setErrors] = useState<Errors>({})
  const { run, isPending, failure } = useWrite({ refetch: ['gigs'] })
  const times = timesOf(drafts)
  const ofTimes = Object.entries(errors).find(([field]) => !['title', 'link'].includes(field))?.[1][0]
  const wrong = ofTimes ?? failure
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      isDirty={isTyped || drafts.some(({ day }) => day !== '')}
      actions={
        <Button
          loading={isPending}
          disabled={!isReady || times === undefined}
          onClick={() =>
            void run(() => send(times ?? []), { form: { tell: setErrors }, said, onDone: onClose })
          }
        >
          {confirm}
        </Button>
      }
    >
      <div className={styles['form']}>
        {children?.(errors)}
        <SlotFields drafts={drafts} max={max} onChange={setDrafts} />
        {wrong !== undefined && wrong !== '' && (
          <p className={styles['failure']} role="alert">
            {wrong}
          </p>
        )}
      </div>
    </FormDialog>
  )
}
