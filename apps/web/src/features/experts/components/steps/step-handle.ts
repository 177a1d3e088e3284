import { useImperativeHandle, type Ref } from 'react'
import type { Form } from '#platform/use-form.ts'

/** What the wizard asks of the step that it leaves. */
export interface StepHandle {
  /** Whether what was typed is saved now, or nothing was; with `isComplete` an untouched form must hold all it needs. */
  save: (asked: { isComplete: boolean }) => Promise<boolean>
}

interface Step {
  ref: Ref<StepHandle> | undefined
  form: Form
  onFault?: () => void
}

/** Lets the wizard save a form. */
export function useStepHandle({ ref, form, onFault }: Step) {
  useImperativeHandle(ref, () => ({
    async save({ isComplete }) {
      if (!form.isDirty && !isComplete) return true
      if (form.check().length > 0) {
        onFault?.()
        return false
      }
      return form.isDirty ? form.submit() : true
    },
  }))
}
