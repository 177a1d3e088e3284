import { describe, expect, it } from 'vitest'
import { addressOf, pageAddress } from './address.ts'

const id = '01932f5e-7d3a-7000-8000-00000000a11c'

describe('a page address', () => {
  it.each([
    ['/expert/projects', '/expert/projects'],
    ['https://portal.test/admin/experts/' + id + '/profile', `/admin/experts/${id}/profile`],
    ['//evil.test/x', '/x'],
    ['/accounts/verify/Zk3jd92Kdm2kDk29dkKd', '/accounts/verify/[removed]'],
    ['/people/jane@x.test', '/people/[removed]'],
    ['/people/jane%40x.test', '/people/[removed]'],
    ['/admin/experts?tab=notes&keyword=jane', '/admin/experts?tab=notes'],
    [
      '/admin/activities?browser[]=Chrome&browser[]=Edge',
      '/admin/activities?browser%5B%5D=Chrome&browser%5B%5D=Edge',
    ],
  ])('of %s is %s', (sent, kept) => {
    expect(pageAddress(sent)?.fullPath).toBe(kept)
  })

  it.each([null, undefined, '', 'javascript:alert(1)', 'mailto:a@b.test', 'http://[bad'])(
    'is none for %s',
    (sent) => {
      expect(pageAddress(sent)).toBeNull()
    },
  )
})

describe('a called path', () => {
  it('keeps the query keys of its endpoint and pages, never a secret', () => {
    const called = addressOf('/api/x?page=2&status=New&token=abc&note=hi', ['status', 'token'])
    expect(called).toEqual({
      path: '/api/x',
      fullPath: '/api/x?page=2&status=New',
      query: { page: '2', status: 'New' },
    })
  })
})
