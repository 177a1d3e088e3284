import type { Profile } from '@guildhall/contract/experts/profile'
import { Rating } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { copy } from '#features/experts/copy.ts'
import { prefixOf } from '#platform/addresses.ts'
import { useConfig, useSignedIn } from '#platform/session.tsx'
import { formatDate } from '#ui/text/date-format.ts'
import { Fact, Facts } from '#ui/layout/facts.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { Block } from '#features/experts/components/block.tsx'
import { RateList } from './rate-list.tsx'
import styles from './preferences.module.css'

type Props = { profile: Profile; canSeeRate: boolean; canEdit: boolean }

/** How an expert is rated, what they ask for, and what they are busy with (specification spec 001 §2.5). */
export function Preferences({ profile, canSeeRate, canEdit }: Props) {
  const { product } = useConfig()
  const { latestGig, requestedGig } = profile
  return (
    <Block title={copy.expertPreferences}>
      <Stars value={profile.rating ?? null} />
      {canSeeRate && <RateList personId={profile.id} canEdit={canEdit} />}
      <Facts at="lines" className={styles['facts']}>
        {profile.expert_since && (
          <Fact name={copy.expertSince(product)}>{formatDate(profile.expert_since)}</Fact>
        )}
        {latestGig && <GigFact label={copy.workingOn} gig={latestGig} />}
        {requestedGig && <GigFact label={copy.requestedFor} gig={requestedGig} />}
      </Facts>
    </Block>
  )
}

function Stars({ value }: { value: number | null }) {
  return (
    <div className={cx(shared['note'], layout['row-8'], styles['stars'])}>
      <div role="img" aria-label={value === null ? copy.notRatedYet : copy.ratedOf5(value)}>
        <div aria-hidden inert>
          <Rating value={value ?? 0} fractions={2} readOnly color="var(--star)" size="sm" />
        </div>
      </div>
      <span>{value === null ? copy.notRatedYet : value.toFixed(1)}</span>
    </div>
  )
}

function GigFact({ label, gig }: { label: string; gig: { id: string; title: string } }) {
  const prefix = prefixOf(useSignedIn())
  return (
    <Fact name={label}>
      {prefix === undefined ? gig.title : <Link to={`/${prefix}/projects/${gig.id}`}>{gig.title}</Link>}
    </Fact>
  )
}
