import type { CompanyDetails, MergePreview, Reference } from '@guildhall/contract/companies/shapes'
import { copy, referenceText } from '#features/companies/copy.ts'
import { formatDate } from '#ui/text/date-format.ts'
import { shortened } from '#ui/text/see-more.tsx'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'
import styles from './merge-dialog.module.css'
import sides from '#ui/lists/sides.module.css'

type Fact = readonly [label: string, value: (company: CompanyDetails) => string | null]

const FACTS: readonly Fact[] = [
  ['State', ({ is_draft: isDraft }) => (isDraft ? 'Draft' : 'Approved')],
  ['Type', ({ type }) => type],
  ['Website', ({ website }) => website],
  ['Industry', ({ industry }) => industry?.name ?? null],
  ['Location', ({ address }) => address.standard_address],
  ['Employees', ({ size }) => size],
  [
    'Revenue',
    ({ revenue, currency }) => (revenue === null ? null : `${currency} ${revenue.toLocaleString('en-US')}`),
  ],
  ['Logo', ({ logo }) => (logo === null ? null : 'Has one')],
  ['Description', ({ description }) => description && shortened(description, 120)],
  ['Parent company', ({ parent }) => parent?.name ?? null],
  ['Added', ({ source, created_at: at }) => `${source}, ${formatDate(at)}`],
]
/** The company that stays never takes these from the other one. */
const OWN = new Set(['State', 'Parent company', 'Added'])

/** Both companies side by side: the one that goes, the one that stays, and what moves. */
export function MergeSides({ preview: { from, into } }: { preview: MergePreview }) {
  return (
    <div className={styles['frame']}>
      <table className={cx(sides['sides'], styles['sides'])}>
        <thead>
          <tr>
            <th scope="col">
              <span className={cx(shared['note'], styles['role'])}>{copy.field}</span>
            </th>
            <th scope="col">
              <span className={cx(shared['note'], styles['role'])}>{copy.mergeIn}</span>
              {from.company.name}
            </th>
            <th scope="col">
              <span className={cx(shared['note'], styles['role'])}>{copy.keep}</span>
              {into.company.name}
            </th>
          </tr>
        </thead>
        <tbody>
          {FACTS.filter(([, valueOf]) => valueOf(from.company) ?? valueOf(into.company)).map(
            ([label, valueOf]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{valueOf(from.company) ?? '—'}</td>
                <td>
                  <Kept label={label} own={valueOf(into.company)} others={valueOf(from.company)} />
                </td>
              </tr>
            ),
          )}
          <tr>
            <th scope="row">{copy.namedBy}</th>
            <td>
              <References references={from.references} />
            </td>
            <td>
              <References references={into.references} />
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}

/** What the company that stays does not know, it takes from the other one. */
function Kept({ label, own, others }: { label: string; own: string | null; others: string | null }) {
  if (own !== null || others === null || OWN.has(label)) return own ?? '—'
  return <span className={styles['filled']}>{copy.takenOver(others)}</span>
}

function References({ references }: { references: readonly Reference[] }) {
  if (references.length === 0) return 'Nothing'
  return (
    <ul>
      {references.map(({ kind, count }) => (
        <li key={kind}>{referenceText(kind, count)}</li>
      ))}
    </ul>
  )
}
