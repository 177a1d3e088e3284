import { moneyText, rateText } from '@guildhall/contract/money'
import { expect, it } from 'vitest'

it('writes an amount with its currency, its thousands and its unit', () => {
  expect(moneyText(1200, 'Daily')).toBe('USD 1,200 / day')
  expect(moneyText(90, 'Hourly', 'EUR')).toBe('EUR 90 / hour')
  expect(moneyText(40000, 'Fixed')).toBe('USD 40,000, fixed')
  expect(moneyText(40000)).toBe('USD 40,000')
  expect(moneyText(1250.5, 'Daily')).toBe('USD 1,250.50 / day')
})

it('writes a range once where both ends are the same, and an open end not at all', () => {
  expect(moneyText([90, 120], 'Hourly')).toBe('USD 90 to 120 / hour')
  expect(moneyText([120, 120], 'Hourly')).toBe('USD 120 / hour')
  expect(moneyText([null, 120], 'Hourly')).toBe('USD 120 / hour')
  expect(moneyText([null, null], 'Hourly')).toBe('')
})

it('calls a rate without a cost negotiable, and says nothing without a type', () => {
  expect(rateText('Hourly', null)).toBe('Negotiable / hour')
  expect(rateText('Monthly', 9000)).toBe('USD 9,000 / month')
  expect(rateText(null, 100)).toBeNull()
})
