import { expect, it } from 'vitest'
import { chipsOf, growsByInviting, tabHolding } from './tabs.ts'

const none = {
  Invited: 0,
  New: 0,
  Incomplete: 0,
  Pending: 0,
  Screened: 0,
  Approved: 0,
  Rejected: 0,
  Suspended: 0,
}
const nothing = {
  statuses: { ...none, Closed: 0, Hired: 0 },
  requests: { Reviewed: 0, Applied: 0, Hired: 0, Closed: 0, Requested: 0 },
  tabs: { active: 0, past: 0, approved: 0, invited: 0 },
}
const ofStatuses = (change: Partial<typeof none>) => ({
  ...nothing,
  statuses: { ...nothing.statuses, ...change },
})

it('stays where somebody is', () => {
  const pending = { status: ['Pending' as const] }
  expect(tabHolding('admin', ofStatuses({ Pending: 1, Approved: 2 }), pending)).toEqual(pending)
  expect(tabHolding('hr', ofStatuses({ Pending: 1 }), { status: ['Pending', 'Screened'] })).toEqual({
    status: ['Pending', 'Screened'],
  })
})

it('goes to the first tab or chip that holds somebody', () => {
  expect(tabHolding('admin', ofStatuses({ Approved: 2, Rejected: 1 }), { status: ['Pending'] })).toEqual({
    status: ['Approved'],
  })
  expect(tabHolding('hr', ofStatuses({ New: 1 }), { status: ['Pending', 'Screened'] })).toEqual({
    status: ['New'],
  })
  const approved = { ...nothing, tabs: { ...nothing.tabs, approved: 2 } }
  expect(tabHolding('manager', approved, { tab: 'active' })).toEqual({ tab: 'approved' })
})

it('stays in an empty network', () => {
  expect(tabHolding('manager', nothing, { tab: 'active' })).toEqual({ tab: 'active' })
})

it('lists for a manager those about whom they decide by grant', () => {
  const labels = (...permissions: Parameters<typeof chipsOf>[1]) =>
    chipsOf('manager', permissions).map(({ label }) => label)

  expect(labels()).toEqual(['Invited by me'])
  expect(labels('CAN_APPROVE_EXPERTS')).toEqual(['Invited by me', 'Pending', 'Screened'])
  expect(labels('CAN_RECONSIDER_EXPERTS')).toEqual(['Invited by me', 'Pending', 'Rejected'])
})

it('offers to invite where that adds to the list', () => {
  const grown = [{ tab: 'approved' as const }, { tab: 'invited' as const }, { status: ['Invited' as const] }]
  const others = [{ tab: 'active' as const }, { tab: 'past' as const }, { status: ['Rejected' as const] }]

  expect(grown.filter(growsByInviting)).toEqual(grown)
  expect(others.filter(growsByInviting)).toEqual([])
})
