import type { Recommendation } from '@guildhall/contract/hiring/ranking'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { moneyText } from '@guildhall/contract/money'
import { prefixOf } from '#platform/addresses.ts'
import { useSignedIn } from '#platform/session.tsx'
import { Avatar } from '#ui/marks/avatar.tsx'
import { statusWord } from '#features/hiring/status-words.ts'
import { Pay } from '#ui/marks/pay.tsx'
import { StatusBadge } from '#ui/marks/status-badge.tsx'
import type { Column } from '#ui/lists/table-columns.ts'
import type { Sort } from '#ui/lists/table-sort.ts'
import { Table } from '#ui/lists/table.tsx'
import { copy } from '#features/hiring/copy.ts'
import styles from './ranking-table.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = {
  label: string
  rows: readonly Recommendation[]
  current: string | undefined
  onCurrent: (id: string) => void
  chosen: readonly string[]
  onChoose: (ids: string[]) => void
  sort?: Sort
  onSort?: (sort: Sort | undefined) => void
  onRequest: ((row: Recommendation) => void) | undefined
  /** Somebody here or in the other table has a state, or can be asked. */
  hasStates: boolean
  reloading: boolean
}

const SHOWN_SKILLS = 2

/** Experts of the ranking, one a line; what the score is made of stands beside. */
export function RankingTable(props: Props) {
  const { label, rows, chosen, onChoose, onRequest: _, hasStates, ...table } = props
  return (
    <div className={styles['ranking']} data-breaks data-states={hasStates || undefined}>
      <Table
        caption={label}
        columns={columnsOf(props)}
        rows={[...rows]}
        rowId={({ expert }) => expert.id}
        rowName={({ expert }) => expert.name}
        selected={[...chosen]}
        onSelect={onChoose}
        {...table}
      />
    </div>
  )
}

function columnsOf({ rows, onCurrent, onRequest }: Props): Column<Recommendation>[] {
  // A project that asks for no skills leaves their room to the people.
  const asksForSkills = rows.some(({ parts }) => parts.some(({ key }) => key === 'skills'))
  const skills: Column<Recommendation> = {
    id: 'skills',
    header: 'Skills asked for',
    cell: (row) => <Skills row={row} />,
  }
  return [
    { id: 'name', header: 'Expert', cell: ({ expert }) => <Who expert={expert} /> },
    ...(asksForSkills ? [skills] : []),
    { id: 'rate', header: 'Rate', sortKey: 'rate', align: 'numeric', cell: (row) => <Rate row={row} /> },
    {
      id: 'years',
      header: 'Years',
      spare: true,
      sortKey: 'years',
      align: 'numeric',
      cell: ({ expert }) => expert.years_of_experience,
    },
    {
      id: 'rating',
      header: 'Rating',
      spare: true,
      sortKey: 'rating',
      align: 'numeric',
      cell: ({ expert }) => expert.rating?.toFixed(1),
    },
    {
      id: 'score',
      header: 'Match',
      sortKey: 'score',
      align: 'numeric',
      cell: (row) => <Score row={row} onOpen={() => onCurrent(row.expert.id)} />,
    },
    {
      id: 'state',
      header: 'State',
      headerHidden: true,
      cell: (row) => <State row={row} onRequest={onRequest} />,
    },
  ]
}

function Who({ expert }: Pick<Recommendation, 'expert'>) {
  const prefix = prefixOf(useSignedIn()) ?? ''
  return (
    <div className={cx(layout['row-10'], shared['shrinks'])}>
      <Avatar name={expert.name} photo={expert.photo} size={30} />
      <div className={styles['names']}>
        <Link to={`/${prefix}/experts/${expert.id}`} className={cx(shared['clipped'], styles['name'])}>
          {expert.name}
        </Link>
        <About text={expert.job_title} />
        <About text={expert.location} />
      </div>
    </div>
  )
}

/** A line of its own each: a long title does not cut the place off. */
function About({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <span className={cx(shared['note'], shared['clipped'], styles['about'])} title={text}>
      {text}
    </span>
  )
}

function Skills({ row: { parts } }: { row: Recommendation }) {
  const part = parts.find(({ key }) => key === 'skills')
  const had = part?.chips ?? []
  if (had.length === 0)
    return <span className={cx(shared['clipped'], shared['note'], styles['quiet'])}>{part?.evidence}</span>
  return (
    <ul
      className={cx(shared['list'], layout['wraps'], styles['skills'])}
      aria-label={copy.skillsAsked}
      title={had.join(', ')}
    >
      {had.slice(0, SHOWN_SKILLS).map((skill) => (
        <li key={skill}>{skill}</li>
      ))}
      {had.length > SHOWN_SKILLS && <li data-more>+{had.length - SHOWN_SKILLS}</li>}
    </ul>
  )
}

function Rate({ row: { expert, parts } }: { row: Recommendation }) {
  const rate = parts.find(({ key }) => key === 'rate')
  const text = moneyText(expert.rate, expert.rate_type)
  return (
    <div className={layout['stack']}>
      <Pay text={text || copy.negotiable} />
      {rate !== undefined && text !== '' && (
        <span
          className={cx(shared['clipped'], shared['note'], styles['quiet'])}
          data-over={rate.value < 1 || undefined}
        >
          {rate.evidence}
        </span>
      )}
    </div>
  )
}

/** Opens its reasons: for the keyboard too, and where they do not stand beside the table. */
function Score({ row: { expert, score }, onOpen }: { row: Recommendation; onOpen: () => void }) {
  const figure = Math.round(score)
  return (
    <button
      type="button"
      className={cx(shared['bare'], styles['score'])}
      aria-label={copy.whyName(expert.name, figure)}
      onClick={onOpen}
    >
      {figure}
    </button>
  )
}

function State({ row, onRequest }: { row: Recommendation; onRequest: Props['onRequest'] }) {
  if (row.status !== null) return <StatusBadge status={row.status} label={statusWord(row.status)} />
  if (onRequest === undefined) return null
  return (
    <Button
      variant="default"
      size="xs"
      onClick={() => onRequest(row)}
      aria-label={copy.requestName(row.expert.name)}
    >
      {copy.request}
    </Button>
  )
}
