import { inflateRawSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { download, exportAndDownload, exportBlob } from './data-export.ts'

const ROWS = [
  { id: 1, name: 'Lorem, ipsum', at: '2026-11-21' },
  { id: -2, name: 'They said "no"\nand left', note: null },
]

const text = async (type: string, input: unknown, options = {}) =>
  (await exportBlob(type, input, options)).text()

describe('the refusals', () => {
  it.each([
    ['json', '{broken', 'Invalid export data. Please provide a valid JSON'],
    ['json', '42', 'Invalid export data. Please provide valid JSON object'],
    ['xml', 42, 'Invalid export data. Please provide valid JSON object'],
    ['csv', { id: 1 }, 'Invalid export data. Please provide an array of objects'],
    ['csv', [1, 2], 'Invalid export data. Please provide an array of objects'],
    ['xls', '{"id":1}', 'Invalid export data. Please provide an array of objects'],
    ['docx', ROWS, "Can't export unknown data type"],
    ['toString', ROWS, "Can't export unknown data type"],
  ])('of %s for %j reads: %s', async (type, input, message) => {
    await expect(exportBlob(type, input)).rejects.toThrow(message)
  })
})

describe('csv', () => {
  it('has a header, commas and CRLF, and quotes only what needs it', async () => {
    expect(await text('csv', ROWS)).toBe(
      'id,name,at,note\r\n1,"Lorem, ipsum",2026-11-21,\r\n-2,"They said ""no""\nand left",,',
    )
  })

  it('takes the columns that it is given, and a byte order mark on request', async () => {
    const blob = await exportBlob('csv', ROWS, { columns: ['name', 'id'], withBom: true })

    const [first, second, third] = new Uint8Array(await blob.arrayBuffer())
    expect([first, second, third]).toEqual([0xef, 0xbb, 0xbf])
    expect(await text('csv', ROWS, { columns: ['id'] })).toBe('id\r\n1\r\n-2')
    expect(blob.type).toBe('text/csv;charset=utf-8')
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('makes no formula of %j', async (value) => {
    expect(await text('csv', [{ value }])).toBe(`value\r\n"'${value}"`)
  })

  it('makes no formula of a quote inside one either', async () => {
    expect(await text('csv', [{ value: '=HYPERLINK("http://x")' }])).toBe(
      'value\r\n"\'=HYPERLINK(""http://x"")"',
    )
  })
})

describe('the other formats', () => {
  it('indents JSON by 4', async () => {
    expect(await text('json', { a: [1] })).toBe('{\n    "a": [\n        1\n    ]\n}')
    expect(await text('json', '{"a":1}')).toBe('{\n    "a": 1\n}')
  })

  it('passes text through as txt, css and html', async () => {
    expect(await text('txt', 'Lorem')).toBe('Lorem')
    expect(await text('css', 'a { color: red }')).toBe('a { color: red }')
    expect(await text('html', '<p>Lorem</p>')).toBe('<p>Lorem</p>')
    expect(await text('txt', { a: 1 })).toBe('{\n    "a": 1\n}')
  })

  it('writes rows as an escaped table in html', async () => {
    const html = await text('html', [{ name: '<script>alert(1)</script>' }])

    expect(html).toContain('<tr><th>name</th></tr>')
    expect(html).toContain('<td>&lt;script&gt;alert(1)&lt;/script&gt;</td>')
  })

  it('writes well-formed xml whatever the keys and characters', async () => {
    const xml = await text('xml', [{ 'first name': 'a & b', '2nd': '\u0000<x>', tags: ['t'] }])

    const parsed = new DOMParser().parseFromString(xml, 'application/xml')
    expect(xml).toContain('<first_name>a &amp; b</first_name>')
    expect(xml).toContain('<_2nd>&lt;x&gt;</_2nd>')
    expect(parsed.querySelector('base > element > tags > element')?.textContent).toBe('t')
  })

  it('writes a workbook that is a zip with the values in it', async () => {
    const blob = await exportBlob('xls', ROWS)

    const [first, second] = new Uint8Array(await blob.arrayBuffer())
    expect([first, second]).toEqual([0x50, 0x4b])
    expect(blob.size).toBeGreaterThan(1000)
  })

  it('holds days as dates below a header that stays, and texts as texts', async () => {
    const sheet = await sheetOf(
      await exportBlob('xls', [{ at: '2026-11-21', sum: '=1+1', odd: '2026-13-45', none: '2026-02-30' }]),
    )

    expect(sheet).toMatch(/<pane [^>]*ySplit="1"/)
    // Days since the end of 1899, as Excel counts them.
    expect(sheet).toMatch(/<c r="A2"[^>]*><v>46347<\/v>/)
    expect(sheet).toMatch(/<c r="B2"[^>]* t="s"/)
    expect(sheet).toMatch(/<c r="C2"[^>]* t="s"/)
    expect(sheet).toMatch(/<c r="D2"[^>]* t="s"/)
  })
})

describe('a download', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is one click on a link with the name, and leaves nothing behind', () => {
    vi.useFakeTimers()
    const clicked: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      clicked.push(this.download)
    })
    const revoke = vi.spyOn(URL, 'revokeObjectURL')

    download('report.csv', new Blob(['a']))
    vi.advanceTimersByTime(1000)

    expect(clicked).toEqual(['report.csv'])
    expect(document.querySelector('a')).toBeNull()
    expect(revoke).toHaveBeenCalledOnce()
  })

  it('names a workbook .xlsx', async () => {
    const clicked: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      clicked.push(this.download)
    })

    await exportAndDownload('Row_Report', 'csv', ROWS)
    await exportAndDownload('Report', 'xls', ROWS)

    expect(clicked).toEqual(['Row_Report.csv', 'Report.xlsx'])
  })
})

/** The first sheet of a workbook, found by the directory at the end of the archive. */
async function sheetOf(workbook: Blob): Promise<string> {
  const archive = Buffer.from(await workbook.arrayBuffer())
  let at = archive.readUInt32LE(archive.lastIndexOf('PK\u0005\u0006') + 16)
  while (archive.readUInt32LE(at) === 0x02014b50) {
    const name = archive.toString('utf8', at + 46, at + 46 + archive.readUInt16LE(at + 28))
    if (name === 'xl/worksheets/sheet1.xml') {
      const local = archive.readUInt32LE(at + 42)
      const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
      return inflateRawSync(archive.subarray(start, start + archive.readUInt32LE(at + 20))).toString('utf8')
    }
    at += 46 + [28, 30, 32].reduce((sum, offset) => sum + archive.readUInt16LE(at + offset), 0)
  }
  throw new Error('The archive holds no sheet.')
}
