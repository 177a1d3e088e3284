import type { Recommendation } from '@guildhall/contract/hiring/ranking'
import type { Engagement, ExpertCard } from '@guildhall/contract/hiring/shapes'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { moneyText } from '@guildhall/contract/money'
import { Avatar } from '#ui/marks/avatar.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { copy } from '#features/hiring/copy.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import { RatingText } from '#features/hiring/components/expert-head.tsx'
import styles from './compare-dialog.module.css'

/** What stands in a column of the comparison: an expert of the ranking, or one who was asked or applied. */
export interface Comparable {
  expert: ExpertCard
  score: number | null
  parts: Recommendation['parts']
  /** What they ask on this project. */
  bid: string
  answers: Engagement['answers']
  message: string | null
  /** For those who can still be requested. */
  onRequest?: (() => void) | undefined
}

export function comparables(
  rows: readonly Recommendation[],
  request: ((row: Recommendation) => void) | undefined,
): Comparable[] {
  return rows.map((row) => {
    const { expert, score, parts, status } = row
    const onRequest = request && status === null ? () => request(row) : undefined
    return { expert, score, parts, bid: '', answers: [], message: null, onRequest }
  })
}

export function comparableOf(engagement: Engagement): Comparable {
  const { expert, score, answers, message, bid_amount: amount, bid_type: type, currency } = engagement
  return { expert, score, parts: [], bid: moneyText(amount, type, currency), answers, message }
}

type Props = { people: readonly Comparable[]; onClose: () => void }

/** Up to four experts side by side. */
export function CompareDialog({ people, onClose }: Props) {
  return (
    <Dialog
      opened
      onClose={onClose}
      title={copy.compareExperts}
      width={1100}
      actions={<Button onClick={onClose}>{copy.close}</Button>}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reached by keys */}
      <div className={styles['compareScroll']} tabIndex={0} role="region" aria-label={copy.comparison}>
        <table className={styles['compare']}>
          <thead>
            <tr>
              <th scope="col">{copy.expert}</th>
              {people.map((one) => (
                <th key={one.expert.id} scope="col">
                  <Who {...one} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {linesOf(people).map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {people.map(({ expert }, place) => (
                  <td key={expert.id} data-best={cells[place]?.isBest || undefined}>
                    {cells[place]?.text}
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

function Who({ expert, onRequest }: Comparable) {
  return (
    <span className={cx(layout['row-10'], styles['who'])}>
      <Avatar name={expert.name} photo={expert.photo} size={30} />
      <span>
        {expert.name}
        <small>{expert.job_title}</small>
        {onRequest && (
          <Button
            variant="default"
            size="compact-sm"
            mt={6}
            onClick={onRequest}
            aria-label={copy.requestName(expert.name)}
          >
            {copy.request}
          </Button>
        )}
      </span>
    </span>
  )
}

interface Line {
  label: string
  cells: { text: ReactNode; isBest?: boolean }[]
}

/** A line for each thing that somebody has something to say about. */
function linesOf(people: readonly Comparable[]): Line[] {
  const line = (
    label: string,
    text: (one: Comparable) => ReactNode,
    figure?: (one: Comparable) => number | null,
  ) => ({
    label,
    cells: people.map((one) => ({ text: text(one), isBest: figure ? isBest(people, one, figure) : false })),
  })
  const lines = [
    line(
      'Match',
      ({ score }) => (score === null ? null : Math.round(score)),
      ({ score }) => score,
    ),
    line('Asking rate', rateOf),
    line(
      'Rating',
      ({ expert }) => <RatingText value={expert.rating} count={expert.rating_count} />,
      ({ expert }) => expert.rating,
    ),
    line(
      'Years',
      ({ expert }) => expert.years_of_experience,
      ({ expert }) => expert.years_of_experience,
    ),
    line('Availability', ({ expert }) => expert.availability),
    line('Location', ({ expert }) => expert.location),
    line('Skills', ({ expert, parts }) => <Skills names={expert.skills} asked={chipsOf(parts)} />),
    ...(['text', 'industry', 'language'] as const).map((key) =>
      line(PART_LABELS[key], ({ parts }) => parts.find((part) => part.key === key)?.evidence),
    ),
    line('Message', ({ message }) => message),
    ...questionsOf(people).map((question) =>
      line(question, ({ answers }) => answers.find((one) => one.question === question)?.answer),
    ),
  ]
  return lines.filter(({ cells }) =>
    cells.some(({ text }) => text !== null && text !== undefined && text !== ''),
  )
}

const PART_LABELS = { text: 'Evidence', industry: 'Industry', language: 'Languages' } as const

/** The bid counts on a project; before there is one the rate of the profile, and how it stands to the budget. */
function rateOf({ expert, bid, parts }: Comparable): string {
  const asked = bid || moneyText(expert.rate, expert.rate_type) || 'Negotiable'
  const budget = parts.find(({ key }) => key === 'rate')?.evidence
  return budget === undefined || budget === 'Negotiable' ? asked : `${asked}, ${budget.toLowerCase()}`
}

const chipsOf = (parts: Comparable['parts']) => parts.find(({ key }) => key === 'skills')?.chips ?? []

/** By name, what the project asks for first. */
function Skills({ names, asked }: { names: readonly string[]; asked: readonly string[] }) {
  const others = names.filter((name) => !asked.includes(name))
  return (
    <>
      {asked.length > 0 && <strong>{asked.join(', ')}</strong>}
      {asked.length > 0 && others.length > 0 && ', '}
      {others.join(', ')}
    </>
  )
}

function questionsOf(people: readonly Comparable[]): string[] {
  return [...new Set(people.flatMap(({ answers }) => answers.map(({ question }) => question)))]
}

/** Ahead of somebody in this, and behind nobody. */
function isBest(
  people: readonly Comparable[],
  one: Comparable,
  figure: (one: Comparable) => number | null,
): boolean {
  const values = people.map((other) => figure(other) ?? 0)
  const own = figure(one) ?? 0
  return own === Math.max(...values) && own > Math.min(...values)
}
