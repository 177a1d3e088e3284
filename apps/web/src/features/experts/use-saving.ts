import { useSaving as useFormSaving, type Saving, type SavingOptions } from '#platform/use-saving.ts'
import { copy } from './copy.ts'

export type { Saving }

/** Saves a form of a profile, whose queries then load again. */
export function useSaving(options: Omit<SavingOptions, 'list' | 'texts'>): Saving {
  return useFormSaving({ ...options, list: 'experts', texts: copy })
}
