import { UPLOADS } from '@guildhall/contract/experts/files'
import { copy } from './copy.ts'

/** Why this file is no resume, before a byte of it is sent; undefined when it may be. */
export function resumeFault({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!/\.pdf$/i.test(name)) return copy.pdfOnly
  return size > UPLOADS.resume.maxFileBytes ? copy.tooLarge : undefined
}
