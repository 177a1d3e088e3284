import * as z from 'zod/mini'
import { requiredText } from '#contract/shapes'

/** The short lists whose words rows keep (decision 015). */
export const CHOICE_LISTS = ['company_types', 'currencies', 'hear_about_us'] as const
export type ChoiceList = (typeof CHOICE_LISTS)[number]

/** How many rows keep each word; a word that none keeps is missing. */
export const ChoiceUses = z.record(z.enum(CHOICE_LISTS), z.record(z.string(), z.int()))
export type ChoiceUses = z.infer<typeof ChoiceUses>

/** A word that is called something else from now on, in every row that keeps it. A currency is what it is. */
export const RenamedChoice = z.strictObject({
  list: z.enum(['company_types', 'hear_about_us']),
  from: requiredText(100),
  to: requiredText(100),
})
export type RenamedChoice = z.infer<typeof RenamedChoice>
