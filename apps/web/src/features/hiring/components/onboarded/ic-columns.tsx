import type { Ic } from '@guildhall/contract/hiring/onboarded'
import type { RoleActions } from '@guildhall/contract/role-actions'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { moneyText } from '@guildhall/contract/money'
import { copy } from '#features/hiring/copy.ts'
import { Avatar } from '#ui/marks/avatar.tsx'
import { Pay } from '#ui/marks/pay.tsx'
import { formatDate } from '#ui/text/date-format.ts'
import type { Column } from '#ui/lists/table-columns.ts'
import { cx } from '#ui/theme/class-names.ts'
import reach from '#ui/layout/reach.module.css'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { RatingText } from '#features/hiring/components/expert-head.tsx'
import styles from '#features/hiring/components/hiring.module.css'
import icParts from './ic-parts.module.css'
import { nextText } from '#features/hiring/components/next-date.tsx'
import { DottedFacts } from '#ui/text/dotted-facts.tsx'

interface Options {
  prefix: string
  /** What the reader may see. */
  actions: Pick<RoleActions, 'isStaff' | 'canSeeRates'>
  onChecklist: ((row: Ic) => void) | undefined
}

const RATE: Column<Ic> = {
  id: 'rate',
  header: 'Rate',
  align: 'numeric',
  cell: ({ rate, rate_type: type }) =>
    rate !== undefined && <Pay text={moneyText(rate, type ?? null) || copy.negotiable} />,
}
const CONSENT: Column<Ic> = {
  id: 'consent',
  header: 'Consent, NDA',
  cell: (row) => <Papers row={row} />,
}

/** The columns for this reader: staff see papers and pay, experts a directory. */
export function icColumns({ prefix, actions, onChecklist }: Options): Column<Ic>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      sortKey: 'name',
      cell: (row) => <Who row={row} prefix={prefix} isStaff={actions.isStaff} />,
    },
    {
      id: 'skills',
      header: 'Skills',
      cell: ({ skills }) => <Skills names={skills} />,
      spare: 'last',
      tone: 'secondary',
    },
    {
      id: 'onboarded_at',
      header: 'Onboarded',
      sortKey: 'onboarded_at',
      cell: ({ onboarded_at: at }) => <span className={shared['keeps-line']}>{formatDate(at)}</span>,
      tone: 'secondary',
      spare: true,
    },
    {
      id: 'gig',
      header: 'Current project',
      cell: (row) => (
        <div className={row.current_gig === null ? undefined : icParts['gigCell']}>
          <CurrentGig row={row} prefix={prefix} />
        </div>
      ),
    },
    {
      id: 'done',
      header: 'Done',
      sortKey: 'gigs_done',
      cell: (row) => row.gigs_done,
      align: 'numeric',
      spare: 'last',
    },
    {
      id: 'rating',
      spare: 'last',
      header: 'Rating',
      sortKey: 'rating',
      cell: (row) => <RatingText value={row.rating} count={row.rating_count} />,
    },
    ...(actions.canSeeRates ? [RATE] : []),
    ...(actions.isStaff ? [CONSENT] : []),
    ...(actions.isStaff ? [checklistColumn(onChecklist)] : []),
  ]
}

/** All staff read how far it is; whoever keeps the papers opens it (PRODUCT S-12). */
function checklistColumn(onOpen: Options['onChecklist']): Column<Ic> {
  const common = { id: 'checklist', header: 'Checklist' }
  if (onOpen !== undefined) return { ...common, cell: (row) => <ChecklistButton row={row} onOpen={onOpen} /> }
  return {
    ...common,
    spare: 'last',
    cell: ({ items_done: done = 0, items_total: total = 0 }) => (
      <span className={shared['keeps-line']}>{copy.ofItemsDone(done, total)}</span>
    ),
  }
}

type ChecklistProps = { row: Ic; onOpen: (row: Ic) => void; isNamed?: boolean }

