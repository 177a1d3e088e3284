import type { ProfileAnswer } from '@guildhall/contract/experts/profile'
import type { ProfileStep } from '@guildhall/contract/applications/completeness'
import type { ReactNode, Ref } from 'react'
import { educations } from '#features/experts/long-sections.ts'
import { languages, skills } from '#features/experts/short-sections.ts'
import { AreasOfExpertise } from '#features/experts/components/profile/areas-of-expertise.tsx'
import { Certificates } from '#features/experts/components/profile/certificates.tsx'
import { Experiences } from '#features/experts/components/profile/experiences.tsx'
import { Files } from '#features/experts/components/files/files.tsx'
import { SectionCard } from '#features/experts/components/sections/section-card.tsx'
import { AboutStep, AccountStep } from './step-forms.tsx'
import type { StepHandle } from './step-handle.ts'

type Props = {
  step: ProfileStep
  answer: ProfileAnswer
  /** Saves what stands open in the step. */
  ref: Ref<StepHandle>
}

/** One step of filling in a profile: a form that is saved on leaving, or a section that saves each entry. */
export function StepContent({ step, answer, ref }: Props) {
  const { data: profile, actions } = answer
  const { id } = profile
  const contents: Record<ProfileStep, () => ReactNode> = {
    personal_details: () => <AccountStep profile={profile} ref={ref} />,
    about_me: () => <AboutStep profile={profile} actions={actions} ref={ref} />,
    experience: () => <Experiences personId={id} canEdit />,
    areas_of_expertise: () => <AreasOfExpertise personId={id} canEdit ref={ref} />,
    education: () => <SectionCard section={educations} ownerId={id} canEdit />,
    licenses_certifications: () => <Certificates personId={id} canEdit />,
    skills: () => (
      <>
        <SectionCard section={skills} ownerId={id} canEdit />
        <SectionCard section={languages} ownerId={id} canEdit />
      </>
    ),
    attachments: () => <Files set="attachments" personId={id} canEdit />,
  }
  return contents[step]()
}
