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
import { StepLacks, type Lacks } from './step-lacks.tsx'

type Props = {
  step: ProfileStep
  answer: ProfileAnswer
  /** As far as it is saved; what is typed is taken off by the step itself. */
  lacks: Lacks
  /** Saves what stands open in the step. */
  ref: Ref<StepHandle>
}

/** One step of filling in a profile: a form that is saved on leaving, or a section that saves each entry. */
export function StepContent(props: Props) {
  return (
    <>
      <Content {...props} />
      {!HAS_FORM.includes(props.step) && <StepLacks lacks={props.lacks} at="card" />}
    </>
  )
}

/** They say below their fields what is still missing, by what is typed. */
const HAS_FORM: readonly ProfileStep[] = ['personal_details', 'about_me', 'areas_of_expertise']

function Content({ step, answer, lacks, ref }: Props) {
  const { data: profile, actions } = answer
  const { id } = profile
  const contents: Record<ProfileStep, () => ReactNode> = {
    personal_details: () => <AccountStep profile={profile} lacks={lacks} ref={ref} />,
    about_me: () => <AboutStep profile={profile} actions={actions} lacks={lacks} ref={ref} />,
    experience: () => <Experiences personId={id} canEdit />,
    areas_of_expertise: () => <AreasOfExpertise personId={id} canEdit lacks={lacks} ref={ref} />,
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
