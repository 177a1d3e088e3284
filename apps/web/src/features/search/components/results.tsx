import type { RolePrefix } from '@guildhall/contract/access'
import type { SearchFacets, SearchHit, SearchKind } from '@guildhall/contract/search'
import { Link } from '@tanstack/react-router'
import { copy } from '#features/search/copy.ts'
import { useSignedIn } from '#platform/session.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { StatusBadge } from '#ui/marks/status-badge.tsx'
import { HitActions } from './hit-actions.tsx'
import { useHitFace } from './hit-faces.ts'
import { MarkedText } from './marked-text.tsx'
import styles from './results.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = {
  hits: readonly SearchHit[]
  facets: SearchFacets
  prefix: RolePrefix
  reloading: boolean
  /** Shows one kind alone; absent while one is. */
  onKind?: ((kind: SearchKind) => void) | undefined
}

/** The hits of a page, kind by kind, in the order in which the best of each came. */
export function Results({ hits, facets, prefix, reloading, onKind }: Props) {
  const kinds = [...new Set(hits.map(({ kind }) => kind))]
  return (
    <div className={cx(layout['stack-24'], styles['groups'])} aria-busy={reloading}>
      {kinds.map((kind) => (
        <Group
          key={kind}
          kind={kind}
          hits={hits.filter((hit) => hit.kind === kind)}
          total={facets.types.find(({ value }) => value === kind)?.count ?? 0}
          prefix={prefix}
          onAll={onKind && kinds.length > 1 ? () => onKind(kind) : undefined}
        />
      ))}
    </div>
  )
}

type GroupProps = {
  kind: SearchKind
  hits: readonly SearchHit[]
  total: number
  prefix: RolePrefix
  onAll: (() => void) | undefined
}

function Group({ kind, hits, total, prefix, onAll }: GroupProps) {
  const { many } = useHitFace()(kind)
  const id = `hits-${kind}`
  return (
    <section aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>
          {many} <span className={styles['count']}>{total}</span>
        </h2>
        {onAll && total > hits.length && (
          <button type="button" className={cx(shared['bare'], styles['all'])} onClick={onAll}>
            {copy.showAll(total)}
          </button>
        )}
      </div>
      <ul className={cx(shared['card'], shared['list'], shared['lined'])}>
        {hits.map((hit) => (
          <Hit key={hit.id} hit={hit} prefix={prefix} />
        ))}
      </ul>
    </section>
  )
}

function Hit({ hit, prefix }: { hit: SearchHit; prefix: RolePrefix }) {
  const { one, icon: Icon, path } = useHitFace()(hit.kind)
  const { isStaff } = useSignedIn().actions
  return (
    <li className={cx(layout['stack-14'], styles['hit'])}>
      <span className={cx(shared['centre'], styles['icon'])}>
        <Icon size={18} stroke={1.6} aria-hidden />
      </span>
      <div>
        <div className={layout['row-wrap-4-10']}>
          <Link to={path(hit, prefix)} className={cx(shared['covers'], styles['title'])}>
            <MarkedText segments={hit.title} />
          </Link>
          {hit.status !== null && <StatusBadge status={hit.status} />}
        </div>
        {hit.snippet.length > 0 && (
          <p className={styles['snippet']}>
            <MarkedText segments={hit.snippet} />
          </p>
        )}
        <p className={cx(shared['note'], layout['wraps'], styles['meta'])}>
          {[one, ...belongings(hit)].map((part) => (
            <span key={part}>{part}</span>
          ))}
          <RelativeTime date={hit.at} />
        </p>
      </div>
      {hit.kind === 'expert' && isStaff && (
        <div className={cx(layout['ends-wrap-8'], styles['actions'])}>
          <HitActions hit={hit} />
        </div>
      )}
    </li>
  )
}

/** Of what, and by whom. */
function belongings({ kind, gig, person, author }: SearchHit): string[] {
  const owner = kind === 'attachment' ? (gig?.name ?? person?.name) : undefined
  const by = author === null ? undefined : `${kind === 'gig' ? 'Owner' : 'By'} ${author.name}`
  return [owner, by].filter((part) => part !== undefined)
}
