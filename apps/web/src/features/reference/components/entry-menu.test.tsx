import { referenceAdmin, type CaredItem } from '@guildhall/contract/reference/admin'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithData } from '#test/render.tsx'
import { stubApi } from '#test/stub-api.ts'
import { toasts } from '#ui/feedback/toasts.tsx'
import { EntryMenu } from './entry-menu.tsx'

const ITEM: CaredItem = {
  id: '0199b0a4-0000-7000-8000-000000000001',
  name: 'Wafers',
  code: null,
  state: 'retired',
  source: 'Profile',
  uses: 1,
  created_by: null,
  created_at: '2026-01-02T00:00:00.000Z',
  created_at_diff: '',
  version: 1,
  industry: null,
  segment_1: null,
}

it.each([
  ['draft', 'Wafers waits for approval again.'],
  ['active', 'Wafers is offered again.'],
] as const)('says of an entry that is %s again what that means', async (state, said) => {
  toasts.closeAll()
  stubApi().on(referenceAdmin.restore, () => ({ data: { ...ITEM, state } }))
  const nothing = () => undefined
  const { user } = renderWithData(
    <EntryMenu list="skills" item={ITEM} onRename={nothing} onMerge={nothing} />,
  )

  await user.click(screen.getByRole('button', { name: 'Actions for Wafers' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Restore' }))

  expect(await screen.findByText(said)).toBeDefined()
})
