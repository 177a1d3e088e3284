import { describe, expect, it } from 'vitest'
import { keptPayload, keptQuery } from './payload.ts'

describe('a payload', () => {
  it('keeps listed values and the names and sizes of the others', () => {
    expect(
      keptPayload({ status: 'Approved', reason_ids: ['a', 'b'], note: 'private' }, ['status', 'reason_ids']),
    ).toEqual({
      status: 'Approved',
      reason_ids: ['a', 'b'],
      note: '[removed]',
      changed: ['status', 'reason_ids', 'note'],
      sizes: { note: 7 },
    })
  })

  it('keeps no structure, however it is packed', () => {
    const hidden = { password: 'canary' }
    const body = {
      status: hidden,
      ids: [hidden, [hidden]],
      text: JSON.stringify(hidden),
      Old_Password: 'canary',
    }
    expect(JSON.stringify(keptPayload(body, ['status', 'ids', 'Old_Password']))).not.toContain('canary')
  })

  it('cuts a long text between two characters', () => {
    expect(keptPayload({ name: `${'x'.repeat(199)}😀 and more` }, ['name'])).toMatchObject({
      name: `${'x'.repeat(199)}😀…`,
    })
  })

  it('measures no secret', () => {
    expect(keptPayload({ otp: '123456', accessToken: 'x', 'api-key': 'y' }, [])).toEqual({
      otp: '[removed]',
      accessToken: '[removed]',
      'api-key': '[removed]',
      changed: ['otp', 'accessToken', 'api-key'],
    })
  })

  it('does not grow beyond 16 KB, whatever comes', () => {
    const long = 'x'.repeat(200)
    const lists = Array.from({ length: 40 }, (_, n) => [
      `field_${n}`,
      Array.from({ length: 500 }, () => long),
    ])
    const kept = keptPayload(
      Object.fromEntries(lists),
      Array.from({ length: 40 }, (_, n) => `field_${n}`),
    )
    expect(kept).toMatchObject({ cut: true })
    expect(JSON.stringify(kept).length).toBeLessThan(16_384)
  })

  it.each([null, undefined, 'text', 5, [1, 2], {}])('is none for %j', (body) => {
    expect(keptPayload(body, ['x'])).toBeNull()
  })
})

describe('a query', () => {
  it('keeps listed keys and paging alone', () => {
    expect(keptQuery({ page: 2, keyword: 'jane', status: ['New'] }, ['status'])).toEqual({
      page: 2,
      status: ['New'],
    })
    expect(keptQuery({ keyword: 'jane' }, [])).toBeNull()
  })
})
