import type { gigFromText } from '@guildhall/contract/gigs/from-text'
import type { PdfReader } from '#platform/files/plain-text.ts'
import type { Handlers } from '#platform/http/context.ts'
import { listsFor } from './catalogue.ts'
import { clientText } from './client-text.ts'
import { textOfFile } from './file.ts'
import { proposalsOf } from './proposals.ts'

export function gigFromTextRoutes({ readPdf }: { readPdf: PdfReader }): Handlers<typeof gigFromText> {
  return {
    async propose(ctx, { body: { type, text } }) {
      const lists = await listsFor(ctx, text)
      return { data: proposalsOf({ type, lists, text: clientText(text), now: ctx.now }) }
    },
    readFile: async (ctx) => ({ data: { text: await textOfFile(ctx, readPdf) } }),
  }
}
