import type { Profile } from '@guildhall/contract/experts/profile'
import type { ReactNode } from 'react'
import { Badge } from '#ui/marks/badge.tsx'
import { StatusBadge } from '#ui/marks/status-badge.tsx'
import { copy } from '#features/experts/copy.ts'
import { yearsText } from './about-me.tsx'
import styles from './profile-header.module.css'
import { ProfilePhoto } from '#features/experts/components/photo/profile-photo.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { DottedFacts } from '#ui/text/dotted-facts.tsx'

type Props = { profile: Profile; canEdit: boolean; actions: ReactNode }

/** Who this is, in which state, and what the reader can do. */
export function ProfileHeader({ profile, canEdit, actions }: Props) {
  const { name, status, years_of_experience: years } = profile
  const availability = availabilityOf(profile)
  const facts = [profile.location, profile.languages_spoken?.join(', '), profile.internal_id]
  return (
    <header className={cx(shared['card'], shared['padded'], layout['wraps'], styles['header'])}>
      <ProfilePhoto profile={profile} canEdit={canEdit} />
      <div className={styles['who']}>
        <div className={layout['row-wrap-4-10']}>
          <h1 className={shared['page-title']}>{name}</h1>
          {profile.is_expert && (
            <Badge tone="primary" withDot={false}>
              {copy.expert}
            </Badge>
          )}
          {status && <StatusBadge status={status} />}
          {availability && isVetted(profile) && <Badge tone="secondary">{availability}</Badge>}
        </div>
        <DottedFacts facts={[profile.job_title, years && yearsText(years)]} className={styles['title']} />
        <DottedFacts facts={facts} className={cx(shared['note'], styles['facts'])} />
      </div>
      {actions && <div className={cx(layout['wrap-8'], styles['actions'])}>{actions}</div>}
    </header>
  )
}

/** Who pauses is not available, and works on what they have. */
function availabilityOf({ is_available: isAvailable, availability_label: label }: Profile) {
  return isAvailable === false && label === 'Available' ? copy.notTakingProjects : label
}

/** Availability says something only of experts who may be hired; customers see no others. */
function isVetted({ is_expert: isExpert, status }: Profile): boolean {
  return isExpert && (status === undefined || status === 'Approved')
}
