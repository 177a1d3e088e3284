import type { ShortlistEntry } from '@guildhall/contract/hiring/shortlist'
import { copy } from '#features/hiring/copy.ts'
import { Avatar } from '#ui/marks/avatar.tsx'
import { cx } from '#ui/theme/class-names.ts'
import styles from './shortlist-sheet.module.css'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { dotted } from '#ui/text/dotted.ts'

type Props = {
  entry: ShortlistEntry
  /** The skills that the project requires. */
  wanted: readonly string[]
  hasVotes: boolean
}

/** One person: who they are, why they were put forward, and what was said of them. */
export function SheetEntry({ entry, wanted, hasVotes }: Props) {
  const name = entry.name ?? entry.label
  return (
    <li className={cx(layout['stack-24'], styles['entry'])} {...(entry.is_hired && { 'data-decided': true })}>
      <div className={cx(layout['tops'], styles['who'])}>
        <Avatar name={name} photo={entry.photo} size={40} />
        <div>
          <h3>{name}</h3>
          <p className={shared['note']}>{dotted([entry.job_title, entry.country])}</p>
        </div>
      </div>
      {!entry.is_hired && (
        <div className={layout['stack-4']}>
          <Reasons entry={entry} wanted={wanted} />
          {hasVotes && <Said entry={entry} />}
        </div>
      )}
    </li>
  )
}

const MOST_OTHERS = 6

function Reasons({ entry, wanted }: Omit<Props, 'hasVotes'>) {
  const { required_skills: had, required_total: total, skills, years_of_experience: years } = entry
  const missing = wanted.filter((skill) => !had.includes(skill))
  const others = skills.filter((skill) => !had.includes(skill)).slice(0, MOST_OTHERS)
  const lines = [
    years === null ? '' : copy.yearsOfExperience(years),
    entry.industries.join(', '),
    entry.languages.length === 0 ? '' : `${copy.speaks} ${entry.languages.join(', ')}`,
    copy.availability(entry.is_available),
  ].filter((line) => line !== '')
  return (
    <>
      <p className={shared['small']}>{dotted(lines)}</p>
      {had.length > 0 && (
        <p>
          <strong>{copy.hasSkills(had.length, total)}</strong>
          {`: ${had.join(', ')}`}
        </p>
      )}
      {missing.length > 0 && (
        <p className={shared['note']}>
          {copy.missingSkills} {missing.join(', ')}
        </p>
      )}
      {others.length > 0 && (
        <p className={shared['note']}>
          {copy.also} {others.join(', ')}
        </p>
      )}
    </>
  )
}

function Said({ entry }: { entry: ShortlistEntry }) {
  const { thumbs_up: up, thumbs_down: down, wishes, comments } = entry
  const counted = [
    ...(up + down > 0 ? [copy.votes(up, down)] : []),
    ...(wishes > 0 ? [copy.wishes(wishes)] : []),
  ]
  if (counted.length === 0 && comments.length === 0) return null
  return (
    <div className={cx(layout['stack-4'], styles['said'])}>
      {counted.length > 0 && <p>{dotted(counted)}</p>}
      {comments.map(({ by, comment, created_at: at }) => (
        <p key={`${by}-${at}`}>
          <strong>{by}</strong> {comment}
        </p>
      ))}
    </div>
  )
}
