import type { GigActions } from '@guildhall/contract/gigs/gig'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { prefixOf } from '#platform/addresses.ts'
import { useSignedIn } from '#platform/session.tsx'
import styles from './hiring.module.css'
import { HiringTabs } from './hiring-tabs.tsx'
import { Shortlist } from './shortlist.tsx'

type Props = { gig: { id: string }; actions: Pick<GigActions, 'canHire'> }

/** The experts of a project: what is going on for those who run it, the shortlist for its customers. */
export function ExpertsTab({ gig, actions }: Props) {
  const prefix = prefixOf(useSignedIn()) ?? ''
  const [tab, setTab] = useState('Hired')
  return (
    <div className={styles['inside']}>
      {prefix === 'customer' ? (
        <Shortlist gigId={gig.id} />
      ) : (
        <HiringTabs
          gigId={gig.id}
          hasRanking={false}
          canRequest={actions.canHire}
          tab={tab}
          onTab={setTab}
          emptyAction={
            actions.canHire && (
              <Button renderRoot={(props) => <Link {...props} to={`/${prefix}/projects/${gig.id}/hire`} />}>
                Find experts
              </Button>
            )
          }
        />
      )}
    </div>
  )
}
