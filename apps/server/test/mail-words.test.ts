import { describe, expect, it } from 'vitest'
import { fill } from '#features/settings/mail-texts/kind.ts'
import { erasureMail } from '#features/privacy/mails.ts'
import { mails } from '#app/brought.ts'

/** In English the line after "Hello Ada," begins with a capital, and so does every other paragraph. */
const SMALL_START = /^\p{Ll}/u

describe('the words of a mail', () => {
  it.each(mails.map((kind) => [kind.name, kind] as const))(
    '%s begins each paragraph large',
    (_name, kind) => {
      const samples = Object.entries(kind.placeholders).map(([name, { sample }]) => [name, sample])
      const { subject, paragraphs, button, closing } = fill(kind, Object.fromEntries(samples))

      const said = [subject, ...paragraphs, button, closing]
      expect(said.filter((text) => SMALL_START.test(text) && !text.startsWith('http'))).toEqual([])
    },
  )

  it('of an erasure say the day as every page does', () => {
    const site = { product: 'Guildhall', publicUrl: 'https://portal.example' }
    const due = new Date('2027-01-05T10:00:00Z')

    const { paragraphs } = erasureMail(site, { email: 'ada@demo.test', first_name: 'Ada' }, due)

    expect(paragraphs).toEqual(['Hello Ada,', expect.stringMatching(/^You asked us .* on Jan 05,2027, in /)])
  })
})
