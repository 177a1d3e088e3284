import type { Profile, ProfileActions } from '@guildhall/contract/experts/profile'
import { PLAIN_FIELDS, PLAIN_WORDS } from '@guildhall/contract/people/plain-fields'
import { Suspense, useState } from 'react'
import { SeeMore } from '#ui/text/see-more.tsx'
import { later } from '#ui/hooks/later.ts'
import styles from './about-me.module.css'
import { Block, EditButton } from '#features/experts/components/block.tsx'
import { copy } from '#features/experts/copy.ts'
import { Facts, type Fact } from '#features/experts/components/facts.tsx'

const AboutDialog = later(() => import('./about-dialog.tsx'), 'AboutDialog')

type Props = { profile: Profile; actions: ProfileActions; canEdit: boolean }

/** Who a person is, in their own words and in facts. */
export function AboutMe({ profile, actions, canEdit }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Block
      title={copy.aboutMe}
      action={canEdit && <EditButton noun={copy.aboutMeText} onClick={() => setOpen(true)} />}
    >
      {profile.bio && (
        <div className={styles['bio']}>
          <SeeMore text={profile.bio} />
        </div>
      )}
      <Facts facts={factsOf(profile)} />
      <Suspense>
        {isOpen && <AboutDialog profile={profile} actions={actions} onClose={() => setOpen(false)} />}
      </Suspense>
    </Block>
  )
}

/** What is left out of the answer is not for this reader. */
function factsOf(profile: Profile): Fact[] {
  const { years_of_experience: years, demarcation, is_past_fs: wasHere } = profile
  const facts: (Fact | false)[] = [
    { label: 'Job title', value: profile.job_title },
    years !== undefined && { label: 'Experience', value: years === null ? null : yearsText(years) },
    profile.nationality !== undefined && { label: 'Nationality', value: profile.nationality },
    profile.location !== undefined && { label: 'Location', value: profile.location },
    ...PLAIN_FIELDS.map((name) => {
      const { shown, isContact } = PLAIN_WORDS[name]
      return !isContact && Boolean(profile[name]) && { label: shown, value: profile[name] }
    }),
    profile.rate_type !== undefined && profile.is_expert && { label: 'Rate type', value: profile.rate_type },
    demarcation !== undefined && { label: 'Demarcation', value: demarcation },
    !profile.bio && { label: 'Biography', value: null },
    typeof wasHere === 'boolean' && { label: 'Former staff', value: wasHere ? 'Yes' : 'No' },
  ]
  return facts.filter((fact) => fact !== false)
}

export function yearsText(years: number): string {
  return `${years} ${years === 1 ? 'year' : 'years'}`
}
