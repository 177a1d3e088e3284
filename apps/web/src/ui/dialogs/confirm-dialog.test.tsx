import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { onPhone, render } from '#test/render.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { FormDialog } from './form-dialog.tsx'
import { LogOutDialog } from './log-out-dialog.tsx'

const nothing = () => undefined
const widthOf = (dialog: HTMLElement) => dialog.closest('[style*="--modal-size"]')?.getAttribute('style')

describe('a confirmation', () => {
  it('confirms by Enter, for the focus starts at its main button', async () => {
    const onConfirm = vi.fn<() => void>()
    const { user } = render(
      <ConfirmDialog opened title="Apply filters" onClose={nothing} onConfirm={onConfirm} />,
    )
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Yes' })))

    await user.keyboard('{Enter}')

    expect(onConfirm).toHaveBeenCalledOnce()
  })

  it('takes the second press of a double click for none, while it fades', async () => {
    const onConfirm = vi.fn<() => void>()
    function Once() {
      const [opened, setOpened] = useState(true)
      const confirm = () => {
        setOpened(false)
        onConfirm()
      }
      return <ConfirmDialog opened={opened} title="Undo import" onClose={nothing} onConfirm={confirm} />
    }
    const { user } = render(<Once />)

    await user.dblClick(screen.getByRole('button', { name: 'Yes' }))

    expect(onConfirm).toHaveBeenCalledOnce()
  })

  it('cancels by Escape', async () => {
    const onClose = vi.fn<() => void>()
    const { user } = render(
      <ConfirmDialog opened title="Apply filters" onClose={onClose} onConfirm={nothing} />,
    )

    await user.keyboard('{Escape}')

    expect(onClose).toHaveBeenCalledOnce()
  })

  it('keeps the focus inside', async () => {
    const { user } = render(
      <>
        <button type="button">Outside</button>
        <ConfirmDialog opened title="Apply filters" onClose={nothing} onConfirm={nothing} />
      </>,
    )
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Yes' })))

    const dialog = screen.getByRole('dialog')
    for (let step = 0; step < 4; step += 1) {
      await user.tab()
      expect(dialog.contains(document.activeElement)).toBe(true)
    }
  })

  it('is 512 px wide and holds the page still', () => {
    const { rerender } = render(
      <ConfirmDialog opened title="Apply filters" onClose={nothing} onConfirm={nothing} />,
    )

    expect(widthOf(screen.getByRole('dialog', { name: 'Apply filters' }))).toContain(
      '--modal-size: calc(32rem',
    )
    expect(document.documentElement.dataset['scrollLocked']).toBe('')
    rerender(<ConfirmDialog opened={false} title="Apply filters" onClose={nothing} onConfirm={nothing} />)
    expect(document.documentElement.dataset['scrollLocked']).toBeUndefined()
  })
})

describe('the question before deleting', () => {
  it('names what goes and starts at the way out', async () => {
    const onDelete = vi.fn<() => void>()
    const { user } = render(
      <DeleteDialog opened type="note" name="Lorem" onClose={nothing} onDelete={onDelete} />,
    )
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'CANCEL' })))

    await user.click(screen.getByRole('button', { name: 'DELETE' }))

    expect(screen.getByRole('dialog', { name: 'Delete note' })).toBeTruthy()
    expect(screen.getByText('Are you sure you want to delete Lorem note?')).toBeTruthy()
    expect(onDelete).toHaveBeenCalledOnce()
  })

  it('says this for what has no name', () => {
    render(<DeleteDialog opened type="note" onClose={nothing} onDelete={nothing} />)

    expect(screen.getByText('Are you sure you want to delete this note?')).toBeTruthy()
  })
})

it('asks before logging out, 300 px wide on a phone', async () => {
  onPhone()
  const onLogOut = vi.fn<() => void>()
  const { user } = render(<LogOutDialog opened onClose={nothing} onLogOut={onLogOut} />)

  await user.click(screen.getByRole('button', { name: 'Yes' }))

  const dialog = screen.getByRole('dialog', { name: 'Are you sure you want to log out?' })
  expect(widthOf(dialog)).toContain('--modal-size: calc(18.75rem')
  expect(screen.getByRole('button', { name: 'No' })).toBeTruthy()
  expect(onLogOut).toHaveBeenCalledOnce()
})

describe('a dialog that holds what was typed', () => {
  const open = (isDirty: boolean) => {
    const onClose = vi.fn<() => void>()
    const { user } = render(<FormDialog isDirty={isDirty} title="Write" onClose={onClose} actions={null} />)
    return { user, onClose }
  }

  it('asks on Escape and Cancel, and the next Escape takes only the question away', async () => {
    const { user, onClose } = open(true)

    for (const leave of [
      () => user.keyboard('{Escape}'),
      () => user.click(screen.getByRole('button', { name: 'Cancel' })),
    ]) {
      await leave()
      expect(await screen.findByRole('dialog', { name: 'Close without saving?' })).toBeTruthy()
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Close without saving?' })).toBeNull())
    }
    expect(onClose).not.toHaveBeenCalled()

    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('closes at once while nothing was typed', async () => {
    const { user, onClose } = open(false)

    await user.keyboard('{Escape}')

    expect(onClose).toHaveBeenCalledOnce()
  })
})
