import * as z from 'zod/mini'
import { moment, requiredText, uuid } from '#contract/shapes'

/** A note of staff about a person. */
export const NOTE_LENGTH = 4000

/** `decision`: the event that it came with (`expert.rejected`), null for a note of its own. */
export const Note = z.strictObject({
  id: uuid,
  note: z.string(),
  decision: z.nullable(z.string()),
  createdBy: z.nullable(z.strictObject({ id: uuid, name: z.string() })),
  created_at: moment,
  created_at_diff: z.string(),
})
export type Note = z.infer<typeof Note>

export const NoteForm = z.strictObject({ note: requiredText(NOTE_LENGTH) })
