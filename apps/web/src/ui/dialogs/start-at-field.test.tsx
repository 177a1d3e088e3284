import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { render } from '#test/render.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { FormDialog } from './form-dialog.tsx'

const nothing = () => undefined
const open = (fields: ReactNode) =>
  render(
    <FormDialog title="Hold" isDirty={false} onClose={nothing} actions={undefined}>
      {fields}
    </FormDialog>,
  )
const expectStart = (at: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(at))

it('begins at the first field that is typed in', async () => {
  open(
    <>
      <textarea aria-label="Reason" />
      <input aria-label="Password" />
    </>,
  )

  await expectStart(await screen.findByRole('textbox', { name: 'Reason' }))
})

it('begins where the dialog says', async () => {
  open(
    <>
      <input aria-label="Name" />
      <input aria-label="Place" data-autofocus />
    </>,
  )

  await expectStart(await screen.findByRole('textbox', { name: 'Place' }))
})

it('does not jump over what is chosen first', async () => {
  open(
    <>
      <input aria-label="Kind" aria-haspopup="listbox" readOnly />
      <input aria-label="Name" />
    </>,
  )

  await expectStart(await screen.findByRole('button', { name: 'Close' }))
})

it('begins a question that cannot be undone at its way out', async () => {
  render(
    <ConfirmDialog opened title="Erase?" onClose={nothing} onConfirm={nothing} destructive>
      <input aria-label="Code" />
    </ConfirmDialog>,
  )

  await expectStart(await screen.findByRole('button', { name: 'No' }))
})
