import { limitTexts } from '@guildhall/contract/experts/files'
import { copy } from './copy.ts'

/** Why this file is no resume, before a byte of it is sent; undefined when it may be. */
export function resumeFault({ name, size }: Pick<File, 'name' | 'size'>, most: number): string | undefined {
  if (!/\.pdf$/i.test(name)) return copy.pdfOnly
  if (size === 0) return copy.fileEmpty
  return size > most ? limitTexts.resume(Math.ceil(most / 1_048_576)) : undefined
}
