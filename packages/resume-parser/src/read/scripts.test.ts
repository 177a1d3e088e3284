import { expect, it } from 'vitest'
import { findDates } from '#parser/words/dates.ts'
import { splitName } from '#parser/values/name.ts'
import { asLetters, countWords, readsLeftward, turnedOver } from './scripts.ts'
import type { Item, Page } from '#parser/shapes.ts'

const item = (text: string, x: number): Item => ({
  text,
  x,
  y: 0,
  width: 50,
  height: 10,
  base: 10,
  size: 10,
  font: '',
  bold: false,
  italic: false,
})
const page = (...items: Item[]): Page => ({ number: 1, width: 600, height: 800, items, links: [] })
const hints = { email: null, profile: null, language: 'zh' }

it('reads joined Arabic letters in the order in which they are spoken', () => {
  expect(asLetters('ﺔﻴﻤﻠﻌﻟا')).toBe('العلمية')
  expect(asLetters('個⼈')).toBe('個人')
  expect(asLetters('重庆⻓岭 业务部⻔')).toBe('重庆长岭 业务部门')
})

it('turns over a page that reads leftward and no other', () => {
  const hebrew = page(item('נועם', 500), item('ברקאי', 440))

  expect(readsLeftward(hebrew)).toBe(true)
  expect(turnedOver(hebrew).items.map(({ x }) => x)).toEqual([50, 110])
  expect(readsLeftward(page(item('Noam Barkai', 60), item('נועם', 500)))).toBe(false)
})

it('counts words where no blanks are written', () => {
  expect(countWords('two words')).toBe(2)
  expect(countWords('七年互联网产品经验')).toBe(5)
})

it('knows which sign of a Chinese or Japanese name is the family', () => {
  expect(splitName('欧阳晨宇', hints)).toMatchObject({ first: '晨宇', last: '欧阳' })
  expect(splitName('佐藤 美咲', hints)).toMatchObject({ first: '美咲', last: '佐藤' })
})

it('reads the dates of languages written in other scripts', () => {
  expect(findDates('2019年4月 – 現在')).toMatchObject([{ start: { year: 2019, month: 4 }, end: 'Present' }])
  expect(findDates('paź 2012 – cze 2014')).toMatchObject([
    { start: { year: 2012, month: 10 }, end: { year: 2014, month: 6 } },
  ])
  expect(findDates('Mayıs 2019 – devam ediyor')).toMatchObject([
    { start: { year: 2019, month: 5 }, end: 'Present' },
  ])
})
