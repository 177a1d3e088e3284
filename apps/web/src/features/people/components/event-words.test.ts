import { SECTION_TEXTS } from '@guildhall/contract/experts/sections'
import { WEBHOOK_EVENTS } from '@guildhall/contract/webhooks'
import { expect, it } from 'vitest'
import { EVENT_WORDS, eventWords } from './event-words.ts'

it('has words for all that happens to an expert on projects', () => {
  const told = WEBHOOK_EVENTS.filter((kind) => /^(?:engagement|agreement)\./.test(kind))

  expect(told.filter((kind) => EVENT_WORDS[kind] === undefined)).toEqual([])
})

it('has words for every change of a part of a profile', () => {
  const verbs = ['added', 'changed', 'deleted']
  const kinds = Object.keys(SECTION_TEXTS).flatMap((name) => verbs.map((verb) => `profile.${name}_${verb}`))
  const spoken = [...kinds, 'profile.areas_changed', 'profile.photo_deleted', 'profile.resume_merged'].map(
    eventWords,
  )

  expect(spoken.filter((words) => words.startsWith('profile'))).toEqual([])
  expect(eventWords('profile.educations_added')).toBe('added an education')
})

it.each([
  ['profile.resume_opened', 'opened the resume'],
  ['profile.certification_files_added', 'added a file of a certificate'],
  ['profile.nda_file_deleted', 'deleted a non-disclosure agreement'],
])('says what became of a file: %s', (kind, words) => {
  expect(eventWords(kind)).toBe(words)
})
