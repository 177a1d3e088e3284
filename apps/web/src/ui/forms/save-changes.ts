import type { FormEvent } from 'react'
import { toasts } from '#ui/feedback/toasts.tsx'
import { copy } from './copy.ts'

/** Saves what was changed, or says that nothing was: a button that is off says nothing. */
export function saveChanges(isDirty: boolean, save: () => unknown): void {
  if (isDirty) save()
  else toasts.info(copy.nothingToSave, { id: 'nothing-to-save' })
}

interface Changed {
  isDirty: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** The same for a form that stays on its page. */
export function submitChanges({ isDirty, onSubmit }: Changed) {
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    saveChanges(isDirty, () => onSubmit(event))
  }
}
