import type { Recommendation } from '@guildhall/contract/hiring/ranking'
import { copy } from '#features/hiring/copy.ts'
import styles from './why-score.module.css'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'

type Parts = Recommendation['parts']

/** From here on a part speaks for somebody (a rating that nobody gave counts 0.625); below the other line it is missing. */
const STRONG = 0.65
const LITTLE = 0.3

/** In words first: what speaks for somebody, and what is missing. */
export function whyText(parts: Parts): string {
  const named = (which: (value: number) => boolean) =>
    parts.flatMap(({ label, value }) => (which(value) ? [label.toLowerCase()] : [])).join(', ')
  const [strong, missing] = [named((value) => value >= STRONG), named((value) => value < LITTLE)]
  const sentences = [strong && `Strong on ${strong}.`, missing && `Little on ${missing}.`]
  return sentences.filter(Boolean).join(' ') || 'Matches in part.'
}

/** What each part of the score adds, the heaviest first, with what proves it. Only what the project asks for counts. */
export function WhyScore({ parts, score }: { parts: Parts; score: number }) {
  const heaviest = parts.toSorted((a, b) => b.weight - a.weight)
  const most = wholes(
    heaviest.map(({ weight }) => 100 * weight),
    { total: 100 },
  )
  const points = wholes(
    heaviest.map(({ weight, value }) => 100 * weight * value),
    { total: Math.round(score), most },
  )
  return (
    <>
      <p className={styles['words']}>{whyText(parts)}</p>
      <dl className={shared['flush']}>
        {heaviest.map(({ key, label, value, evidence }, place) => (
          <div key={key} className={styles['part']} data-tone={toneOf(value)}>
            <dt>{label}</dt>
            <dd className={cx(shared['note'], shared['figures'])}>
              {copy.pointsOf(points[place] ?? 0, most[place] ?? 0)}
            </dd>
            <dd className={styles['evidence']}>{evidence}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

interface Whole {
  total: number
  /** None goes beyond its own. */
  most?: readonly number[]
}

/** Whole numbers that add up to `total`, which is shown above them: what lost most by rounding down is rounded up. */
function wholes(exact: readonly number[], { total, most }: Whole): number[] {
  const down = exact.map((one) => Math.floor(one))
  const left = down.reduce((rest, one) => rest - one, total)
  const lost = exact.map((one, place) => ({ place, by: one - Math.floor(one) }))
  const raised = lost
    .filter(({ place }) => most === undefined || (down[place] ?? 0) < (most[place] ?? 0))
    .toSorted((a, b) => b.by - a.by)
    .slice(0, Math.max(0, left))
  return down.map((one, place) => one + (raised.some((part) => part.place === place) ? 1 : 0))
}

function toneOf(value: number): 'good' | 'fair' | 'bad' {
  if (value >= STRONG) return 'good'
  return value < LITTLE ? 'bad' : 'fair'
}
