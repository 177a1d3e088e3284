import type { Counted } from '@guildhall/contract/insights'
import { INSIGHTS, type InsightName } from '@guildhall/contract/insights/catalogue'
import { Link } from '@tanstack/react-router'
import { copy } from '#features/insights/copy.ts'
import { formatDateTime } from '#ui/text/date-format.ts'
import type { Column } from '#ui/lists/table-columns.ts'
import { Table } from '#ui/lists/table.tsx'
import shared from '#ui/theme/shared.module.css'

type Cell = Column<Counted> & { has: (row: Counted) => boolean }

const REST: Cell[] = [
  {
    id: 'project',
    header: copy.project,
    cell: ({ project }) => project && <Leading to={`/projects/${project.id}`} text={project.name} />,
    has: ({ project }) => project !== null,
  },
  {
    id: 'note',
    header: copy.note,
    cell: ({ note }) => note,
    has: ({ note }) => note !== null,
  },
  {
    id: 'at',
    header: copy.when,
    tone: 'secondary',
    cell: ({ at, activity_id: id }) =>
      id === null ? formatDateTime(at) : <Leading to={`/activities/${id}`} text={formatDateTime(at)} />,
    has: ({ at }) => at !== null,
  },
]

type Props = { name: InsightName; rows: Counted[] }

/** Only the columns that hold something. */
export function CountedTable({ name, rows }: Props) {
  const columns = [who(name), ...REST].filter(({ has }) => rows.some(has))
  return <Table caption={copy.counts} columns={columns} rows={rows} rowId={idOf} />
}

/** Whoever uses the portal need not be an expert. */
function who(name: InsightName): Cell {
  const path = INSIGHTS[name].group === 'Use' ? 'people' : 'experts'
  return {
    id: 'person',
    header: copy.who,
    cell: ({ person }) => person && <Leading to={`/${path}/${person.id}`} text={person.name} />,
    has: ({ person }) => person !== null,
  }
}

function idOf({ at, person, project, activity_id: activity, note }: Counted): string {
  return [at, person?.id, project?.id, activity, note].join(' ')
}

function Leading({ to, text }: { to: string; text: string }) {
  return (
    <Link to={to} className={shared['link']}>
      {text}
    </Link>
  )
}
