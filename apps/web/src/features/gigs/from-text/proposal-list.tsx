import { PROPOSED_FIELDS, type Proposal } from '@guildhall/contract/gigs/from-text'
import { Checkbox } from '@mantine/core'
import { formatDate } from '#ui/text/date-format.ts'
import { FIELD_LABELS, FROM_TEXT } from './copy.ts'
import styles from './from-text.module.css'
import type { FromText } from './use-from-text.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = { from: FromText; proposals: readonly Proposal[] }

/** What a text says of a project, field by field, to agree to; the name stands in its own field below. */
export function ProposalList({ from, proposals }: Props) {
  const fields = PROPOSED_FIELDS.filter((field) => field !== 'name')
    .map((field) => ({ field, found: proposals.filter((one) => one.field === field) }))
    .filter(({ found }) => found.length > 0)
  if (fields.length === 0) return <p className={styles['lead']}>{FROM_TEXT.nothing}</p>
  return (
    <>
      <h4 className={styles['found']}>{FROM_TEXT.found}</h4>
      <p className={styles['lead']}>{FROM_TEXT.agree}</p>
      <div className={layout['stack']}>
        {fields.map(({ field, found }) => (
          <div key={field} role="group" aria-labelledby={`found-${field}`} className={styles['field']}>
            <span id={`found-${field}`} className={cx(shared['quiet'], shared['medium'])}>
              {FIELD_LABELS[field]}
            </span>
            <ul className={cx(layout['stack-10'], shared['list'])}>
              {found.map((proposal) => (
                <ProposalRow key={proposal.value} proposal={proposal} from={from} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  )
}

function ProposalRow({ proposal, from }: { proposal: Proposal; from: FromText }) {
  const { value, sentence, field, is_sure: isSure } = proposal
  const isQuoted = sentence !== null && sentence !== value && !value.endsWith(sentence)
  const isDay = field === 'start_at' || field === 'end_at' || field === 'deadline'
  return (
    <li className={layout['head-12']}>
      <Checkbox
        checked={from.isAgreed(proposal)}
        onChange={() => from.toggle(proposal)}
        label={isDay ? formatDate(value) : value}
        description={isQuoted ? `“${sentence}”` : undefined}
      />
      {!isSure && <span className={styles['guess']}>{FROM_TEXT.guess}</span>}
    </li>
  )
}
