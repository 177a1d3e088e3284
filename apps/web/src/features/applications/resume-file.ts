import { RESUME_FORMS } from '@guildhall/contract/applications/resume-change'
import { limitTexts } from '@guildhall/contract/experts/files'
import { copy } from './copy.ts'

/** Why this file is no resume, before a byte of it is sent; undefined when it may be. */
export function resumeFault({ name, size }: Pick<File, 'name' | 'size'>, most: number): string | undefined {
  if (!/\.pdf$/i.test(name)) return copy.pdfOnly
  if (size === 0) return copy.fileEmpty
  return size > most ? limitTexts.resume(Math.ceil(most / 1_048_576)) : undefined
}

/** The same of a newer resume, which may have more forms. */
export function newerFault({ name, size }: Pick<File, 'name' | 'size'>, most: number): string | undefined {
  const form = name.toLowerCase().split('.').at(-1)
  if (form === 'heic' || form === 'heif') return copy.noHeic
  if (!RESUME_FORMS.some((one) => one === form)) return copy.formsOnly
  if (size === 0) return copy.fileEmpty
  return size > most ? limitTexts.resume(Math.ceil(most / 1_048_576)) : undefined
}
