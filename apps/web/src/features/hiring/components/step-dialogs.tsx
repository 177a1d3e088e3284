import { Button, Radio, Rating, Textarea } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { acts } from '#features/hiring/queries.ts'
import { useAct } from '#features/hiring/use-act.ts'
import { useConfig } from '#platform/session.tsx'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { copy } from '#features/hiring/copy.ts'
import { Failure } from '#ui/forms/form-failure.tsx'
import { useLacks } from '#ui/forms/use-lacks.ts'
import styles from './hiring-dialogs.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type FrameProps = {
  title: string
  confirm: string
  onClose: () => void
  onConfirm: () => void
  isPending: boolean
  /** What has to be given first, in words. */
  lacks?: string | undefined
  /** Something was typed or chosen that closing would drop. */
  isDirty: boolean
  failure: string | undefined
  isDangerous?: boolean
  children: ReactNode
}

/** The frame of a step that asks for words first. */
export function StepDialog(props: FrameProps) {
  const {
    title,
    confirm,
    onClose,
    onConfirm,
    isPending,
    lacks,
    isDirty,
    failure,
    isDangerous = false,
    children,
  } = props
  const { said, press } = useLacks(lacks)
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      isDirty={isDirty}
      actions={
        <Button onClick={() => press(onConfirm)} loading={isPending} {...(isDangerous && { color: 'red' })}>
          {confirm}
        </Button>
      }
    >
      <div className={layout['stack-16']}>
        {children}
        <Failure text={said ?? failure} />
      </div>
    </FormDialog>
  )
}

type Props = { id: string; name: string; onClose: () => void }

export function EndDialog({ id, name, onClose }: Props) {
  const [outcome, setOutcome] = useState<'completed' | 'terminated'>('completed')
  const [text, setText] = useState('')
  const { act, isPending, failure } = useAct(onClose)
  const isEarly = outcome === 'terminated'
  return (
    <StepDialog
      title={copy.endTheWorkOf(name)}
      confirm={copy.endEngagement}
      lacks={isEarly && text.trim() === '' ? copy.sayWhy : undefined}
      isDirty={text.trim() !== ''}
      onConfirm={() =>
        void act(() => acts.end(id, { outcome, reason_text: text }), 'The engagement has ended')
      }
      {...{ onClose, isPending, failure }}
    >
      <p>{copy.bothSidesAreAsked}</p>
      <Radio.Group
        label={copy.howDidItEnd}
        value={outcome}
        onChange={(value) => setOutcome(value === 'terminated' ? 'terminated' : 'completed')}
      >
        <div className={layout['stack-16']}>
          <Radio value="completed" label={copy.completed} />
          <Radio value="terminated" label={copy.endedEarly} />
        </div>
      </Radio.Group>
      <Textarea
        label={copy.reason}
        required={isEarly}
        rows={3}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </StepDialog>
  )
}

/** A rating of the other side, in half stars (PRODUCT D-26). */
export function RateDialog({ id, name, onClose }: Props) {
  const [rate, setRate] = useState(0)
  const [comment, setComment] = useState('')
  const { act, isPending, failure } = useAct(onClose)
  // By the arrows too, which only fill the stars of the library.
  const give = (value: number) => setRate(Math.max(1, value))
  return (
    <StepDialog
      title={copy.rateName(name)}
      confirm={copy.sendRating}
      lacks={rate > 0 ? undefined : copy.rateFirst}
      isDirty={rate > 0 || comment.trim() !== ''}
      onConfirm={() => void act(() => acts.rate(id, { rate, comment }), 'Thank you for your rating')}
      {...{ onClose, isPending, failure }}
    >
      <fieldset className={cx(shared['field'], styles['stars']) ?? ''}>
        <legend>{copy.howWasWorkingWith(name)}</legend>
        <div onChange={({ target }) => target instanceof HTMLInputElement && give(Number(target.value))}>
          <Rating
            value={rate}
            onChange={give}
            fractions={2}
            size="lg"
            color="var(--star)"
            getSymbolLabel={(value) => `${value} of 5 stars`}
          />
        </div>
        <output>{rate > 0 && copy.rateOf5(rate)}</output>
      </fieldset>
      <Textarea
        label={copy.comment}
        description={copy.commentHelp(name)}
        rows={4}
        maxLength={1000}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
    </StepDialog>
  )
}

/** Of many only some may have been asked; the others stand in the dialog with their reasons. */
function sentText(sent: number): string {
  if (sent === 0) return ''
  return sent === 1 ? 'The request was sent' : `${sent} requests were sent`
}

type RequestProps = { gigId: string; experts: readonly { id: string; name: string }[]; onClose: () => void }

/** Asks one expert or many to join. */
export function RequestDialog({ gigId, experts, onClose }: RequestProps) {
  const [message, setMessage] = useState('')
  const [refused, setRefused] = useState<string[]>([])
  const { act, isPending, failure } = useAct()
  const { periods } = useConfig()
  const ids = experts.map(({ id }) => id)
  const send = () => {
    let sent = 0
    return act(
      async () => {
        const { data } = await acts.request(gigId, { expert_ids: ids, message, origin: 'recommendation' })
        const not = data.flatMap(({ expert_id: id, refused: why }) => {
          const name = experts.find((one) => one.id === id)?.name ?? ''
          return why === null ? [] : [`${name}: ${why}`]
        })
        sent = ids.length - not.length
        setRefused(not)
        if (not.length === 0) onClose()
      },
      () => sentText(sent),
    )
  }
  const whom = experts.length === 1 ? (experts[0]?.name ?? '') : `${experts.length} experts`
  return (
    <StepDialog
      title={copy.requestWhom(whom)}
      confirm={refused.length === 0 ? copy.sendRequest : copy.close}
      isDirty={refused.length === 0 && message.trim() !== ''}
      onConfirm={() => (refused.length === 0 ? void send() : onClose())}
      {...{ onClose, isPending, failure }}
    >
      <p>{copy.theRequestIsOpen(periods.request_days)}</p>
      <Textarea
        label={copy.message}
        rows={4}
        maxLength={2000}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
        data-autofocus
      />
      {refused.length > 0 && (
        <ul role="alert" className={cx(shared['danger'], shared['flush'])}>
          {refused.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </StepDialog>
  )
}
