import type { Profile, ProfileActions } from '@guildhall/contract/experts/profile'
import { useRef } from 'react'
import type { FormEvent, ReactNode, Ref } from 'react'
import type { DraftForm } from '#ui/forms/use-draft.ts'
import { useAboutForm, useAccountForm } from '#features/experts/use-profile-form.ts'
import type { Saving } from '#features/experts/use-saving.ts'
import { useUnsavedNotice } from '#ui/use-unsaved-notice.ts'
import { Block } from './block.tsx'
import { Failure, focusFirstFault } from '#ui/forms/form-failure.tsx'
import { DraftFields } from '#ui/forms/draft-fields.tsx'
import { ProfilePhoto } from './profile-photo.tsx'
import { StaleNotice } from '#ui/forms/stale-notice.tsx'
import styles from './step-forms.module.css'
import { useSavedMark, useStepHandle, type StepHandle } from './step-handle.ts'

type AccountProps = { profile: Profile; ref: Ref<StepHandle> }

/** Personal details as a step: saved when it is left. */
export function AccountStep({ profile, ref }: AccountProps) {
  const { isSaved, onSaved } = useSavedMark()
  const { form, saving } = useAccountForm(profile, onSaved)
  return (
    <StepForm
      title="Personal details"
      handle={ref}
      form={form}
      saving={saving}
      isSaved={isSaved}
      above={
        <div className={styles['photo']}>
          <ProfilePhoto profile={profile} canEdit />
        </div>
      }
    />
  )
}

/** About me as a step: saved when it is left. */
export function AboutStep({ profile, actions, ref }: AccountProps & { actions: ProfileActions }) {
  const { isSaved, onSaved } = useSavedMark()
  const { form, saving } = useAboutForm(profile, actions, onSaved)
  return <StepForm title="About me" handle={ref} form={form} saving={saving} isSaved={isSaved} />
}

type Props = {
  title: string
  handle: Ref<StepHandle>
  form: DraftForm
  saving: Saving
  isSaved: { current: boolean }
  above?: ReactNode
}

function StepForm({ title, handle, form, saving, isSaved, above }: Props) {
  const element = useRef<HTMLFormElement>(null)
  useUnsavedNotice(form.isDirty)
  useStepHandle({ ref: handle, form, saving, isSaved, onFault: () => focusFirstFault(element) })
  const send = (event: FormEvent) => {
    event.preventDefault()
    void saving.submit()
    focusFirstFault(element)
  }
  return (
    <Block title={title}>
      {above}
      <form ref={element} onSubmit={send} noValidate aria-label={title}>
        <StaleNotice form={form} saving={saving} />
        <Failure text={saving.failure} />
        <DraftFields form={form} />
      </form>
    </Block>
  )
}
