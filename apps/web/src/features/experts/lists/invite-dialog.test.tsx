import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWithData } from '#test/render.tsx'
import { InviteDialog } from './invite-dialog.tsx'

it('begins with the first name', async () => {
  renderWithData(<InviteDialog onClose={() => undefined} />)

  const field = await screen.findByRole('textbox', { name: /First name/ })
  await waitFor(() => expect(document.activeElement).toBe(field))
})

it('asks before Cancel drops what was typed', async () => {
  const onClose = vi.fn<() => void>()
  const { user } = renderWithData(<InviteDialog onClose={onClose} />)
  await user.type(await screen.findByRole('textbox', { name: /First name/ }), 'Ana')

  await user.click(screen.getByRole('button', { name: 'Cancel' }))

  expect(onClose).not.toHaveBeenCalled()
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(onClose).toHaveBeenCalledOnce()
})
