import { expect, it } from 'vitest'
import { DEFAULT_EXTENSIONS, extensionOf, uploadRefusal } from './upload-checks.ts'

const MB = 1024 * 1024
const limits = { count: 2, fileSize: 5, totalSize: 8, extensions: ['pdf', 'txt'] }
const small = { name: 'a.pdf', size: MB }

it('accepts what keeps every limit', () => {
  expect(uploadRefusal({ name: 'B.PDF', size: 5 * MB }, [small], limits)).toBeUndefined()
})

it('checks count, total, size and extension in this order', () => {
  const bad = { name: 'b.exe', size: 9 * MB }

  expect(uploadRefusal(bad, [small, small], limits)).toBe("Can't upload more than 2 files.")
  expect(uploadRefusal(bad, [small], limits)).toBe('Total Files size exceeds 8 MB.')
  expect(uploadRefusal({ ...bad, size: 6 * MB }, [small], limits)).toBe('File size exceeds 5 MB.')
  expect(uploadRefusal({ ...bad, size: MB }, [small], limits)).toBe('pdf, txt are allowed only.')
})

it('refuses a file without a byte, after all else', () => {
  expect(uploadRefusal({ name: 'a.pdf', size: 0 }, [small], limits)).toBe(
    'This file is empty. Choose another file.',
  )
  expect(uploadRefusal({ name: 'a.exe', size: 0 }, [], limits)).toBe('pdf, txt are allowed only.')
})

it('allows these types by default', () => {
  expect(DEFAULT_EXTENSIONS).toEqual(['jpeg', 'png', 'jpg', 'pdf', 'doc', 'docx', 'xlsx', 'xlsm', 'txt'])
})

it('reads the extension after the last dot', () => {
  expect(extensionOf('report.final.DOCX')).toBe('docx')
  expect(extensionOf('README')).toBe('')
})
