import type { Gate } from '@guildhall/contract/hiring/gates'
import { useQuery } from '@tanstack/react-query'
import { Block } from '#features/experts/components/block.tsx'
import { copy } from '#features/hiring/copy.ts'
import { gateQueries } from '#features/hiring/gate-queries.ts'
import { Headed } from '#ui/layout/headed.tsx'
import { Badge } from '#ui/marks/badge.tsx'
import { formatDate } from '#ui/text/date-format.ts'
import { AskForGate } from './ask-for-gate.tsx'
import styles from '#features/hiring/components/agreement/signing.module.css'
import { WaiveGate } from './waive-gate.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

const STATES = {
  open: { label: 'Still open', tone: 'warning' },
  passed: { label: 'Passed', tone: 'success' },
  waived: { label: 'Waived', tone: 'secondary' },
} as const

type Props = { gigId: string; engagementId: string }

/** What calls and files of somebody who is hired wait for, for those who run the project (NEXT N4). */
export function GatesBlock({ gigId, engagementId }: Props) {
  const { data: gates = [] } = useQuery(gateQueries.of(gigId, engagementId))
  const left = gates.filter(({ binds }) => binds.some(isLater))
  // Most projects ask for nothing after the hire.
  if (left.length === 0) return null
  return (
    <Block title={copy.compliance}>
      <ul className={cx(layout['stack-8'], shared['list'])} aria-label={copy.compliance}>
        {left.map((gate) => (
          <GateRow key={gate.key} engagementId={engagementId} gate={gate} />
        ))}
      </ul>
    </Block>
  )
}

function GateRow({ engagementId, gate }: Pick<Props, 'engagementId'> & { gate: Gate }) {
  const { key, title, state, actions, asked_at: askedAt } = gate
  return (
    <li className={cx(layout['stack-4'], styles['signature'])}>
      <Headed title={title} state={<Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>} />
      <p className={styles['quiet']}>{wordsOf(gate)}</p>
      <div className={cx(layout['row-wrap-8'], shared['unless-empty'])}>
        {actions.canAsk && (
          <AskForGate engagementId={engagementId} gate={key} title={title} askedAt={askedAt} />
        )}
        {actions.canWaive && <WaiveGate engagementId={engagementId} gate={key} title={title} />}
      </div>
    </li>
  )
}

function wordsOf({ state, binds, reason, evidence, by, at }: Gate): string {
  if (state === 'open')
    return [`Before ${binds.filter(isLater).map(momentOf).join(' and ')}.`, reason].join(' ')
  const who = [by, at === null ? null : formatDate(at)].filter((one) => one !== null).join(', ')
  if (state === 'waived') return `${who}: ${reason ?? ''}`
  return [evidence, who].filter((one) => one !== null && one !== '').join(', ')
}

const momentOf = (moment: Gate['binds'][number]) => (moment === 'call' ? 'calls' : 'files')
const isLater = (moment: Gate['binds'][number]) => moment !== 'hire'
