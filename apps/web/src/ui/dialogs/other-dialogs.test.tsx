import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { onPhone, render } from '#test/render.tsx'
import { AlertDialog } from './alert-dialog.tsx'
import { AttachmentDialog } from './attachment-dialog.tsx'
import { FormDialog } from './form-dialog.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { SideDrawer } from './side-drawer.tsx'
import { UnsavedDialog } from './unsaved-dialog.tsx'
import { YesNoCancelDialog } from './yes-no-cancel-dialog.tsx'

const nothing = () => undefined
const styleOf = (dialog: HTMLElement, name: string) =>
  dialog.closest(`[style*="${name}"]`)?.getAttribute('style')

it('offers two answers and a way back', async () => {
  const onYes = vi.fn<() => void>()
  const onNo = vi.fn<() => void>()
  const onCancel = vi.fn<() => void>()
  const { user } = render(
    <YesNoCancelDialog opened title="Save?" onYes={onYes} onNo={onNo} onCancel={onCancel} />,
  )

  await user.click(screen.getByRole('button', { name: 'Yes' }))
  await user.click(screen.getByRole('button', { name: 'No' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.keyboard('{Escape}')

  expect([onYes, onNo, onCancel].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 2])
})

it('is titled Alert where nothing else is said', async () => {
  const onClose = vi.fn<() => void>()
  const { user } = render(
    <AlertDialog opened onClose={onClose}>
      Lorem ipsum
    </AlertDialog>,
  )

  await user.click(screen.getByRole('button', { name: 'OK' }))

  expect(screen.getByRole('dialog', { name: 'Alert' })).toBeTruthy()
  expect(onClose).toHaveBeenCalledOnce()
})

it('adds attachments in a dialog of 700 px', async () => {
  const onSave = vi.fn<() => void>()
  const onClose = vi.fn<() => void>()
  const { user } = render(
    <AttachmentDialog isDirty={false} onClose={onClose} onSave={onSave}>
      Files
    </AttachmentDialog>,
  )

  await user.click(screen.getByRole('button', { name: 'SAVE' }))
  await user.click(screen.getByRole('button', { name: 'CANCEL' }))

  expect(styleOf(screen.getByRole('dialog', { name: 'Add attachment' }), '--modal-size')).toContain(
    'calc(43.75rem',
  )
  expect([onSave, onClose].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

it('slides in over a quarter of the width, over 90 % of a phone', () => {
  const drawer = (
    <SideDrawer opened title="Notices" onClose={nothing}>
      Lorem
    </SideDrawer>
  )
  const { unmount } = render(drawer)
  expect(styleOf(screen.getByRole('dialog', { name: 'Notices' }), '--drawer-size')).toContain(
    'max(25%, 300px)',
  )
  unmount()

  onPhone()
  render(drawer)

  expect(styleOf(screen.getByRole('dialog', { name: 'Notices' }), '--drawer-size')).toContain('90%')
})

function Checklist() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Checklist
      </button>
      {isOpen && (
        <SideDrawer opened title="Papers" onClose={() => setOpen(false)}>
          Lorem
        </SideDrawer>
      )}
    </>
  )
}

it('gives the focus back from a drawer to what opened it', async () => {
  const { user } = render(<Checklist />)
  await user.click(screen.getByRole('button', { name: 'Checklist' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' })))

  await user.keyboard('{Escape}')

  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Checklist' }))
})

it('asks before unsaved changes are lost, and stays by default', async () => {
  const onStay = vi.fn<() => void>()
  const onLeave = vi.fn<() => void>()
  const { user } = render(<UnsavedDialog opened onStay={onStay} onLeave={onLeave} />)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay' })))

  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: 'Leave' }))

  expect([onStay, onLeave].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

it('lets go of a secret by its button alone, and asks before any other way', async () => {
  const onClose = vi.fn<() => void>()
  const { user } = render(
    <SecretDialog title="Copy the key now" label="Key" secret="s3cret" confirm="Done" onClose={onClose}>
      Once.
    </SecretDialog>,
  )

  await waitFor(() => expect(document.activeElement?.textContent).toBe('Copy'))
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Go back' }))
  expect(onClose).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Done' }))

  expect(onClose).toHaveBeenCalledOnce()
})

it('sends a dialog by Enter in a field of one line, once, and leaves the others alone', async () => {
  const onSend = vi.fn<() => void>()
  const onForm = vi.fn<() => void>()
  const { user } = render(
    <FormDialog
      title="Lorem"
      isDirty={false}
      onClose={nothing}
      actions={<button onClick={onSend}>Send</button>}
    >
      <input aria-label="Name" />
      <input aria-label="Search" type="search" />
      <textarea aria-label="Note" />
      <form aria-label="Part" onSubmit={(event) => (event.preventDefault(), onForm())}>
        <input aria-label="In a form" />
      </form>
    </FormDialog>,
  )

  await user.type(await screen.findByLabelText('Note'), 'a{Enter}b')
  await user.type(screen.getByLabelText('Search'), 'a{Enter}')
  await user.type(screen.getByLabelText('In a form'), 'a{Enter}')
  expect([onSend.mock.calls.length, onForm.mock.calls.length]).toEqual([0, 1])
  await user.type(screen.getByLabelText('Name'), 'a{Enter}')

  expect([onSend.mock.calls.length, onForm.mock.calls.length]).toEqual([1, 1])
})
