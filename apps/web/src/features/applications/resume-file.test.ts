import { describe, expect, it } from 'vitest'
import { newerFault, resumeFault } from './resume-file.ts'

const MB = 1024 * 1024
const MOST = 10 * MB - 1

describe('a file chosen as a resume', () => {
  it.each([
    ['a PDF', 'cv.PDF', 1000, undefined],
    ['another kind of file', 'cv.docx', 1000, 'Only PDF files are allowed!'],
    ['an empty file', 'cv.pdf', 0, 'This file is empty. Choose another file.'],
    ['a file of 10 MB', 'cv.pdf', 10 * MB, 'File size must be less than 10 MB!'],
    ['a file of 40 MB', 'cv.pdf', 40 * MB, 'File size must be less than 10 MB!'],
  ])('that is %s has its own words', (_what, name, size, words) => {
    expect(resumeFault({ name, size }, MOST)).toBe(words)
  })
})

describe('a newer resume', () => {
  it.each([
    ['Word', 'cv.DOCX', 1000, undefined],
    ['a PDF', 'cv.pdf', 1000, undefined],
    ['Markdown', 'cv.md', 1000, undefined],
    ['a photo', 'cv.JPG', 1000, undefined],
    [
      'the old form of Word',
      'cv.doc',
      1000,
      'Choose a PDF, .docx, .odt, RTF, text, Markdown, HTML, JPEG or PNG file.',
    ],
    [
      'a photo of an iPhone',
      'IMG_2041.HEIC',
      1000,
      'HEIC photos cannot be read. Save the photo as JPEG or PNG, then choose it here.',
    ],
    ['empty', 'cv.odt', 0, 'This file is empty. Choose another file.'],
    ['too large', 'cv.docx', 10 * MB, 'File size must be less than 10 MB!'],
  ])('that is %s has its own words', (_what, name, size, words) => {
    expect(newerFault({ name, size }, MOST)).toBe(words)
  })
})