function ChecklistButton({ row, onOpen, isNamed = false }: ChecklistProps) {
  return (
    <Button
      variant="default"
      size="xs"
      aria-label={copy.checklistOf(row.items_done ?? 0, row.items_total ?? 0, row.name)}
      onClick={() => onOpen(row)}
    >
      {isNamed && copy.checklist}
      {copy.ofItemsDone(row.items_done ?? 0, row.items_total ?? 0)}
    </Button>
  )
}

function Papers({ row: { consent_at: at, has_nda: hasNda } }: { row: Ic }) {
  const isSigned = hasNda === true
  return (
    <div className={shared['keeps-line']}>
      {at ? formatDate(at) : <span className={MISSING}>{copy.noConsent}</span>}
      <div className={isSigned ? styles['quiet'] : MISSING}>
        {isSigned ? copy.ndaSigned : copy.ndaMissing}
      </div>
    </div>
  )
}

/** Two, each whole; how many more there are beside the second. */
function Skills({ names }: { names: readonly string[] }) {
  const [first, second] = names
  const more = names.length - 2
  return (
    <div className={icParts['skillCell']} title={names.join(', ')}>
      <div className={TWO_LINES}>{first}</div>
      <div className={layout['row-8']}>
        <span className={TWO_LINES}>{second}</span>
        {more > 0 && <span className={shared['firm']}>+{more}</span>}
      </div>
    </div>
  )
}

function Who({ row, prefix, isStaff }: { row: Ic; prefix: string; isStaff: boolean }) {
  return (
    <div className={cx(layout['row-12'], icParts['person'])}>
      <Avatar name={row.name} photo={row.photo} />
      <div className={shared['fills']}>
        {isStaff ? (
          <Link to={`/${prefix}/experts/${row.id}`} className={cx(reach['alone'], styles['name'])}>
            {row.name}
          </Link>
        ) : (
          <strong>{row.name}</strong>
        )}
        <DottedFacts isOneLine facts={[row.job_title, row.country]} className={styles['quiet']} />
      </div>
    </div>
  )
}

function CurrentGig({ row: { current_gig: gig, next_date: next }, prefix }: { row: Ic; prefix: string }) {
  if (gig === null) return ''
  return (
    <>
      <Link
        to={`/${prefix}/projects/${gig.id}`}
        className={cx(reach['alone'], styles['link'])}
        title={gig.name}
      >
        <span className={shared['clamped']}>{gig.name}</span>
      </Link>
      {next !== null && <Next text={nextText(next)} />}
    </>
  )
}

function Next({ text }: { text: string }) {
  return (
    <div className={cx(styles['quiet'], TWO_LINES)} title={text}>
      {text}
    </div>
  )
}

export function icCard(options: Options) {
  return (row: Ic) => <IcCard row={row} {...options} />
}

/** A row on a phone. */
function IcCard({ row, prefix, actions, onChecklist }: Options & { row: Ic }) {
  return (
    <div className={cx(layout['stack-10'], icParts['icCard'])}>
      <Who row={row} prefix={prefix} isStaff={actions.isStaff} />
      <ul className={cx(shared['note'], layout['row-wrap'], styles['facts'])}>
        <li>
          <RatingText value={row.rating} count={row.rating_count} />
        </li>
        <li>{copy.gigsDone(row.gigs_done)}</li>
        {row.onboarded_at !== null && <li>{copy.onboardedDate(formatDate(row.onboarded_at))}</li>}
        {row.has_nda === false && <li className={MISSING}>{copy.ndaMissing}</li>}
        {actions.isStaff && onChecklist === undefined && (
          <li>{copy.checklist + copy.ofItemsDone(row.items_done ?? 0, row.items_total ?? 0)}</li>
        )}
      </ul>
      {row.current_gig !== null && (
        <div>
          <span className={styles['quiet']}>{copy.worksOn} </span>
          <CurrentGig row={row} prefix={prefix} />
        </div>
      )}
      {onChecklist !== undefined && <ChecklistButton row={row} onOpen={onChecklist} isNamed />}
    </div>
  )
}

const MISSING = cx(shared['danger'], shared['small'])
const TWO_LINES = cx(shared['clamped'], icParts['twoLines'])
