import { expect, it } from 'vitest'
import { renamed } from './file-name.ts'

it.each([
  ['Report', 'pdf', 'Report.pdf'],
  ['Report.pdf', 'pdf', 'Report.pdf'],
  ['Report.v2', 'pdf', 'Report.v2.pdf'],
  ['Report.pdfx', 'pdf', 'Report.pdf'],
  ['Report.pd', 'pdf', 'Report.pdf'],
  ['Report.doc', 'docx', 'Report.docx'],
  ['Report.exe', 'pdf', 'Report.exe.pdf'],
])('renames a file to %s: of the kind %s it becomes %s', (name, extension, becomes) => {
  expect(renamed(name, extension)).toBe(becomes)
})
