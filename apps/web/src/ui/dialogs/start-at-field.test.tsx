import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from '#test/render.tsx'
import { DayField } from '#ui/fields/day-field.tsx'
import { MultiChoiceField } from '#ui/fields/multi-choice-field.tsx'
import { SearchSelect } from '#ui/fields/search-select.tsx'
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

it('begins at a list too, which stays closed', async () => {
  open(
    <>
      <SearchSelect label="School" options={[]} value={undefined} onChange={nothing} />
      <input aria-label="Name" />
    </>,
  )

  const school = await screen.findByRole('combobox', { name: 'School' })
  await expectStart(school)
  expect(school.getAttribute('aria-expanded')).toBe('false')
})

it('begins at a choice of a few, which stays closed', async () => {
  open(<MultiChoiceField label="Reasons" placeholder="Choose" options={[]} value={[]} onChange={nothing} />)

  const reasons = await screen.findByRole('combobox', { name: 'Reasons' })
  await expectStart(reasons)
  expect(reasons.getAttribute('aria-expanded')).toBe('false')
})

it('begins a choice at what is chosen', async () => {
  open(
    <>
      <input type="radio" name="end" aria-label="Early" />
      <input type="radio" name="end" aria-label="Completed" defaultChecked />
      <textarea aria-label="Reason" />
    </>,
  )

  await expectStart(await screen.findByRole('radio', { name: 'Completed' }))
})

it('begins at a day that comes first, whose calendar waits for a press', async () => {
  const { user } = open(
    <>
      <DayField label="From" value="" onChange={nothing} />
      <input aria-label="Name" />
    </>,
  )

  const from = await screen.findByRole('textbox', { name: 'From' })
  await expectStart(from)
  expect(screen.queryByRole('button', { name: 'Next month' })).toBeNull()

  await user.click(from)
  expect(await screen.findByRole('button', { name: 'Next month' })).toBeTruthy()
})

it('closes by one Escape while its first day waits', async () => {
  const onClose = vi.fn<() => void>()
  const { user } = render(
    <FormDialog title="Move" isDirty={false} onClose={onClose} actions={undefined}>
      <DayField label="Day" value="" onChange={nothing} />
    </FormDialog>,
  )
  await expectStart(await screen.findByRole('textbox', { name: 'Day' }))

  await user.keyboard('{Escape}')

  expect(onClose).toHaveBeenCalledOnce()
})

it('begins a question that cannot be undone at its way out', async () => {
  render(
    <ConfirmDialog opened title="Erase?" onClose={nothing} onConfirm={nothing} destructive>
      <input aria-label="Code" />
    </ConfirmDialog>,
  )

  await expectStart(await screen.findByRole('button', { name: 'No' }))
})
