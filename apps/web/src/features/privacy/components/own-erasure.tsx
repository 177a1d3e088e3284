import { ERASURE_HOLD_DAYS, type Privacy, type PrivacyActions } from '@guildhall/contract/privacy'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { BLOCKS, copy } from '#features/privacy/copy.ts'
import { readUser } from '#platform/session.tsx'
import { formatDate } from '#ui/text/date-format.ts'
import { toasts } from '#ui/feedback/toasts.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import sections from '#ui/layout/sections.module.css'
import { useWithdrawing } from './use-withdrawing.ts'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'
import { later } from '#ui/hooks/later.ts'

const EraseDialog = later(() => import('./erase-dialog.tsx'), 'EraseDialog')

type Props = { privacy: Privacy; actions: PrivacyActions }

/** Asks for the end of everything, and takes it back. */
export function OwnErasure({ privacy, actions }: Props) {
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  // The button that was pressed is gone afterwards, either way.
  const head = useRef<HTMLHeadingElement>(null)
  const onDone = () => {
    setOpen(false)
    toasts.success(copy.requested)
    void client.invalidateQueries({ queryKey: ['privacy'] }).then(() => head.current?.focus())
    void readUser()
  }
  return (
    <section className={sections['section']} aria-labelledby="erasure">
      <h2 id="erasure" ref={head} tabIndex={-1} className={cx(shared['title'], shared['flush'])}>
        {copy.eraseMyData}
      </h2>
      <p className={sections['lead']}>{copy.eraseLead}</p>
      {privacy.erasure && (
        <Requested erasure={privacy.erasure} privacy={privacy} onKept={() => head.current?.focus()} />
      )}
      {privacy.blocked_by && <Banner tone="warning">{BLOCKS[privacy.blocked_by]}</Banner>}
      {!privacy.erasure && (
        <Button
          variant="outline"
          color="red"
          disabled={!actions.canRequestErasure}
          onClick={() => setOpen(true)}
        >
          {copy.requestErasure}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <EraseDialog
            person={{ id: privacy.person_id, code: privacy.internal_id }}
            title={copy.eraseMyDataLabel}
            when={copy.happensLater(ERASURE_HOLD_DAYS)}
            label={copy.requestErasure}
            onDone={onDone}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </section>
  )
}

type RequestedProps = { erasure: NonNullable<Privacy['erasure']>; privacy: Privacy; onKept: () => void }

function Requested({ erasure, privacy, onKept }: RequestedProps) {
  const { withdraw, isPending } = useWithdrawing(privacy.person_id)
  const keep = async () => {
    if (await withdraw()) onKept()
  }
  return (
    <>
      <Banner tone="warning">
        {copy.youAskedForItOn(formatDate(erasure.requested_at))}{' '}
        {privacy.blocked_by ? copy.itIsDueOn : copy.yourDataWillBeErased} <b>{formatDate(erasure.due_at)}</b>.
      </Banner>
      <Button variant="default" loading={isPending} onClick={() => void keep()}>
        {copy.keepMyAccount}
      </Button>
    </>
  )
}
