import type { Profile, ProfileActions } from '@guildhall/contract/experts/profile'
import { useRef } from 'react'
import type { ReactNode, Ref } from 'react'
import { useAboutForm, useAccountForm } from '#features/experts/use-profile-form.ts'
import type { Form } from '#platform/use-form.ts'
import { useUnsavedNotice } from '#ui/dialogs/use-unsaved-notice.ts'
import { Block } from '#features/experts/components/block.tsx'
import { focusFirstFault } from '#ui/forms/first-fault.ts'
import { Failure } from '#ui/forms/form-failure.tsx'
import { DraftFields } from '#ui/forms/draft-fields.tsx'
import { ProfilePhoto } from '#features/experts/components/photo/profile-photo.tsx'
import { StaleNotice } from '#ui/forms/stale-notice.tsx'
import { copy } from '#features/experts/copy.ts'
import styles from './step-forms.module.css'
import { useStepHandle, type StepHandle } from './step-handle.ts'
import { StepLacks, type Lacks } from './step-lacks.tsx'

type AccountProps = { profile: Profile; lacks: Lacks; ref: Ref<StepHandle> }

/** Personal details as a step: saved when it is left. */
export function AccountStep({ profile, lacks, ref }: AccountProps) {
  const form = useAccountForm(profile)
  return (
    <StepForm
      title={copy.personalDetails}
      handle={ref}
      form={form}
      lacks={lacks}
      above={
        <div className={styles['photo']}>
          <ProfilePhoto profile={profile} canEdit />
        </div>
      }
    />
  )
}

/** About me as a step: saved when it is left. */
export function AboutStep({ profile, actions, lacks, ref }: AccountProps & { actions: ProfileActions }) {
  const form = useAboutForm(profile, actions)
  return <StepForm title={copy.aboutMe} handle={ref} form={form} lacks={lacks} />
}

type Props = {
  title: string
  handle: Ref<StepHandle>
  form: Form
  lacks: Lacks
  above?: ReactNode
}

function StepForm({ title, handle, form, lacks, above }: Props) {
  const element = useRef<HTMLFormElement>(null)
  useUnsavedNotice(form.isDirty)
  useStepHandle({ ref: handle, form, onFault: () => focusFirstFault(element.current) })
  return (
    <Block title={title}>
      {above}
      <form ref={element} onSubmit={form.onSubmit} noValidate aria-label={title}>
        <StaleNotice form={form} />
        <Failure text={form.failure} />
        <DraftFields form={form} />
      </form>
      <StepLacks lacks={{ ...lacks, texts: withoutFilled(lacks.texts, form) }} at="form" />
    </Block>
  )
}

/** A field that holds something lacks nothing, though it is saved only when the step is left. */
function withoutFilled(texts: readonly string[], form: Form): string[] {
  const body = form.body()
  const filled = form.shown.filter(({ name }) => body[name] !== null)
  const said = new Set(filled.map(({ label }) => `${label.replace('?', '')} is required.`))
  return texts.filter((text) => !said.has(text))
}
