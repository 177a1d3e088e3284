import { toCsv } from '#ui/lists/data-export/csv.ts'
import type { CsvOptions } from '#ui/lists/data-export/csv.ts'
import { ExportError } from '#ui/lists/data-export/export-errors.ts'
import { toHtml } from '#ui/lists/data-export/html.ts'
import { toJson } from '#ui/lists/data-export/json.ts'
import { toText } from '#ui/lists/data-export/text.ts'
import { toXls } from '#ui/lists/data-export/xls.ts'
import { toXml } from '#ui/lists/data-export/xml.ts'

/** What data can be exported as. */
export type ExportType = 'txt' | 'css' | 'html' | 'json' | 'csv' | 'xls' | 'xml'

const TEXT_WRITERS: Record<
  Exclude<ExportType, 'xls'>,
  { mime: string; write: (input: unknown, csv: CsvOptions) => string }
> = {
  txt: { mime: 'text/plain', write: toText },
  css: { mime: 'text/css', write: toText },
  html: { mime: 'text/html', write: toHtml },
  json: { mime: 'application/json', write: toJson },
  csv: { mime: 'text/csv', write: toCsv },
  xml: { mime: 'application/xml', write: toXml },
}

/** The file of an export; made here in the browser. Throws ExportError with the specified words. */
export async function exportBlob(type: string, input: unknown, options: CsvOptions = {}): Promise<Blob> {
  if (type === 'xls') return toXls(input, options.columns)
  if (!isTextType(type)) throw new ExportError('type')
  const { mime, write } = TEXT_WRITERS[type]
  return new Blob([write(input, options)], { type: `${mime};charset=utf-8` })
}

/** Exports and hands the file to the reader, as `name.type` (a workbook as .xlsx). */
export async function exportAndDownload(
  name: string,
  type: ExportType,
  input: unknown,
  options: CsvOptions = {},
) {
  download(`${name}.${type === 'xls' ? 'xlsx' : type}`, await exportBlob(type, input, options))
}

/** Hands a file to the reader. */
export function download(name: string, blob: Blob) {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Safari reads the file only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}

function isTextType(type: string): type is keyof typeof TEXT_WRITERS {
  return Object.hasOwn(TEXT_WRITERS, type)
}
