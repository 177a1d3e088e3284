import type { MergeBlock, MergePreview } from '@guildhall/contract/people/merging'
import type { PersonSummary } from '@guildhall/contract/people/person'
import { Button } from '@mantine/core'
import IconArrowsExchange from '~icons/arrows-exchange'
import { Link } from '@tanstack/react-router'
import { copy, counted } from '#features/people/copy.ts'
import styles from '#features/people/merge-page.module.css'
import { Avatar } from '#ui/marks/avatar.tsx'
import { StatusBadge } from '#ui/marks/status-badge.tsx'
import { KindTags } from './kind-tags.tsx'
import { Card } from '#ui/layout/card.tsx'
import { cx } from '#ui/theme/class-names.ts'
import reach from '#ui/layout/reach.module.css'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** What stands in the way. */
export function Blocks({ blocks }: { blocks: readonly MergeBlock[] }) {
  if (blocks.length === 0) return null
  return (
    <div role="alert" className={styles['blocks']}>
      <strong>{copy.theseTwoCannotBeMerged}</strong>
      <ul>
        {blocks.map(({ code, message }) => (
          <li key={code}>{message}</li>
        ))}
      </ul>
    </div>
  )
}

type SidesProps = Pick<MergePreview, 'kept' | 'other'> & { onSwap: () => void }

export function Sides({ kept, other, onSwap }: SidesProps) {
  return (
    <div className={cx(layout['stack-16'], styles['sides'])}>
      <Side title={copy.keep} person={kept} />
      <Button
        variant="default"
        onClick={onSwap}
        leftSection={<IconArrowsExchange size={16} aria-hidden />}
        className={styles['swap'] ?? ''}
      >
        {copy.swap}
      </Button>
      <Side title={copy.mergeIn} person={other} />
    </div>
  )
}

function Side({ title, person }: { title: string; person: PersonSummary }) {
  const { id, name, photo, job_title: jobTitle, internal_id: code, status, kinds } = person
  return (
    <Card label={title}>
      <p className={cx(shared['note'], shared['flush'])}>{title}</p>
      <div className={cx(layout['row'], styles['person'])}>
        <Avatar name={name} photo={photo} size={40} />
        <div className={cx(shared['shrinks'], layout['stack'], reach['within'], styles['lines'])}>
          <Link to="/people/$personId" params={{ personId: id }}>
            {name}
          </Link>
          <span className={cx(shared['note'], shared['flush'])}>{jobTitle}</span>
        </div>
      </div>
      <div className={layout['wrap-6']}>
        <KindTags kinds={kinds} />
        {status !== null && <StatusBadge status={status} />}
        <span className={cx(shared['note'], shared['flush'])}>{code}</span>
      </div>
    </Card>
  )
}

/** What comes over. */
export function Moves({ preview: { moves, other, kept } }: { preview: MergePreview }) {
  return (
    <Card title={copy.whatMoves}>
      {moves.length === 0 ? (
        <p className={cx(shared['note'], shared['flush'])}>{copy.nothingHangsOnYet(other.name)}</p>
      ) : (
        <>
          <ul className={cx(layout['wraps'], styles['moves'])}>
            {moves.map(({ what, count }) => (
              <li key={what}>{counted(count, what)}</li>
            ))}
          </ul>
          <p className={cx(shared['note'], shared['flush'])}>{copy.sameWordsNotCounted(kept.name)}</p>
        </>
      )}
    </Card>
  )
}
