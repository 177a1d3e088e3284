import type { GigActions } from '@guildhall/contract/gigs/gig'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { hiringQueries } from '#features/hiring/queries.ts'
import type { HiringSlots } from '#features/hiring/slots.ts'
import { prefixOf } from '#platform/addresses.ts'
import { useSignedIn } from '#platform/session.tsx'
import { copy } from '#features/hiring/copy.ts'
import styles from '#features/hiring/components/entries.module.css'
import { EngagementList } from './engagement-list.tsx'
import { HiringTabs } from './hiring-tabs.tsx'
import { Shortlist } from '#features/hiring/components/shortlist/shortlist.tsx'

type Props = { gig: { id: string }; actions: Pick<GigActions, 'canHire'>; slots: HiringSlots }

/** Opened first: the furthest state in which somebody stands. */
const FIRST = ['Hired', 'Reviewed', 'Applied', 'Requested', 'Closed'] as const

/** The experts of a project: what is going on for those who run it, the shortlist for its customers. */
export function ExpertsTab({ gig, actions, slots }: Props) {
  const user = useSignedIn()
  const { worksAsCustomer } = user.actions
  const [chosen, setChosen] = useState<string>()
  const { data: counts, isLoading } = useQuery({
    ...hiringQueries.counts(gig.id),
    enabled: !worksAsCustomer,
  })
  const first = FIRST.find((status) => (counts?.[status] ?? 0) > 0) ?? 'Hired'
  const tab = chosen ?? (isLoading ? '' : first)
  return (
    <div className={styles['inside']}>
      {worksAsCustomer ? (
        <Shortlist gigId={gig.id} />
      ) : (
        <HiringTabs
          gigId={gig.id}
          hasRanking={false}
          canRequest={actions.canHire}
          tab={tab}
          onTab={setChosen}
          slots={slots}
          List={EngagementList}
          emptyAction={
            actions.canHire && (
              <Button
                renderRoot={(props) => (
                  <Link {...props} to={`/${prefixOf(user) ?? ''}/projects/${gig.id}/hire`} />
                )}
              >
                {copy.findExperts}
              </Button>
            )
          }
        />
      )}
    </div>
  )
}
