import { GIG_STATUSES } from '@guildhall/contract/gigs/machine'
import { expect, it } from 'vitest'
import { customerState, statusGroups } from './status-groups.ts'

it('finds each state of a project behind one tab, of customers too', () => {
  for (const prefix of ['customer', 'manager']) {
    const all = statusGroups(prefix).flatMap(({ statuses }) => [...statuses])

    expect(all.toSorted()).toEqual([...GIG_STATUSES].toSorted())
  }
})

it('tells a customer whether their project is prepared, running or done', () => {
  expect(statusGroups('customer').map(({ label }) => label)).toEqual([
    'In preparation',
    'Running',
    'Finished',
  ])
  expect(['Approved', 'Published', 'Completed', 'Closed'].map(customerState)).toEqual([
    'In preparation',
    'Running',
    'Delivered',
    'Ended',
  ])
})
