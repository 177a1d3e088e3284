import type { Recommendation } from '@guildhall/contract/hiring/ranking'
import { Button, Checkbox } from '@mantine/core'
import { statusWord } from '#features/hiring/status-words.ts'
import { StatusBadge } from '#ui/marks/status-badge.tsx'
import { copy } from '#features/hiring/copy.ts'
import { ExpertHead } from '#features/hiring/components/expert-head.tsx'
import styles from '#features/hiring/components/hiring.module.css'
import rankingList from './ranking-list.module.css'
import own from './ranked-row.module.css'
import { WhyScore } from './why-score.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import reach from '#ui/layout/reach.module.css'
import shared from '#ui/theme/shared.module.css'

type RowProps = {
  row: Recommendation
  isChosen: boolean
  onToggle: () => void
  onRequest: (() => void) | undefined
}

/** One expert of the ranking: who, what proves the match, and what the score is made of. */
export function RankedRow({ row, isChosen, onToggle, onRequest }: RowProps) {
  const { expert, score, parts, status } = row
  const skills = parts.find(({ key }) => key === 'skills')?.chips ?? []
  const text = parts.find(({ key }) => key === 'text')
  const proof = text === undefined || text.chips.length === 0 ? undefined : text.evidence
  const strong = parts.filter(({ key, value }) => value >= 0.6 && ['industry', 'years', 'rate'].includes(key))
  return (
    <li className={cx(shared['card'], rankingList['row'])}>
      <Checkbox
        className={rankingList['choose'] ?? ''}
        aria-label={copy.chooseName(expert.name)}
        checked={isChosen}
        onChange={onToggle}
      />
      <div>
        <ExpertHead expert={expert} />
        {proof !== undefined && <p className={cx(shared['note'], own['proof'])}>“{proof}”</p>}
        <ul className={cx(layout['wrap-6'], styles['chips'])} aria-label={copy.why}>
          {skills.map((skill) => (
            <li key={skill} className={styles['chip']}>
              {skill}
            </li>
          ))}
          {strong.map(({ key, evidence }) => (
            <li key={key} className={styles['chip']} data-tone="plain">
              {evidence}
            </li>
          ))}
        </ul>
        <Parts parts={parts} score={score} />
      </div>
      <div className={rankingList['score']}>
        <span className={rankingList['scoreFigure']}>
          {Math.round(score)}
          <small>{copy.match}</small>
        </span>
        {status !== null && <StatusBadge status={status} label={statusWord(status)} />}
        {onRequest !== undefined && (
          <Button variant="default" size="xs" onClick={onRequest} aria-label={copy.requestName(expert.name)}>
            {copy.request}
          </Button>
        )}
      </div>
    </li>
  )
}

function Parts({ parts, score }: Pick<Recommendation, 'parts' | 'score'>) {
  return (
    <details className={own['why']}>
      <summary className={reach['alone']}>{copy.whyThisScore}</summary>
      <WhyScore parts={parts} score={score} />
    </details>
  )
}
