import { describe, expect, it } from 'vitest'
import { findDates, isDuration, withoutDates, type Point } from './dates.ts'

const point = ({ year, month }: Point) => (month === null ? `${year}` : `${month}/${year}`)
const shown = (text: string) =>
  findDates(text).map(({ start, end }) =>
    end === null ? point(start) : `${point(start)} to ${end === 'Present' ? end : point(end)}`,
  )

describe('the grammar of dates', () => {
  it.each([
    ['Jan. 2019 – heute', '1/2019 to Present'],
    ['03/2017 - 12/2019', '3/2017 to 12/2019'],
    ['2010–14', '2010 to 2014'],
    ['2005-2010', '2005 to 2010'],
    ['seit Mai 2021', '5/2021 to Present'],
    ['Depuis septembre 2020', '9/2020 to Present'],
    ['febrero 2013 to febrero 2019', '2/2013 to 2/2019'],
    ['janvier 2018 – aujourd’hui', '1/2018 to Present'],
    ['feb. 2020 – até o momento', '2/2020 to Present'],
    ['gennaio 2020 - Presente (6 anni 11 mesi)', '1/2020 to Present'],
    ['Sept 2019 – nu', '9/2019 to Present'],
    ['2022-08-01 —', '8/2022 to Present'],
    ['01.03.2015 – 31.12.2018', '3/2015 to 12/2018'],
    ['Aug ’19 – Dec ’21', '8/2019 to 12/2021'],
    ['Jan – Mar 2020', '1/2020 to 3/2020'],
    ['Winter 2019', '2019'],
  ])('reads %s', (text, expected) => {
    expect(shown(text)).toEqual([expected])
  })

  it('sees no date in a phone number or a profile name', () => {
    expect(shown('(415) 555-2019')).toEqual([])
    expect(shown('linkedin.com/in/jane2019')).toEqual([])
  })

  it('takes brackets and a stated duration out with the date', () => {
    expect(withoutDates('B.Sc., Physics · (2010 - 2014)').rest).toBe('B.Sc., Physics')
    expect(withoutDates('mar 2019 – actualidad · 3 años').rest).toBe('')
  })

  it('knows a duration that stands alone', () => {
    expect(isDuration('5 years 2 months')).toBe(true)
    expect(isDuration('5 engineers')).toBe(false)
  })
})
