import { VERDICTS } from '@guildhall/contract/imports'
import * as z from 'zod/mini'

/** Which rows of an import are shown, in the address of its page. */
export const RowSearch = z.object({
  verdict: z.optional(z.enum(VERDICTS)),
  page: z.optional(z.coerce.number()),
})
