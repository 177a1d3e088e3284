import { corrected, misspelt } from '@guildhall/contract/wording'
import { afterEach, expect, it } from 'vitest'
import { UPLOAD_FAILED } from '#ui/fields/upload-checks.ts'
import { spellBy, spelt } from '#ui/text/wording.ts'

afterEach(() => spellBy((text) => text))

it('keeps the texts of the documents until the overlay is turned on', () => {
  expect(spelt(UPLOAD_FAILED)).toBe('Something wrong.')

  spellBy(corrected)

  expect(spelt(UPLOAD_FAILED)).toBe('Something went wrong.')
})

it('leaves what people write alone, even where it holds a misspelt text', () => {
  expect(corrected('It said: Faild')).toBe('It said: Faild')
})

it('never corrects a text twice, nor to two spaces in a row', () => {
  for (const text of misspelt.map(corrected)) {
    expect(corrected(text)).toBe(text)
    expect(text).not.toContain('  ')
  }
})
