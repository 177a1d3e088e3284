import type { Profile, ProfileActions } from '@guildhall/contract/experts/profile'
import { PLAIN_FIELDS, PLAIN_WORDS } from '@guildhall/contract/people/plain-fields'
import { useState } from 'react'
import { useAboutForm } from '#features/experts/use-profile-form.ts'
import { SeeMore } from '#ui/text/see-more.tsx'
import styles from './about-me.module.css'
import { Block, EditButton } from '#features/experts/components/block.tsx'
import { DraftDialog } from '#platform/draft-dialog.tsx'
import { copy } from '#features/experts/copy.ts'
import { Facts, type Fact } from '#features/experts/components/facts.tsx'
import { NotProvided } from './not-provided.tsx'

type Props = { profile: Profile; actions: ProfileActions; canEdit: boolean }

/** Who a person is, in their own words and in facts. */
export function AboutMe({ profile, actions, canEdit }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Block
      title={copy.aboutMe}
      action={canEdit && <EditButton noun={copy.aboutMeText} onClick={() => setOpen(true)} />}
    >
      <div className={styles['bio']}>{profile.bio ? <SeeMore text={profile.bio} /> : <NotProvided />}</div>
      <Facts facts={factsOf(profile)} />
      {isOpen && <AboutDialog profile={profile} actions={actions} onClose={() => setOpen(false)} />}
    </Block>
  )
}

type DialogProps = Omit<Props, 'canEdit'> & { onClose: () => void }

function AboutDialog({ profile, actions, onClose }: DialogProps) {
  const form = useAboutForm(profile, actions, onClose)
  return <DraftDialog title={copy.editAboutMe} form={form} onClose={onClose} />
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
    typeof wasHere === 'boolean' && { label: 'Former staff', value: wasHere ? 'Yes' : 'No' },
  ]
  return facts.filter((fact) => fact !== false)
}

export function yearsText(years: number): string {
  return `${years} ${years === 1 ? 'year' : 'years'}`
}
