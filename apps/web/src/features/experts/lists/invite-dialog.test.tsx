import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithData } from '#test/render.tsx'
import { InviteDialog } from './invite-dialog.tsx'

it('begins with the first name', async () => {
  renderWithData(<InviteDialog onClose={() => undefined} />)

  const field = await screen.findByRole('textbox', { name: /First name/ })
  await waitFor(() => expect(document.activeElement).toBe(field))
})
