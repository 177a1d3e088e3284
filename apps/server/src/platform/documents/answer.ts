import { Readable } from 'node:stream'
import { DOCUMENT_TYPES, type DocumentFormat } from '@guildhall/contract/experts/document'
import type { StreamAnswer } from '#platform/http/context.ts'
import type { Paper } from './paper.ts'

/** A paper as a file to download. The libraries are large: they load with the first document. */
export async function documentAnswer(
  paper: Paper,
  { name, format, at }: { name: string; format: DocumentFormat; at: Date },
): Promise<StreamAnswer> {
  const bytes =
    format === 'pdf'
      ? await (await import('./pdf.ts')).toPdf(paper, at)
      : await (await import('./word.ts')).toWord(paper)
  return {
    stream: Readable.from([bytes]),
    filename: `${name}.${format}`,
    type: DOCUMENT_TYPES[format],
    size: bytes.length,
  }
}
