import { describe, expect, it } from 'vitest'
import { sampleConfig, sampleUser } from '#test/samples.ts'
import { entryUrl, homeOf, ownPath, pathAsSeenBy } from './addresses.ts'

describe('home', () => {
  it.each([
    ['growth_experts_admin', null, '/admin/experts'],
    ['growth_experts_manager', null, '/manager/experts'],
    ['growth_experts_hr_generalist', null, '/hr/ics'],
    ['growth_experts_expert', 'Approved', '/expert/projects'],
    ['growth_experts_expert', 'Pending', '/expert/profile'],
    ['growth_experts_customer', null, '/customer/projects'],
  ] as const)('of %s (%s) is %s', (role, expert_status, home) => {
    expect(homeOf(sampleUser({ roles: [role], expert_status }))).toBe(home)
  })

  it('is the new password for somebody who must set one', () => {
    expect(homeOf(sampleUser({ force_change_password: true }))).toBe('/accounts/new-password')
  })
})

describe('the way to the login', () => {
  it('carries a referral, unless the service is eco', () => {
    expect(entryUrl('login', sampleConfig())).toBe('/accounts/login?referral=experts')
    expect(entryUrl('login', sampleConfig({ service: 'eco' }))).toBe('/accounts/login')
  })

  it('leads to the accounts service of the provider where there is one, and remembers the page', () => {
    const config = sampleConfig({ accounts_url: 'https://accounts.example/' })

    expect(entryUrl('register', config, { redirect: '/faqs' })).toBe(
      'https://accounts.example/register?referral=experts&redirect=%2Ffaqs',
    )
  })
})

describe('a wanted page', () => {
  it.each(['/admin/experts?status=Pending', '/faqs#top', '/activities?browser[]=Chrome'])(
    'may be %s',
    (path) => {
      expect(ownPath(path, 'https://portal.example')).toBe(path)
    },
  )

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/.//evil.example',
    '/api/auth/linkedin/start',
    '/logout',
    '/login?redirect=/login',
    '',
    undefined,
  ])('is never %j', (path) => {
    expect(ownPath(path, 'https://portal.example')).toBeUndefined()
  })
})

describe('a page where somebody was', () => {
  const id = '01932f5e-7d3a-7000-8000-000000000000'

  it.each([
    ['/admin/experts?status=Pending', '/admin/experts?status=Pending'],
    ['/profile-settings', '/profile-settings'],
    [`/manager/projects/${id}/edit`, `/projects/${id}`],
    [`/hr/experts/${id}/profile`, `/experts/${id}`],
    ['/hr/ics', undefined],
    ['/expert/profile', undefined],
    ['/manager/projects/add', undefined],
  ])('%s leads an administrator to %s', (path, target) => {
    expect(pathAsSeenBy(path, 'admin')).toBe(target)
  })
})
