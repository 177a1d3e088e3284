import type { Recommendation } from '@guildhall/contract/hiring/ranking'
import { Button, Checkbox } from '@mantine/core'
import { StatusBadge } from '#ui/status-badge.tsx'
import { ExpertHead } from './expert-head.tsx'
import styles from './hiring.module.css'
import rankingList from './ranking-list.module.css'
import own from './ranked-row.module.css'

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
    <li className={rankingList['row']}>
      <Checkbox
        className={rankingList['choose'] ?? ''}
        aria-label={`Choose ${expert.name}`}
        checked={isChosen}
        onChange={onToggle}
      />
      <div>
        <ExpertHead expert={expert} />
        {proof !== undefined && <p className={own['proof']}>“{proof}”</p>}
        <ul className={styles['chips']} aria-label="Why">
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
        <Parts parts={parts} />
      </div>
      <div className={rankingList['score']}>
        <span className={rankingList['scoreFigure']}>
          {Math.round(score)} <small>match</small>
        </span>
        {status !== null && <StatusBadge status={status} />}
        {onRequest !== undefined && (
          <Button variant="default" size="xs" onClick={onRequest} aria-label={`Request ${expert.name}`}>
            Request
          </Button>
        )}
      </div>
    </li>
  )
}

/** Only what the project asks for stands here, and what each of it weighs. */
function Parts({ parts }: Pick<Recommendation, 'parts'>) {
  return (
    <details className={own['why']}>
      <summary>How the score comes about</summary>
      <dl className={own['parts']}>
        {parts.map(({ key, label, weight, value, evidence }) => (
          <div key={key} className={own['part']}>
            <dt>
              {label} <span className={styles['quiet']}>{Math.round(weight * 100)} %</span>
            </dt>
            <dd className={own['bar']}>
              <span
                role="img"
                aria-label={`${Math.round(value * 100)} %`}
                style={{ width: `${Math.round(value * 100)}%` }}
              />
            </dd>
            <dd>{evidence}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
