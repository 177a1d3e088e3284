import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { render } from '#test/render.tsx'
import { DayField } from './day-field.tsx'

it('closes the calendar by Escape first, and the dialog by the next one', async () => {
  const onClose = vi.fn<() => void>()
  const { user } = render(
    <FormDialog title="Hours" isDirty={false} onClose={onClose} actions={undefined}>
      <DayField label="Day" value="" onChange={() => undefined} />
    </FormDialog>,
  )
  await user.click(await screen.findByRole('textbox', { name: 'Day' }))
  await screen.findByRole('button', { name: 'Next month' })

  await user.keyboard('{Escape}')

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Next month' })).toBeNull())
  expect(onClose).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

it('keeps the calendar closed where the focus is led to what is wrong with the day', async () => {
  const { user } = render(
    <DayField label="Day" value="" error="This field is required." onChange={() => undefined} />,
  )
  const day = await screen.findByRole('textbox', { name: 'Day' })

  act(() => day.focus())
  expect(screen.queryByRole('button', { name: 'Next month' })).toBeNull()

  await user.click(day)
  expect(await screen.findByRole('button', { name: 'Next month' })).toBeTruthy()
})
