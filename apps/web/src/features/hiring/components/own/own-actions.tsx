import type { Brief } from '@guildhall/contract/hiring/expert-projects'
import { Button } from '@mantine/core'
import { useState } from 'react'
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

/** What an expert can do with a project now. */
export function OwnActions({ brief }: { brief: Brief }) {
  const [open, setOpen] = useState<OwnDialog>()
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
        <Button variant="default" onClick={() => setOpen('decline')}>
          {copy.declineNow}
        </Button>
      )}
      {actions.canWithdraw && (
        <Button variant="default" onClick={() => setOpen('withdraw')}>
          {copy.withdraw}
        </Button>
      )}
      {actions.canRate && (
        <Button variant="default" onClick={() => setOpen('rate')}>
          {copy.rate}
        </Button>
      )}
      {actions.canSign && <Button onClick={() => setOpen('sign')}>{copy.signAgreement}</Button>}
      {actions.canAccept && <Button onClick={() => setOpen('accept')}>{copy.accept}</Button>}
      {actions.canApply && <Button onClick={() => setOpen('apply')}>{copy.apply}</Button>}
      <WhenOpened opened={open !== undefined}>
        <OwnDialogs brief={brief} open={open} onClose={() => setOpen(undefined)} />
      </WhenOpened>
    </div>
  )
}
