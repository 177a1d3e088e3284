import type { PaperKind } from '@guildhall/contract/compliance/papers'
import { dayText, type Paper } from '#platform/documents/paper.ts'

export interface Written {
  kind: PaperKind
  version: number
  title: string
  text: string
  made_at: Date
}

export interface Signer {
  name: string
  /** Of the person, as on the agreement of a hire. */
  code: string
}

/** A text of the portal as the paper that somebody signs: it says the same whenever it is read. */
export function personalPaper(
  product: string,
  { kind, version, title, text, made_at: at }: Written,
  { name, code }: Signer,
  year: number,
): Paper {
  const ofYear = kind === 'attestation' ? ([['Year', String(year)]] as const) : []
  return {
    brand: product,
    title,
    lines: [name],
    facts: [['Expert', `${name}, ${code}`], ...ofYear],
    parts: [{ title: 'Text', text }],
    footer: `${title}, ${name}. Version ${version} of ${dayText(at.toISOString())}. Confidential.`,
  }
}
