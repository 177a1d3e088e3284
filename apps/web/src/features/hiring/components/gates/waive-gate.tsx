import type { HireCheck } from '@guildhall/contract/hiring/shapes'
import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { gateActs } from '#features/hiring/gate-queries.ts'
import { useWrite } from '#platform/use-write.ts'
import { copy } from '#features/hiring/copy.ts'
import { useUnsavedNotice } from '#ui/dialogs/use-unsaved-notice.ts'
import { useLacks } from '#ui/forms/use-lacks.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import styles from '#features/hiring/components/hiring.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = { engagementId: string; gate: NonNullable<HireCheck['gate']>; title: string }

/** An administrator lets somebody through a gate, and says why. */
export function WaiveGate({ engagementId, gate, title }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const { run, isPending, failure } = useWrite({ refetch: ['gigs'] })
  useUnsavedNotice(isOpen && reason.trim() !== '')
  const { said, press } = useLacks(reason.trim() === '' ? copy.sayWhy : undefined)
  if (!isOpen)
    return (
      <div>
        <Button
          variant="default"
          size="compact-md"
          onClick={() => setOpen(true)}
          aria-label={copy.waiveTitle(title)}
        >
          {copy.waive}
        </Button>
      </div>
    )
  const waive = () =>
    run(() => gateActs.waive(engagementId, gate, reason.trim()), { said: `${title} is waived` })
  return (
    <div className={cx(layout['stack-16'], shared['ink'], shared['grows'], styles['waiving'])}>
      <Textarea
        label={copy.whyIsWaived(title)}
        autoFocus
        required
        rows={2}
        maxLength={2000}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={said ?? failure}
      />
      <div className={layout['row-10']}>
        <Button variant="default" onClick={() => press(() => void waive())} loading={isPending}>
          {copy.waive}
        </Button>
        <Button
          variant="subtle"
          onClick={() => {
            setReason('')
            setOpen(false)
          }}
        >
          {copy.cancel}
        </Button>
      </div>
    </div>
  )
}
