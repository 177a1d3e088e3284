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
  expect(statusGroups('customer').map(({ label }) => label)).toEqual(['In preparation', 'Running', 'Ended'])
  const labels = ['Approved', 'Published', 'Completed', 'Closed'].map((status) => customerState(status).label)
  expect(labels).toEqual(['In preparation', 'Running', 'Delivered', 'Ended'])
})

it('gives whatever is in preparation the same colour', () => {
  const colours = ['Draft', 'Approved', 'Submitted', 'Rejected'].map((status) => customerState(status).colour)

  expect(new Set(colours)).toEqual(new Set(['Draft']))
})
