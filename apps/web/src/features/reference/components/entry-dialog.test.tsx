import { pageOf } from '@guildhall/contract/envelope'
import { reference } from '@guildhall/contract/reference'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithData } from '#test/render.tsx'
import { stubApi } from '#test/stub-api.ts'
import { EntryDialog } from './entry-dialog.tsx'

it('asks for the industry of a segment in the words of every required field', async () => {
  stubApi().on(reference.industries, () => pageOf([], { page: 1, pageSize: 100, total: 0 }))
  const { user } = renderWithData(<EntryDialog list="segments" item={undefined} onClose={() => undefined} />)
  const dialog = within(await screen.findByRole('dialog'))

  await user.click(dialog.getByRole('button', { name: 'Save' }))

  expect(await dialog.findAllByText('This field is required.')).toHaveLength(3)
})
