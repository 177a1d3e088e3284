import type { Session } from '@guildhall/contract/accounts'
import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import IconDeviceDesktop from '~icons/device-desktop'
import IconDeviceMobile from '~icons/device-mobile'
import { copy } from '#features/accounts/copy.ts'
import { settingsCopy } from '#features/accounts/settings-copy.ts'
import { endOtherSessions, endSession } from '#features/accounts/queries.ts'
import styles from '#features/accounts/profile-settings-page.module.css'
import { useWrite } from '#platform/use-write.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { useFocusOnContent } from '#ui/hooks/use-focus-on-content.ts'
import sections from '#ui/layout/sections.module.css'
import { sessionList } from '#features/accounts/session-queries.ts'
import { Badge } from '#ui/marks/badge.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { PartFailure } from '#platform/part-failure.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** Where the reader is signed in, and the end of each of those sessions. */
export function SessionList() {
  const load = useQuery(sessionList)
  const sessions = load.data
  const hasOthers = sessions?.some((session) => !session.is_current) ?? false
  return (
    <section className={sections['section']} aria-labelledby="sessions">
      <h2 id="sessions" className={cx(shared['title'], shared['flush'])}>
        {settingsCopy.whereYouAreSignedIn}
      </h2>
      <p className={sections['lead']}>{settingsCopy.sessionsLead}</p>
      <PartFailure load={load} />
      {load.isPending && <SkeletonRows rows={2} columns={1} />}
      <ul className={cx(shared['list'], shared['lined'])}>
        {sessions?.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {hasOthers && (
        <div className={styles['actions']}>
          <End
            label={settingsCopy.endOtherSessions}
            question={settingsCopy.endOthersQuestion}
            lead={settingsCopy.endOthersLead}
            confirm={settingsCopy.endThem}
            work={endOtherSessions}
            said={settingsCopy.otherSessionsEnded}
          />
        </div>
      )}
    </section>
  )
}

function SessionRow({ session }: { session: Session }) {
  const { id, is_current: isCurrent, device, browser, os, ip, last_seen_at: lastSeen } = session
  const Icon = device === 'Mobile' ? IconDeviceMobile : IconDeviceDesktop
  const where = [browser, os].filter(Boolean).join(' on ') || settingsCopy.unknownDevice
  return (
    <li className={cx(layout['row-16'], styles['session'])}>
      <Icon size={22} stroke={1.5} className={cx(shared['quiet'], shared['firm'])} aria-hidden />
      <div className={shared['fills']}>
        <div className={cx(layout['row-wrap-4-10'], shared['medium'])}>
          {where}
          {isCurrent && <Badge tone="success">{settingsCopy.thisSession}</Badge>}
        </div>
        <div className={cx(shared['note'], shared['flush'])}>
          {ip ?? settingsCopy.unknownAddress} {settingsCopy.lastSeen} <RelativeTime date={lastSeen} />
        </div>
      </div>
      {!isCurrent && (
        <End
          label={settingsCopy.end}
          question={settingsCopy.endOneQuestion}
          lead={settingsCopy.endOneLead(where)}
          confirm={settingsCopy.endIt}
          work={() => endSession(id)}
          said={settingsCopy.oneSessionEnded}
        />
      )}
    </li>
  )
}

type EndProps = {
  label: string
  question: string
  lead: string
  confirm: string
  work: () => Promise<unknown>
  said: string
}

/** Asks first: the other device has to sign in again. The keyboard stays on the page. */
function End({ label, question, lead, confirm, work, said }: EndProps) {
  const [isAsking, setAsking] = useState(false)
  const { end, isPending } = useEnd()
  const close = () => setAsking(false)
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={close}
        onConfirm={() => void end(work, said).then(close)}
        title={question}
        cancelLabel={copy.cancel}
        confirmLabel={confirm}
        destructive
        pending={isPending}
      >
        {lead}
      </ConfirmDialog>
    </>
  )
}

function useEnd() {
  const cache = useQueryClient()
  const onPress = useFocusOnContent()
  const { run, isPending } = useWrite({
    kind: 'delete',
    tells: 'by toast',
    refetch: () => cache.invalidateQueries({ queryKey: sessionList.queryKey }),
  })
  const end = (work: () => Promise<unknown>, said: string) => {
    onPress()
    return run(work, { said })
  }
  return { end, isPending }
}
