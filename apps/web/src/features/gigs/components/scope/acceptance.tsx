import type { Gig } from '@guildhall/contract/gigs/gig'
import { Button } from '@mantine/core'
import IconCheck from '~icons/check'
import { useState } from 'react'
import { copy as texts } from '#features/gigs/copy.ts'
import { acceptGig } from '#features/gigs/queries.ts'
import { useWrite } from '#platform/use-write.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { formatDate } from '#ui/text/date-format.ts'
import styles from './acceptance.module.css'
import { copy } from './copy.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = { gig: Extract<Gig, { type: 'radar' | 'award' }>; canAccept: boolean }

/** Who agreed to the award text or the profile of their company; a customer of level manage does so here. */
export function Acceptance({ gig, canAccept }: Props) {
  const { acceptances } = gig.details
  if (acceptances.length === 0 && !canAccept) return null
  return (
    <div className={styles['acceptance']}>
      {acceptances.length > 0 && (
        <ul className={shared['list']}>
          {acceptances.map((one) => (
            <li key={one.company_id ?? one.user_id} className={cx(layout['row-10'], shared['quiet'])}>
              <IconCheck size={16} aria-hidden className={styles['check']} />
              {sayingOf(gig, one)}
            </li>
          ))}
        </ul>
      )}
      {canAccept && <Asked gig={gig} />}
    </div>
  )
}

/** Asked before it is said: whoever runs the project acts on it. */
function Asked({ gig }: Pick<Props, 'gig'>) {
  const [isOpen, setOpen] = useState(false)
  const words = copy[gig.type]
  const { run, isPending } = useWrite({
    tells: 'by toast',
    refetch: ['gigs', 'today'],
    words: { stale: copy.changed },
  })
  const accept = async () => {
    await run(() => acceptGig(gig), { said: words.said })
    setOpen(false)
  }
  return (
    <div className={cx(layout['spread-wrap-12'], styles['asked'])}>
      <span>{words.question}</span>
      <Button onClick={() => setOpen(true)}>{words.act}</Button>
      <ConfirmDialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => void accept()}
        title={words.act}
        confirmLabel={words.yes}
        cancelLabel={texts.cancel}
        pending={isPending}
      >
        <p>{words.effect}</p>
      </ConfirmDialog>
    </div>
  )
}

function sayingOf({ type, refs }: Props['gig'], one: Props['gig']['details']['acceptances'][number]): string {
  const name = refs.people.find(({ id }) => id === one.user_id)?.name ?? copy.aCustomer
  const day = formatDate(one.accepted_at)
  if (type === 'award') return copy.award.done(name, day)
  const company = refs.companies.find(({ id }) => id === one.company_id)?.name ?? texts.notProvided
  return copy.radar.done(name, day, company)
}
