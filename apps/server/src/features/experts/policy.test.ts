import type { Role } from '@guildhall/contract/access'
import { describe, expect, it } from 'vitest'
import { asPublic, viewOf, type Subject } from './policy.ts'

const reader = (role: Role, id = 'reader') => ({ userId: id, personId: id, roles: [role], permissions: [] })
const ADMIN = reader('growth_experts_admin')
const MANAGER = reader('growth_experts_manager')
const HR = reader('growth_experts_hr_generalist')
const EXPERT = reader('growth_experts_expert')
const CUSTOMER = reader('growth_experts_customer')

const expert = (given: Partial<Subject> = {}): Subject => ({
  id: 'somebody',
  user_id: 'somebody',
  is_expert: true,
  status: 'Pending',
  is_locked_out: false,
  may_resubmit: true,
  roles: ['growth_experts_expert'],
  invited_by: null,
  manager_ids: [],
  hired_by_ids: [],
  shown_to: [],
  ...given,
})
const person = (role: Role): Subject => expert({ is_expert: false, status: null, roles: [role] })
const CONTACT = expert({ is_expert: false, status: null, roles: [], user_id: null })
const READER_OF_PEOPLE = { ...HR, permissions: ['CAN_SEE_ADMIN_PEOPLE_LIST' as const] }

describe('an expert profile is open', () => {
  it.each([
    ['an admin', ADMIN, expert(), 'staff'],
    ['HR', HR, expert(), 'staff'],
    ['a manager of an Approved one', MANAGER, expert({ status: 'Approved' }), 'staff'],
    ['the manager who invited', MANAGER, expert({ invited_by: 'reader' }), 'staff'],
    ['the manager of their gig', MANAGER, expert({ manager_ids: ['reader'] }), 'staff'],
    ['any other manager', MANAGER, expert({ manager_ids: ['another'], invited_by: 'another' }), null],
    ['another expert', EXPERT, expert({ status: 'Approved' }), null],
    ['a customer to whom they were put forward', CUSTOMER, expert({ shown_to: ['reader'] }), 'public'],
    ['any other customer', CUSTOMER, expert({ status: 'Approved', shown_to: ['another'] }), null],
    ['an expert named as if they were a customer', EXPERT, expert({ shown_to: ['reader'] }), null],
  ])('to %s as it should be', (_name, who, whom, audience) => {
    expect(viewOf(who, whom)?.audience ?? null).toBe(audience)
  })
})

describe('a person who is no expert', () => {
  it.each([
    ['an expert sees a manager, without contacts', EXPERT, person('growth_experts_manager'), 'basic', false],
    ['staff sees a manager, with contacts', HR, person('growth_experts_manager'), 'basic', true],
    ['staff sees a customer, with contacts', MANAGER, person('growth_experts_customer'), 'basic', true],
    ['who reads the list of people sees a contact', READER_OF_PEOPLE, CONTACT, 'basic', true],
    ['HR without that list sees no contact', HR, CONTACT, null, undefined],
    ['a manager without that list sees no contact', MANAGER, CONTACT, null, undefined],
    ['an expert sees no customer', EXPERT, person('growth_experts_customer'), null, undefined],
    ['a customer sees no manager of strangers', CUSTOMER, person('growth_experts_manager'), null, undefined],
    ['a customer sees no customer', CUSTOMER, person('growth_experts_customer'), null, undefined],
  ])('%s', (_name, who, whom, audience, canSeeContacts) => {
    const view = viewOf(who, whom)

    expect(view?.audience ?? null).toBe(audience)
    expect(view?.canSeeContacts).toBe(canSeeContacts)
  })
})

describe('a rate', () => {
  it.each([
    ['admins', ADMIN, expert(), true],
    ['HR', HR, expert({ status: 'Approved' }), false],
    ['managers of an Approved expert', MANAGER, expert({ status: 'Approved' }), true],
    ['managers of their own gig', MANAGER, expert({ status: 'Suspended', manager_ids: ['reader'] }), true],
    ['managers who only invited', MANAGER, expert({ invited_by: 'reader' }), false],
    ['customers', CUSTOMER, expert({ shown_to: ['reader'] }), false],
    ['the expert themselves', reader('growth_experts_expert', 'somebody'), expert(), true],
  ])('is shown to %s as it should be', (_name, who, whom, isShown) => {
    expect(viewOf(who, whom)?.canSeeRate).toBe(isShown)
  })
})

describe('a profile is edited', () => {
  const self = reader('growth_experts_expert', 'somebody')

  it.each([
    ['by its owner', self, expert(), true],
    ['not by a Suspended owner', self, expert({ status: 'Suspended' }), false],
    ['by a Rejected owner who may apply again', self, expert({ status: 'Rejected' }), true],
    ['not by one who may not', self, expert({ status: 'Rejected', may_resubmit: false }), false],
    [
      'by a customer, their own',
      reader('growth_experts_customer', 'somebody'),
      person('growth_experts_customer'),
      true,
    ],
    ['by an admin, whoever it is', ADMIN, person('growth_experts_manager'), true],
    ['not by a manager of the gig', MANAGER, expert({ manager_ids: ['reader'] }), false],
    ['not by HR', HR, expert(), false],
  ])('%s', (_name, who, whom, canEdit) => {
    expect(viewOf(who, whom)?.canEdit).toBe(canEdit)
  })

  it('with a demarcation by admins alone', () => {
    const able = [ADMIN, MANAGER, HR, self].filter(
      (who) => viewOf(who, expert({ status: 'Approved' }))?.canSetDemarcation,
    )

    expect(able).toEqual([ADMIN])
  })
})

describe('the view as public', () => {
  it('takes contacts, rate, demarcation and projects away, from admins too', () => {
    const view = viewOf(ADMIN, expert())
    const shown = view && asPublic(view)

    expect(shown).toMatchObject({
      audience: 'public',
      canSeeContacts: false,
      canSeeRate: false,
      canSetDemarcation: false,
      canSeeProjects: false,
    })
  })
})
