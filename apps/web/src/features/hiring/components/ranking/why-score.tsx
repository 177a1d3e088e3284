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
export function WhyScore({ parts }: { parts: Parts }) {
  const heaviest = parts.toSorted((a, b) => b.weight - a.weight)
  return (
    <>
      <p className={styles['words']}>{whyText(parts)}</p>
      <dl className={shared['flush']}>
        {heaviest.map(({ key, label, weight, value, evidence }) => (
          <div key={key} className={styles['part']} data-tone={toneOf(value)}>
            <dt>{label}</dt>
            <dd className={cx(shared['note'], shared['figures'])}>
              {copy.pointsOf(Math.round(100 * weight * value), Math.round(100 * weight))}
            </dd>
            <dd className={styles['evidence']}>{evidence}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function toneOf(value: number): 'good' | 'fair' | 'bad' {
  if (value >= STRONG) return 'good'
  return value < LITTLE ? 'bad' : 'fair'
}
