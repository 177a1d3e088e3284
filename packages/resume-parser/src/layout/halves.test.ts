import { describe, expect, it } from 'vitest'
import { joinBrokenRanges } from './broken-ranges.ts'
import { toCells } from './cells.ts'
import { toLine, toRows } from './lines.ts'
import { readPdf } from '#parser/read/read-pdf.ts'
import { makePdf, type Text } from '#parser/samples/sample-pdf.ts'
import { joinSplitDates } from './split-dates.ts'

const at = (x: number, y: number, text: string): Text => ({ text, x, y, bold: false, size: 10 })

async function cellsOf(...texts: Text[]) {
  const { pages } = await readPdf(makePdf([texts]))
  return pages.flatMap(toCells)
}

const textsOf = async (...texts: Text[]) => joinSplitDates(await cellsOf(...texts)).map((cell) => cell.text)

describe('halves of a range in one row', () => {
  it('joins them over a dash of its own', async () => {
    expect(await textsOf(at(60, 100, 'June 2018'), at(160, 100, '-'), at(200, 100, 'May 2021'))).toEqual([
      'June 2018 – May 2021',
    ])
  })

  it('joins two columns of dates', async () => {
    expect(await textsOf(at(60, 100, '2018'), at(160, 100, 'Present'), at(300, 100, 'Acme'))).toEqual([
      '2018 – Present',
      'Acme',
    ])
  })

  it('joins an open end to what follows the company', async () => {
    expect(await textsOf(at(60, 100, 'Acme, June 2018 -'), at(240, 100, 'May 2021'))).toEqual([
      'Acme, June 2018 - May 2021',
    ])
  })

  it('leaves a range and another date apart', async () => {
    expect(await textsOf(at(60, 100, '2014 - 2018'), at(240, 100, '2019'))).toEqual(['2014 - 2018', '2019'])
  })
})

describe('a range that the end of a line breaks', () => {
  const linesOf = async (...texts: Text[]) => {
    const lines = toRows(await cellsOf(...texts)).map(toLine)
    return joinBrokenRanges(lines.filter((line) => line !== null)).map((line) => line.text)
  }

  it('is whole on the line where it begins', async () => {
    expect(
      await linesOf(at(60, 100, 'Accountant at Pennine, January 2017 to October'), at(60, 112, '2020')),
    ).toEqual(['Accountant at Pennine, January 2017 to October 2020'])
  })

  it('stays as it is where each line has its own', async () => {
    const lines = ['Accountant at Pennine, 2017 to 2020', '2013 to 2016, Marlow']
    expect(await linesOf(at(60, 100, lines[0] ?? ''), at(60, 112, lines[1] ?? ''))).toEqual(lines)
  })
})
