import { pageOf } from '@guildhall/contract/envelope'
import { referenceAdmin, type CaredItem } from '@guildhall/contract/reference/admin'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithData } from '#test/render.tsx'
import { stubApi } from '#test/stub-api.ts'
import { MergeDialog } from './merge-dialog.tsx'

const ITEM: CaredItem = {
  id: '0199b0a4-0000-7000-8000-000000000001',
  name: 'Batery recycling',
  code: null,
  state: 'draft',
  source: 'Profile',
  uses: 1,
  created_by: null,
  created_at: '2026-01-02T00:00:00.000Z',
  created_at_diff: '',
  version: 1,
  industry: null,
  segment_1: null,
}
const RIGHT = { ...ITEM, id: '0199b0a4-0000-7000-8000-000000000002', name: 'Battery recycling' }

it('asks for the one entry that stays', async () => {
  stubApi().on(referenceAdmin.list, () => pageOf([ITEM, RIGHT], { page: 1, pageSize: 20, total: 2 }))
  const { user } = renderWithData(<MergeDialog list="skills" item={ITEM} onClose={() => undefined} />)
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge Batery recycling' }))

  expect(dialog.queryByText('Choose which one stays.')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Merge' }))
  expect(dialog.getByText('Choose which one stays.')).toBeDefined()

  await user.click(dialog.getByRole('combobox', { name: 'Merge into' }))
  await user.click(await screen.findByRole('option', { name: /Battery recycling/ }))

  expect(await dialog.findByText(/^“Battery recycling” stays\./)).toBeDefined()
  expect(dialog.queryByText('Choose which one stays.')).toBeNull()
})
