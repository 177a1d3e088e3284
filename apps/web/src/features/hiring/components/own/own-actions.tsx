import type { Brief } from '@guildhall/contract/hiring/expert-projects'
import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { copy } from '#features/hiring/copy.ts'
import { agreementOf } from '#features/hiring/queries.ts'
import { WhenOpened } from '#ui/dialogs/when-opened.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import styles from '#features/hiring/components/entries.module.css'
import { later } from '#ui/hooks/later.ts'
import type { OwnDialog } from './own-dialogs.tsx'

// Their fields weigh more than the list of projects: they come when one is first opened.
const OwnDialogs = later(() => import('./own-dialogs.tsx'), 'OwnDialogs')

export type AskOwn = (brief: Brief, dialog: OwnDialog) => void

/** Where the dialogs of an expert's projects stand: one goes on when its entry has left the list meanwhile. */
export function OwnDialogPlace({ children }: { children: (ask: AskOwn) => ReactNode }) {
  const [asked, setAsked] = useState<{ brief: Brief; open: OwnDialog | undefined }>()
  return (
    <>
      {children((brief, open) => setAsked({ brief, open }))}
      {asked && (
        <WhenOpened opened>
          <OwnDialogs {...asked} onClose={() => setAsked({ ...asked, open: undefined })} />
        </WhenOpened>
      )}
    </>
  )
}

/** What an expert can do with a project now. */
export function OwnActions({ brief, ask }: { brief: Brief; ask: AskOwn }) {
  const { actions, engagement } = brief
  const id = engagement?.id ?? ''
  if (!Object.values(actions).includes(true)) return null
  return (
    <div className={cx(layout['ends-wrap-8'], styles['actions'])}>
      {actions.canSeeAgreement && (
        <Button component="a" variant="subtle" href={agreementOf(id)} download>
          {copy.agreement}
        </Button>
      )}
      {actions.canDecline && (
        <Button variant="default" onClick={() => ask(brief, 'decline')}>
          {copy.declineNow}
        </Button>
      )}
      {actions.canWithdraw && (
        <Button variant="default" onClick={() => ask(brief, 'withdraw')}>
          {copy.withdraw}
        </Button>
      )}
      {actions.canRate && (
        <Button variant="default" onClick={() => ask(brief, 'rate')}>
          {copy.rate}
        </Button>
      )}
      {actions.canSign && <Button onClick={() => ask(brief, 'sign')}>{copy.signAgreement}</Button>}
      {actions.canAccept && <Button onClick={() => ask(brief, 'accept')}>{copy.accept}</Button>}
      {actions.canApply && <Button onClick={() => ask(brief, 'apply')}>{copy.apply}</Button>}
    </div>
  )
}
