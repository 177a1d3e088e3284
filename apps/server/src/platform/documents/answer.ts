import { Readable } from 'node:stream'
import { DOCUMENT_TYPES, type DocumentFormat } from '@guildhall/contract/experts/document'
import type { SignedIn, StreamAnswer } from '#platform/http/context.ts'
import type { Paper } from './paper.ts'
import { setPaper } from './setting.ts'

/** A paper as a file to download. */
export async function documentAnswer(
  { actor, now }: SignedIn,
  paper: Paper,
  { name, format }: { name: string; format: DocumentFormat },
): Promise<StreamAnswer> {
  const bytes = await setPaper(actor.userId, { paper, format, at: now })
  return {
    stream: Readable.from([bytes]),
    filename: `${name}.${format}`,
    type: DOCUMENT_TYPES[format],
    size: bytes.length,
  }
}
