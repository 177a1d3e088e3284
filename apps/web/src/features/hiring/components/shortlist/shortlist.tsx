import type { ShortlistEntry } from '@guildhall/contract/hiring/shortlist'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { copy } from '#features/hiring/copy.ts'
import { hiringQueries } from '#features/hiring/queries.ts'
import { listState } from '#platform/list-state.ts'
import { Avatar } from '#ui/marks/avatar.tsx'
import { ListStates } from '#ui/lists/list-states.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { StatusBadge } from '#ui/marks/status-badge.tsx'
import styles from '#features/hiring/components/hiring.module.css'
import entries from '#features/hiring/components/entries.module.css'
import own from './shortlist.module.css'
import { Opinion } from './opinion.tsx'
import { SheetLink } from './sheet-link.tsx'
import { cx } from '#ui/theme/class-names.ts'
import reach from '#ui/layout/reach.module.css'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** Who was put forward to a customer; without names unless they may know them (PRODUCT S-26). */
export function Shortlist({ gigId }: { gigId: string }) {
  const list = useQuery(hiringQueries.shortlist(gigId))
  const rows = list.data?.data ?? []
  const state = listState(list, {
    isEmpty: rows.length === 0,
    messages: list.data?.messages,
  })
  return (
    <ListStates
      state={state}
      onRefresh={() => void list.refetch()}
      skeleton={<SkeletonRows rows={3} columns={2} />}
    >
      <div className={own['tools']}>
        <SheetLink gigId={gigId} />
      </div>
      <Part title={copy.putForward} rows={rows.filter(isOpen)} />
      <Part title={copy.workers} rows={rows.filter((row) => !isOpen(row))} />
    </ListStates>
  )
}

const isOpen = ({ is_hired: isHired, is_past: isPast }: ShortlistEntry) => !isHired && !isPast

/** Those to decide about stand apart from those who work or worked here. */
function Part({ title, rows }: { title: string; rows: readonly ShortlistEntry[] }) {
  if (rows.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className={cx(shared['title'], own['part'])}>{title}</h2>
      <ul className={cx(shared['list'], layout['stack-12'])} aria-label={title}>
        {rows.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  )
}

function Entry({ entry }: { entry: ShortlistEntry }) {
  const name = entry.name ?? entry.label
  const facts = [
    entry.country,
    entry.years_of_experience === null ? null : `${entry.years_of_experience} years`,
    entry.industries.join(', ') || null,
    entry.languages.join(', ') || null,
    isOpen(entry) ? copy.availability(entry.is_available) : null,
    copy.youGaveStars(entry.own_rating) || null,
  ].filter((one) => one !== null)
  return (
    <li className={cx(shared['card'], entries['entry'])}>
      <div className={cx(layout['tops'], entries['top'])}>
        <div className={styles['head']}>
          <Avatar name={name} photo={entry.photo} size={40} />
          <div className={shared['fills']}>
            {entry.expert_id === null ? (
              <strong>{name}</strong>
            ) : (
              <Link
                to={`/customer/experts/${entry.expert_id}`}
                className={cx(reach['alone'], styles['name'])}
              >
                {name}
              </Link>
            )}
            <div className={styles['quiet']}>{entry.job_title}</div>
            <ul className={cx(shared['note'], layout['row-wrap'], styles['facts'])}>
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </div>
        </div>
        {entry.is_hired && <StatusBadge status="Hired" />}
        {entry.is_past && <StatusBadge status="Past" />}
      </div>
      <div className={entries['body']}>
        <Skills entry={entry} />
        {entry.wishes > 0 && <p className={own['reason']}>{copy.wishes(entry.wishes)}</p>}
        {entry.comments.map(({ by, comment, created_at: at }) => (
          <p key={`${by}-${at}`} className={entries['said']}>
            <strong>{by}</strong> {comment}
          </p>
        ))}
      </div>
      <Opinion entry={entry} name={name} />
    </li>
  )
}

const MOST_OTHERS = 5

/** Why they were put forward: the skills that the project requires first, then some of the others. */
function Skills({ entry }: { entry: ShortlistEntry }) {
  const { required_skills: required, required_total: total, skills } = entry
  const others = skills.filter((skill) => !required.includes(skill))
  return (
    <>
      {required.length > 0 && <p className={own['reason']}>{copy.hasSkills(required.length, total)}</p>}
      <ul className={cx(layout['wrap-6'], styles['chips'])} aria-label={copy.skills}>
        {required.map((skill) => (
          <li key={skill} className={styles['chip']}>
            {skill}
          </li>
        ))}
        {others.slice(0, MOST_OTHERS).map((skill) => (
          <li key={skill} className={styles['chip']} data-tone="plain">
            {skill}
          </li>
        ))}
        {others.length > MOST_OTHERS && (
          <li className={styles['chip']} data-tone="plain" title={others.slice(MOST_OTHERS).join(', ')}>
            {copy.moreSkills(others.length - MOST_OTHERS)}
          </li>
        )}
      </ul>
    </>
  )
}
