import { companies } from '@guildhall/contract/companies'
import { pageOf } from '@guildhall/contract/envelope'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithData } from '#test/render.tsx'
import { stubApi } from '#test/stub-api.ts'
import { MergeDialog } from './merge-dialog.tsx'

const ACME = { id: '0199b0a4-0000-7000-8000-000000000001', name: 'Acme' }

it('says which company is missing, where two are to be merged without the other', async () => {
  const api = stubApi()
  api.on(companies.similar, () => ({ data: [] }))
  api.on(companies.pick, () => pageOf([], { page: 1, pageSize: 20, total: 0 }))
  const stay = () => undefined
  const { user } = renderWithData(<MergeDialog company={ACME} onClose={stay} onMerged={stay} />)
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge Acme' }))

  await user.click(dialog.getByRole('button', { name: 'Merge' }))

  expect(dialog.getByRole('alert').textContent).toBe('Choose the other company first.')
})
