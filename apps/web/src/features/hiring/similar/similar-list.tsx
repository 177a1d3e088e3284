import type { ExpertCard } from '@guildhall/contract/hiring/shapes'
import type { SimilarExpert } from '@guildhall/contract/hiring/similar'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PartFailure } from '#platform/part-failure.tsx'
import { prefixOf } from '#platform/addresses.ts'
import { useSignedIn } from '#platform/session.tsx'
import { Avatar } from '#ui/marks/avatar.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { copy } from './copy.ts'
import { similarQueries } from './queries.ts'
import styles from './similar.module.css'
import { cx } from '#ui/theme/class-names.ts'
import reach from '#ui/layout/reach.module.css'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = {
  personId: string
  /** For a project nobody who was engaged on it; each with how well they match it. */
  gigId?: string
  onRequest?: ((expert: ExpertCard) => void) | undefined
}

/** Who could do what an expert does, each with what they share. */
export function SimilarList({ personId, gigId, onRequest }: Props) {
  const load = useQuery(similarQueries.of(personId, gigId))
  const { data, isPending } = load
  if (isPending) return <SkeletonRows rows={3} columns={1} />
  if (data === undefined) return <PartFailure load={load} />
  if (data.length === 0) return <p className={cx(shared['quiet'], shared['flush'])}>{copy.nobodyHasMuch}</p>
  return (
    <ul className={cx(shared['list'], layout['stack-14'], styles['list'])} aria-label={copy.similarExperts}>
      {data.map((row) => (
        <Row key={row.expert.id} row={row} onRequest={onRequest} />
      ))}
    </ul>
  )
}

function Row({ row, onRequest }: { row: SimilarExpert } & Pick<Props, 'onRequest'>) {
  const { expert, shared: both, score } = row
  const prefix = prefixOf(useSignedIn()) ?? ''
  return (
    <li className={cx(layout['tops'], styles['row'])}>
      <Avatar name={expert.name} photo={expert.photo} size={30} />
      <div className={cx(shared['breaks'], shared['fills'], layout['stack'])}>
        <Link to={`/${prefix}/experts/${expert.id}`} className={cx(reach['alone'], styles['name'])}>
          {expert.name}
        </Link>
        <span className={cx(shared['quiet'], shared['flush'])}>{expert.job_title}</span>
        {both.length > 0 && (
          <span className={shared['note']}>
            {copy.both} {both.join(', ')}
          </span>
        )}
      </div>
      {(score !== null || onRequest !== undefined) && (
        <div className={cx(shared['firm'], layout['row-12'], styles['aside'])}>
          {score !== null && (
            <span className={cx(shared['quiet'], shared['flush'])}>{copy.matchScore(score)}</span>
          )}
          {onRequest !== undefined && (
            <Button
              variant="default"
              size="xs"
              onClick={() => onRequest(expert)}
              aria-label={copy.requestName(expert.name)}
            >
              {copy.request}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
