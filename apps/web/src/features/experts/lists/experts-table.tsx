import type { ExpertRow } from '@guildhall/contract/experts/lists'
import type { RolePrefix } from '@guildhall/contract/access'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { copy } from '#features/experts/copy.ts'
import { Avatar } from '#ui/marks/avatar.tsx'
import { formatDate } from '#ui/text/date-format.ts'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { Pay } from '#ui/marks/pay.tsx'
import { StatusBadge } from '#ui/marks/status-badge.tsx'
import type { Column } from '#ui/lists/table-columns.ts'
import type { Sort } from '#ui/lists/table-sort.ts'
import { rowLink, Table } from '#ui/lists/table.tsx'
import styles from './experts-table.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = {
  prefix: RolePrefix
  caption: string
  rows: ExpertRow[]
  /** `Applied`, `Approved`: what the date is, by the tab. */
  dateHeader: string
  /** What counts of these: of applicants where they come from, of those at work the project. */
  about: 'applicants' | 'at work' | 'anybody'
  hasRate: boolean
  sort: Sort | undefined
  onSort: (sort: Sort | undefined) => void
  selected: string[]
  onSelect: (ids: string[]) => void
  renderActions: (row: ExpertRow) => ReactNode
  reloading: boolean
}

/** Skills that stand in a row; the others are counted, and all are on hover. */
const SHOWN_SKILLS = 2

/** One page of experts; on a phone each row is a card. */
export function ExpertsTable(props: Props) {
  return (
    <div className={styles['list']}>
      <Table
        name="experts"
        caption={props.caption}
        columns={columnsOf(props)}
        rows={props.rows}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        sort={props.sort}
        onSort={props.onSort}
        cycle="three"
        selected={props.selected}
        onSelect={props.onSelect}
        card={cardsOf(props)}
        reloading={props.reloading}
      />
    </div>
  )
}

function columnsOf({ prefix, dateHeader, about, hasRate, renderActions }: Props): Column<ExpertRow>[] {
  const rate: Column<ExpertRow> = {
    id: 'rate',
    header: 'Rate',
    sortKey: 'rate',
    align: 'numeric',
    cell: (row) => row.rate_display && <Pay text={row.rate_display} />,
  }
  const rating: Column<ExpertRow> = {
    id: 'rating',
    header: 'Rating',
    spare: true,
    sortKey: 'rating',
    align: 'numeric',
    cell: (row) => row.rating?.toFixed(1),
  }
  return [
    { id: 'name', header: 'Expert', sortKey: 'name', cell: (row) => <Who row={row} prefix={prefix} /> },
    // Applicants stand under the tab of their status.
    {
      id: 'status',
      header: 'Status',
      spare: about === 'applicants' && 'last',
      cell: (row) => <State row={row} />,
    },
    about === 'at work'
      ? { id: 'project', header: 'Project', cell: (row) => <Project row={row} prefix={prefix} /> }
      : { id: 'industry', header: 'Industries', cell: (row) => <Fields row={row} /> },
    {
      id: 'skills',
      header: 'Skills',
      spare: true,
      cell: (row) => <Skills row={row} />,
    },
    { id: 'location', header: 'Location, languages', spare: true, cell: (row) => <Where row={row} /> },
    ...(hasRate ? [rate] : []),
    ...(about === 'applicants' ? [] : [rating]),
    {
      id: 'date',
      header: dateHeader,
      spare: about === 'at work' || (about === 'anybody' && 'last'),
      sortKey: 'date',
      tone: 'secondary',
      cell: (row) => <When row={row} hasSource={about === 'applicants'} />,
    },
    { id: 'actions', header: 'Actions', headerHidden: true, cell: renderActions },
  ]
}

function cardsOf({ prefix, hasRate, renderActions }: Props) {
  return (row: ExpertRow) => (
    <div className={layout['stack-10']}>
      <div className={layout['head-12']}>
        <Who row={row} prefix={prefix} />
        <StatusBadge status={row.status} />
      </div>
      <div className={cx(shared['note'], layout['row-10'], styles['cardFacts'])}>
        <div className={cx(shared['shrinks'], layout['stack'], styles['names'])}>
          {row.current_gig !== null && <span className={shared['ink']}>{row.current_gig.name}</span>}
          {row.location !== null && <span>{row.location}</span>}
          <span>
            {hasRate && row.rate_display && `${row.rate_display} · `}
            <RelativeTime date={row.date} />
          </span>
        </div>
        <div className={shared['firm']}>{renderActions(row)}</div>
      </div>
    </div>
  )
}

