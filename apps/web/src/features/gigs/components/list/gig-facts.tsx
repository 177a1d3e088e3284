import type { GigSummary } from '@guildhall/contract/gigs/gig'
import { copy } from '#features/gigs/copy.ts'
import { AvatarsStack } from '#ui/marks/avatars-stack.tsx'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'
import styles from './gig-table.module.css'

/** The first contributors of a project, for those who may see them. */
export function Members({ contributors }: Pick<GigSummary, 'contributors'>) {
  if (contributors === undefined || contributors.first.length === 0) return null
  return <AvatarsStack people={contributors.first} />
}

type Counts = Pick<GigSummary, 'needs_experts' | 'requests_count' | 'hired_count'>

/** How many experts are hired and how many are asked; nothing where the project needs none. */
export function Experts({
  needs_experts: needs,
  requests_count: requests = 0,
  hired_count: hired = 0,
}: Counts) {
  if (!needs && hired === 0) return null
  return (
    <div className={cx(styles['what'], shared['keeps-line'])}>
      {copy.hiredCount(hired)}
      {requests > 0 && (
        <span className={cx(shared['note'], shared['keeps-line'])}>{copy.openRequests(requests)}</span>
      )}
    </div>
  )
}
