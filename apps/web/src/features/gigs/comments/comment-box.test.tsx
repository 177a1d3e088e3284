import { gigComments } from '@guildhall/contract/gigs/comments'
import { screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, it, vi } from 'vitest'
import { renderWithData } from '#test/render.tsx'
import { stubApi } from '#test/stub-api.ts'
import { ApiError } from '#platform/api-error.ts'
import { CommentBox } from './comment-box.tsx'

type Rest = Pick<ComponentProps<typeof CommentBox>, 'onSend' | 'onCancel' | 'gone'>

/** A comment of "First words." that its author changes. */
function change(rest: Rest) {
  stubApi().on(gigComments.mentionable, () => ({ data: [] }))
  return renderWithData(
    <CommentBox
      gigId="0193b4a0-0000-7000-8000-0000000000c1"
      label="Change comment"
      action="Save"
      initial="First words."
      {...rest}
    />,
  )
}

it('asks before a changed comment is dropped, and begins in the text', async () => {
  let isCancelled = false
  const { user } = change({
    onSend: () => Promise.resolve(),
    onCancel: () => {
      isCancelled = true
    },
  })
  const field = screen.getByLabelText('Change comment')
  expect(document.activeElement).toBe(field)
  await user.type(field, ' More words.')

  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  const question = within(await screen.findByRole('dialog'))
  expect(isCancelled).toBe(false)
  await user.click(question.getByRole('button', { name: 'Keep editing' }))
  expect(field).toHaveProperty('value', 'First words. More words.')

  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }))
  expect(isCancelled).toBe(true)
})

it('says that a comment is gone, and keeps what was typed', async () => {
  const { user } = change({
    gone: 'Gone meanwhile.',
    onSend: () =>
      Promise.reject(new ApiError({ status: 404, code: 'not_found', message: 'Not Found', requestId: 'r' })),
    onCancel: () => {},
  })
  const field = screen.getByLabelText('Change comment')
  await user.type(field, ' More words.')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('Gone meanwhile.')).toBeDefined()
  expect(field).toHaveProperty('value', 'First words. More words.')
})

it('says at the button that nothing was written', async () => {
  const onSend = vi.fn(() => Promise.resolve())
  const { user } = change({ onSend })
  const field = screen.getByLabelText('Change comment')
  await user.clear(field)

  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Write something first.')).toBeDefined()
  expect(onSend).not.toHaveBeenCalled()

  await user.type(field, 'Words.')
  expect(screen.queryByText('Write something first.')).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(field).toHaveProperty('value', ''))
  expect(onSend).toHaveBeenCalledOnce()
  expect(screen.queryByText('Write something first.')).toBeNull()
})
