import { SEARCH_KINDS } from '@guildhall/contract/search'
import { expect, it } from 'vitest'
import { hitFace } from './hit-faces.ts'

it.each(SEARCH_KINDS)('knows the words for a hit of the kind %s, and where it leads', (kind) => {
  const { one, many, path } = hitFace(kind)
  const hit = { kind, id: 'x', title: [], snippet: [], status: null, at: '', at_diff: '' }

  expect([one, many]).not.toContain('')
  expect(path({ ...hit, author: null, gig: null, person: null }, 'admin')).toMatch(/^\/.*\bx\b/)
})
