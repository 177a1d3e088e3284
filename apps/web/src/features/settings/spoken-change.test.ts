import { expect, it } from 'vitest'
import { spokenField, spokenValue, whatHappened } from './spoken-change.ts'

it.each([
  [null, 'nothing'],
  ['', 'nothing'],
  [true, 'on'],
  [false, 'off'],
  [20, '20'],
  ['Closed on Friday', 'Closed on Friday'],
  [[], 'nothing'],
  [['pdf', 'png'], 'pdf, png'],
  [[{ name: 'Forum', url: 'https://forum.example/' }], 'Forum https://forum.example/'],
])('says %j as %j', (value, words) => {
  expect(spokenValue(value)).toBe(words)
})

it.each([
  ['reason.retired', 'Retired'],
  ['mail_text.reset', 'Default text restored'],
  ['setting.changed', 'Changed'],
  ['something.new', 'Changed'],
])('tells %s as %s', (kind, words) => {
  expect(whatHappened(kind)).toBe(words)
})

it.each([
  ['dark_mode_enable', 'Dark theme'],
  ['require_mfa', 'Second factor for staff'],
  ['most_sessions', 'In sessions'],
  ['allow_resubmit', 'allow resubmit'],
])('calls %s %s', (field, words) => {
  expect(spokenField(field)).toBe(words)
})
