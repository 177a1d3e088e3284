/** The thread in which papers are set (see setting.ts). Both libraries are large: each loads with its first paper. */
import type { DocumentFormat } from '@guildhall/contract/experts/document'
import { answerAll } from '#platform/threads/thread.ts'
import type { Paper } from './paper.ts'

export interface Order {
  paper: Paper
  format: DocumentFormat
  at: Date
}

answerAll<Order, Uint8Array>(async ({ paper, format, at }) =>
  format === 'pdf' ? (await import('./pdf.ts')).toPdf(paper, at) : (await import('./word.ts')).toWord(paper),
)
