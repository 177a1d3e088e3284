import { api } from '@guildhall/contract/api'
import { expect, it } from 'vitest'
import { sentenceOf, type Said } from './sentence.ts'

const said = (log_name: string, change: Partial<Said> = {}) =>
  sentenceOf({
    log_name,
    type: 'submit',
    status: 'success',
    status_code: 200,
    actor: 'Camille Duval',
    object: null,
    ...change,
  })

it.each([
  ['Screen expert', 'Grace Kimani', 'Camille Duval screened Grace Kimani'],
  ['Screen expert', null, 'Camille Duval screened an expert'],
  ['Download resume', 'Tomasz Zieliński', 'Camille Duval downloaded a resume for Tomasz Zieliński'],
  ['Add note on a person', 'Ada Okoye', 'Camille Duval added a note for Ada Okoye'],
  ['Request approval of project', 'Robotics', 'Camille Duval requested approval for Robotics'],
  ['Delete education', 'Ada Okoye', 'Camille Duval deleted education for Ada Okoye'],
  ['List projects', null, 'Camille Duval listed projects'],
  ['Open Today', null, 'Camille Duval opened Today'],
  ['Log out', null, 'Camille Duval logged out'],
  ['Set a new password', null, 'Camille Duval set a new password'],
  ['Send request or application', 'Robotics', 'Camille Duval sent a request or application for Robotics'],
  ['End engagement', 'Ada Okoye (Robotics)', 'Camille Duval ended an engagement for Ada Okoye (Robotics)'],
  ['Accept request', 'Camille Duval (Robotics)', 'Camille Duval accepted a request for Robotics'],
  ['Withdraw erasure', null, 'Camille Duval withdrew an erasure'],
])('%s of %s is "%s"', (title, object, sentence) => {
  expect(said(title, { object })).toBe(sentence)
})

it('says of an erasure what is true of one that waits thirty days and of one that happens at once', () => {
  const { title } = api.privacy.erase

  expect(said(title, { object: 'Ada Okoye' })).toBe('Camille Duval started an erasure for Ada Okoye')
  // Whoever was erased has no name any more.
  expect(said(title, { object: null })).toBe('Camille Duval started an erasure')
})

it('says what failed, and how', () => {
  const failed = { status: 'failed', status_code: 409, object: 'Robotics' }
  expect(said('Publish project', failed)).toBe('Camille Duval could not publish Robotics (409)')
})

it('says which page was opened, and names nobody who is not known', () => {
  expect(said('Experts', { type: 'visit' })).toBe('Camille Duval opened the page “Experts”')
  expect(said('Expert', { type: 'visit', object: 'Grace Kimani' })).toBe('Camille Duval opened Grace Kimani')
  expect(said('Hire experts', { type: 'visit', object: 'Robotics' })).toBe(
    'Camille Duval opened “Hire experts” of Robotics',
  )
  expect(said('Log in', { actor: null })).toBe('Somebody signed out logged in')
})

it('tells every call of the contract as something that somebody did', () => {
  const titles = Object.values(api).flatMap((endpoints) => Object.values(endpoints).map(({ title }) => title))

  for (const title of titles) {
    // Of two verbs only the first would be told.
    expect(title).not.toMatch(/^\w+ (?:or|and) /)
    expect(said(title), title).toMatch(
      /^Camille Duval [a-z]*(?:ed|read|set|reset|rebuilt|sent|found|kept|withdrew)\b/,
    )
  }
})
