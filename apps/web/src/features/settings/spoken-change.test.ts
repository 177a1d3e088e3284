import { expect, it } from 'vitest'
import { spokenDifference, spokenField, spokenValue, whatHappened } from './spoken-change.ts'

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
  ['webhook.tested', 'Test message sent'],
  ['something.new', 'Changed'],
])('tells %s as %s', (kind, words) => {
  expect(whatHappened(kind)).toBe(words)
})

it.each([
  ['dark_mode_enable', 'Dark theme'],
  ['require_mfa', 'Second factor for staff'],
  ['most_sessions', 'In sessions'],
  ['allow_resubmit', 'The person may apply again'],
  ['closing', 'Small print'],
  ['granted', 'Granted'],
])('calls %s %s', (field, words) => {
  expect(spokenField(field)).toBe(words)
})

it.each([
  ['state', 'retired', 'Retired'],
  ['state', 'draft', 'Waiting for approval'],
  ['name', 'draft', 'draft'],
  ['events', [], 'nothing'],
  ['events', ['expert.invited', 'engagement.gig_closed'], 'Expert invited, Engagement ended: project closed'],
])('says the %s %j as %s', (field, value, words) => {
  expect(spokenDifference(field, value)).toBe(words)
})
