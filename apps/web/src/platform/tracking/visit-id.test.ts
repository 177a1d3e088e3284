import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { visitId } from './visit-id.ts'

describe('the id of a visit', () => {
  it('is a UUID of version 7 that begins with the time', () => {
    const id = visitId(Date.UTC(2026, 10, 27))

    expect(z.uuidv7().safeParse(id).success).toBe(true)
    expect(parseInt(id.slice(0, 13).replace('-', ''), 16)).toBe(Date.UTC(2026, 10, 27))
  })

  it('differs from the next of the same moment', () => {
    expect(visitId(0)).not.toBe(visitId(0))
  })
})
