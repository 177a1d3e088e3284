import { pageOf } from '@guildhall/contract/envelope'
import { people } from '@guildhall/contract/people'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithData } from '#test/render.tsx'
import { stubApi } from '#test/stub-api.ts'
import { NoteThread } from './note-thread.tsx'

it('says at the button that no note was written', async () => {
  stubApi().on(people.notes, () => pageOf([], { page: 1, pageSize: 20, total: 0 }))
  const { user } = renderWithData(<NoteThread personId="0199b0a4-0000-7000-8000-000000000001" />)

  await user.click(screen.getByRole('button', { name: 'Add note' }))
  expect(screen.getByText('This field is required.')).toBeDefined()

  await user.type(screen.getByRole('textbox', { name: 'New note' }), 'A')
  expect(screen.queryByText('This field is required.')).toBeNull()
})
