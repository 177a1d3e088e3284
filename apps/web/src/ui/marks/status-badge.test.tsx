import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { render } from '#test/render.tsx'
import { statusBadge } from './status-badge-tone.ts'
import { StatusBadge } from './status-badge.tsx'

it.each([
  ['warning', ['Pending', 'Submitted']],
  ['primary', ['Requested', 'Invited', 'Applied']],
  ['success', ['Approved', 'Completed', 'Active', 'Hired', 'Published']],
  ['danger', ['Rejected', 'Closed', 'Past']],
  ['secondary', ['Incomplete', 'Unpublished', 'Unheard of', 'constructor']],
  ['light', ['Suspended']],
  ['draft', ['Draft']],
  ['info', ['New', 'Screened', 'Reviewed']],
  ['dark', ['Locked']],
] as const)('gives the look %s to %j', (tone, statuses) => {
  expect(statuses.map((status) => statusBadge(status))).toEqual(statuses.map(() => tone))
})

it('gives another look only to Completed as a status tag', () => {
  expect(statusBadge('Completed', 'status-tag')).toBe('primary')
  expect(statusBadge('Requested', 'status-tag')).toBe('primary')
  expect(statusBadge('Approved', 'status-tag')).toBe('success')
})

it('shows the status, or other words in its look', () => {
  render(
    <>
      <StatusBadge status="Draft" />
      <StatusBadge status="Rejected" label="Faild" />
    </>,
  )

  expect(screen.getByText('Draft').className).toContain('badge-draft')
  expect(screen.getByText('Faild').dataset['tone']).toBe('danger')
})
