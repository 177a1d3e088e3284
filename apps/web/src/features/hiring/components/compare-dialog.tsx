import type { Recommendation } from '@guildhall/contract/hiring/ranking'
import { Button } from '@mantine/core'
import { moneyText } from '#features/hiring/money.ts'
import { Dialog } from '#ui/dialog.tsx'
import { RatingText } from './expert-head.tsx'
import styles from './compare-dialog.module.css'

/** Up to three experts side by side. */
export function CompareDialog({ rows, onClose }: { rows: readonly Recommendation[]; onClose: () => void }) {
  // The project asks everybody for the same.
  const parts = rows[0]?.parts ?? []
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Compare experts"
      width={900}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reached by keys */}
      <div className={styles['compareScroll']} tabIndex={0} role="region" aria-label="Comparison">
        <table className={styles['compare']}>
          <thead>
            <tr>
              <th scope="col">Expert</th>
              {rows.map(({ expert }) => (
                <th key={expert.id} scope="col">
                  {expert.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Match</th>
              {rows.map(({ expert, score }) => (
                <td key={expert.id}>{Math.round(score)}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">Rate asked for</th>
              {rows.map(({ expert }) => (
                <td key={expert.id}>{moneyText(expert.rate, expert.rate_type) || 'Negotiable'}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">Rated</th>
              {rows.map(({ expert }) => (
                <td key={expert.id}>
                  <RatingText value={expert.rating} count={expert.rating_count} />
                </td>
              ))}
            </tr>
            {parts.map(({ key, label }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                {rows.map((row) => (
                  <td key={row.expert.id} data-best={isBest(rows, row, key) || undefined}>
                    {partOf(row, key)?.evidence}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  )
}

type Key = Recommendation['parts'][number]['key']

const partOf = ({ parts }: Recommendation, key: Key) => parts.find((part) => part.key === key)

/** Ahead of somebody in this, and behind nobody. A sentence out of a profile is no figure. */
function isBest(rows: readonly Recommendation[], row: Recommendation, key: Key): boolean {
  if (key === 'text') return false
  const values = rows.map((one) => partOf(one, key)?.value ?? 0)
  const own = partOf(row, key)?.value ?? 0
  return own === Math.max(...values) && own > Math.min(...values)
}
