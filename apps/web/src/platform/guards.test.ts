import { isNotFound } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { sampleUser } from '#test/samples.ts'
import { decideEntry, requireEntry } from './guards.ts'
import { signedIn } from './session.tsx'

const ID = '0199b0a4-0000-7000-8000-000000000001'

describe('entering a page', () => {
  it('asks somebody signed out to log in', () => {
    expect(decideEntry(null)).toBe('log-in')
  })

  it('lets in who is signed in', () => {
    expect(decideEntry(sampleUser())).toBe('enter')
  })

  it('sends somebody with a forced password change there first, whatever the page', () => {
    const user = sampleUser({ force_change_password: true })

    expect(decideEntry(user)).toBe('change-password')
    expect(decideEntry(user, { permission: 'CAN_SEE_ADMIN_ACTIVITIES' })).toBe('change-password')
  })

  it('sends somebody without the second factor to set it up', () => {
    expect(decideEntry(sampleUser({ mfa_setup_required: true }))).toBe('set-up-two-step')
  })

  it('hides a page whose permission is missing', () => {
    const permission = 'CAN_SEE_ADMIN_ACTIVITIES'

    expect(decideEntry(sampleUser({ permissions: [] }), { permission })).toBe('not-found')
    expect(decideEntry(sampleUser({ permissions: [permission] }), { permission })).toBe('enter')
  })

  it('hides the pages of another role, also of a role that is held but not active', () => {
    const user = sampleUser({ roles: ['growth_experts_manager', 'growth_experts_expert'] })

    expect(decideEntry(user, { prefix: 'manager' })).toBe('enter')
    expect(decideEntry(user, { prefix: 'expert' })).toBe('not-found')
    expect(decideEntry(user, { prefix: 'admin' })).toBe('not-found')
  })

  it('does not believe in an active role that the groups no longer hold', () => {
    const user = sampleUser({ roles: ['growth_experts_expert'], active_role: 'growth_experts_admin' })

    expect(decideEntry(user, { prefix: 'admin' })).toBe('not-found')
  })
})

describe('the address of one thing', () => {
  const enter = (params: Readonly<Record<string, string>>) => () =>
    requireEntry()({ location: { href: '/somewhere' }, params })

  it('is of no page where its id cannot be one, so that nothing is asked about it', () => {
    signedIn(sampleUser())

    for (const params of [{ gigId: 'nope' }, { id: '1' }, { personId: ID, otherId: 'x' }]) {
      let refusal: unknown
      try {
        enter(params)()
      } catch (thrown) {
        refusal = thrown
      }
      expect(isNotFound(refusal), JSON.stringify(params)).toBe(true)
    }
  })

  it('is entered with an id, whatever else it says', () => {
    signedIn(sampleUser())

    expect(enter({ expertId: ID, tabName: 'files' })).not.toThrow()
    expect(enter({ gigId: ID.toUpperCase() })).not.toThrow()
    expect(enter({ name: 'welcome' })).not.toThrow()
  })
})
