import { useImperativeHandle, useRef, type Ref } from 'react'
import type { DraftForm } from '#ui/forms/use-draft.ts'
import type { Saving } from '#features/experts/use-saving.ts'

/** What the wizard asks of the step that it leaves. */
export interface StepHandle {
  /** Whether what was typed is saved now, or nothing was; with `isComplete` an untouched form must hold all it needs. */
  save: (asked: { isComplete: boolean }) => Promise<boolean>
}

/** Remembers whether a form was saved; `onSaved` goes into its saving. */
export function useSavedMark() {
  const isSaved = useRef(false)
  return { isSaved, onSaved: () => (isSaved.current = true) }
}

interface Step {
  ref: Ref<StepHandle> | undefined
  form: DraftForm
  saving: Saving
  isSaved: { current: boolean }
  onFault?: () => void
}

/** Lets the wizard save a form. */
export function useStepHandle({ ref, form, saving, isSaved, onFault }: Step) {
  useImperativeHandle(ref, () => ({
    async save({ isComplete }) {
      if (!form.isDirty && !isComplete) return true
      if (form.check().length > 0) {
        onFault?.()
        return false
      }
      if (!form.isDirty) return true
      isSaved.current = false
      await saving.submit()
      return isSaved.current
    },
  }))
}
