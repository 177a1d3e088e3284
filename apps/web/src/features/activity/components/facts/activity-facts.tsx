import type { Activity, ActivityType } from '@guildhall/contract/activity'
import type { FunctionComponent } from 'react'
import { copy } from '#features/activity/copy.ts'
import { ApiFacts } from './api-facts.tsx'
import { FactBlock } from './facts.tsx'
import { UserCell } from '#features/activity/components/list/user-cell.tsx'
import { VisitFacts } from './visit-facts.tsx'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'

/** Everything that was kept of an entry; what that is depends on its type. */
export function ActivityFacts({ entry }: { entry: Activity }) {
  const FactsOfType = FACTS[entry.type]
  return <FactsOfType entry={entry} />
}

/** Who did it. */
export function CreatedBy({ entry }: { entry: Activity }) {
  return (
    <FactBlock title={copy.createdBy}>
      <UserCell user={entry.created_by} />
    </FactBlock>
  )
}

const FACTS: Record<ActivityType, FunctionComponent<{ entry: Activity }>> = {
  visit: VisitFacts,
  submit: ApiFacts,
  retrieve: ApiFacts,
  error: NoFacts,
}

function NoFacts() {
  return (
    <FactBlock title={copy.detailsTitle}>
      <p className={cx(shared['quiet'], shared['flush'])}>{copy.noDetails}</p>
    </FactBlock>
  )
}
