import type { Deliverable } from '@guildhall/contract/work/deliverables'
import { Button } from '@mantine/core'
import { copy, STATUS } from '#features/work/copy.ts'
import { Badge } from '#ui/marks/badge.tsx'
import { formatDate, formatDue, hasPassed } from '#ui/text/date-format.ts'
import styles from './work.module.css'
import { cx } from '#ui/theme/class-names.ts'
import reach from '#ui/layout/reach.module.css'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

export type Step = 'handIn' | 'accept' | 'sendBack' | 'edit' | 'remove'

type Props = { row: Deliverable; isPending: boolean; onStep: (step: Step) => void }

/** A deliverable: what, by when, how it stands, and what its reader can do. */
export function DeliverableRow({ row, isPending, onStep }: Props) {
  const { status } = row
  const isLate = row.is_late && hasPassed(row.due_at)
  return (
    <li className={cx(layout['stack-6'], styles['row'])}>
      <div className={cx(layout['head-12'], styles['top'])}>
        <h3 className={styles['name']}>{row.title}</h3>
        <Badge tone={STATUS[status].tone}>{STATUS[status].label}</Badge>
      </div>
      <ul className={cx(shared['list'], shared['note'], layout['wraps'], styles['facts'])}>
        {row.due_at && (
          <li data-late={isLate || undefined}>
            {isLate ? copy.overdueWasDue : copy.dueLabel} {formatDue(row.due_at)}
          </li>
        )}
        {row.expert && <li>{row.expert.name}</li>}
        {row.handed_in_at && (
          <li>
            {copy.handedIn(formatDate(row.handed_in_at))}
            {row.handed_in_by && copy.handedInBy(row.handed_in_by)}
          </li>
        )}
        {row.decided_at && row.decided_by && (
          <li>{copy.decided(STATUS[status].label, formatDate(row.decided_at), row.decided_by)}</li>
        )}
      </ul>
      {row.reason && <p className={styles['reason']}>{row.reason}</p>}
      {row.note && <p className={styles['note']}>{row.note}</p>}
      <HandedIn row={row} />
      <Steps row={row} isPending={isPending} onStep={onStep} />
    </li>
  )
}

function HandedIn({ row: { file, link } }: Pick<Props, 'row'>) {
  if (file === null && link === null) return null
  return (
    <p className={cx(reach['within'], styles['note'])}>
      {file && (
        <a href={file.url} className={styles['link']}>
          {file.name}
        </a>
      )}
      {file && link && ' · '}
      {link && (
        <a href={link} className={styles['link']} target="_blank" rel="noreferrer noopener nofollow">
          {link}
        </a>
      )}
    </p>
  )
}

function Steps({ row, isPending, onStep }: Props) {
  const { actions } = row
  if (!Object.values(actions).includes(true)) return null
  return (
    <div className={cx(layout['row-wrap-8'], styles['actions'])}>
      {actions.canRemove && (
        <Button
          variant="subtle"
          size="compact-md"
          onClick={() => onStep('remove')}
          aria-label={copy.deleteTitle(row.title)}
        >
          {copy.textDelete}
        </Button>
      )}
      {actions.canEdit && (
        <Button
          variant="subtle"
          size="compact-md"
          onClick={() => onStep('edit')}
          aria-label={copy.editTitle(row.title)}
        >
          {copy.editLabel}
        </Button>
      )}
      {actions.canSendBack && (
        <Button variant="default" onClick={() => onStep('sendBack')}>
          {copy.sendBack}
        </Button>
      )}
      {actions.canAccept && (
        <Button onClick={() => onStep('accept')} loading={isPending}>
          {copy.accept}
        </Button>
      )}
      {actions.canHandIn && (
        <Button onClick={() => onStep('handIn')} aria-label={copy.handInOf(row.title)}>
          {copy.handIn}
        </Button>
      )}
    </div>
  )
}