function Who({ row, prefix }: { row: ExpertRow; prefix: RolePrefix }) {
  return (
    <div className={cx(layout['row-12'], shared['shrinks'])}>
      <Avatar name={row.name} photo={row.photo} size={30} />
      <div className={cx(shared['shrinks'], layout['stack'], styles['names'])}>
        <Link className={rowLink} to={`/${prefix}/experts/${row.id}`} title={row.name}>
          <span className={CUT}>{row.name}</span>
        </Link>
        <span className={cx(shared['note'], styles['title'])} title={row.job_title ?? row.email ?? undefined}>
          {row.job_title ?? row.email ?? ''}
        </span>
        {row.matched !== undefined && row.matched.length > 0 && (
          <span className={cx(shared['note'], shared['breaks'])}>
            {copy.matches} {row.matched.join(', ')}
          </span>
        )}
      </div>
    </div>
  )
}

/** The availability says something only of experts who may be hired. */
function State({ row }: { row: ExpertRow }) {
  const availability = row.is_available ? row.availability : copy.notTakingProjects
  return (
    <span className={cx(layout['stack-2'], layout['starts'])}>
      <StatusBadge status={row.status} />
      {row.status === 'Approved' && (
        <span className={cx(shared['note'], styles['availability'])}>{availability}</span>
      )}
    </span>
  )
}

/** Where somebody lives, and below what they speak. */
function Where({ row: { location, languages } }: { row: ExpertRow }) {
  const spoken = languages.map(({ name }) => name)
  return (
    <span className={layout['stack-2']}>
      <span className={cx(shared['clamped'], styles['some'])} title={location ?? undefined}>
        {location ?? '—'}
      </span>
      {spoken.length > 0 && (
        <small className={shared['note']}>
          <Some names={spoken} most={2} />
        </small>
      )}
    </span>
  )
}

/** The industries, and below them what of each (spec 001 §3); all of it is on hover. */
function Fields({ row }: { row: ExpertRow }) {
  const segments = row.industry_segments.map(({ segment_1: one, segment_2: two }) => `${one} · ${two}`)
  const kinds = new Set(row.industry_segments.map(({ segment_1: one }) => one))
  return (
    <span className={cx(layout['stack-2'], styles['fields'])} title={segments.join(', ')}>
      <Some names={row.industries} most={1} />
      {kinds.size > 0 && (
        <small className={shared['note']}>
          <Some names={[...kinds]} most={1} />
        </small>
      )}
    </span>
  )
}

function Skills({ row: { skills } }: { row: ExpertRow }) {
  return (
    <small className={cx(shared['small'], styles['skills'])}>
      <Some names={skills.map(({ name }) => name)} most={SHOWN_SKILLS} />
    </small>
  )
}

/** The moment that counts for the list, and below where an applicant heard of us. */
function When({ row, hasSource }: { row: ExpertRow; hasSource: boolean }) {
  return (
    <span className={layout['stack-2']}>
      <RelativeTime date={row.date} />
      {hasSource && row.hear_about_us !== null && (
        <small className={cx(shared['note'], styles['source'])}>
          <Some names={[row.hear_about_us]} most={1} />
        </small>
      )}
    </span>
  )
}

/** What they work on, and until when. */
function Project({ row: { current_gig: gig }, prefix }: { row: ExpertRow; prefix: RolePrefix }) {
  if (gig === null) return null
  return (
    <span className={cx(layout['stack-2'], styles['project'])}>
      <Link className={shared['link']} to={`/${prefix}/projects/${gig.id}`} title={gig.name}>
        <span className={CUT}>{gig.name}</span>
      </Link>
      {gig.ends_on !== null && (
        <small className={shared['note']}>{copy.until(formatDate(gig.ends_on))}</small>
      )}
    </span>
  )
}

function Some({ names, most }: { names: readonly string[]; most: number }) {
  if (names.length === 0) return '—'
  const rest = names.length - most
  return (
    <span title={names.join(', ')} className={cx(shared['clamped'], styles['some'])}>
      {names.slice(0, most).join(', ')}
      {/* Never alone on a line. */}
      {rest > 0 && <span className={shared['note']}>{`\u00a0+${rest}`}</span>}
    </span>
  )
}

const CUT = cx(shared['clamped'], styles['cut'])
