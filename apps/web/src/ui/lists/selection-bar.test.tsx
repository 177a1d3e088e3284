import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { onPhone, render } from '#test/render.tsx'
import { SelectionBar } from './selection-bar.tsx'

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

function bar(acts: string[]) {
  const all = acts.map((act) => (
    <button key={act} type="button">
      {act}
    </button>
  ))
  return render(
    <SelectionBar label="Selected" count={2} onClear={() => undefined}>
      {all}
    </SelectionBar>,
  )
}

it('keeps to one line of acts on a phone, and shows the rest when it is asked for', async () => {
  onPhone()

  const { user } = bar(['Screen', 'Approve', 'Reject', 'Export'])

  expect(buttons()).toEqual(['Screen', 'Approve', 'More', 'Clear'])
  await user.click(screen.getByRole('button', { name: 'More', expanded: false }))
  expect(buttons()).toEqual(['Screen', 'Approve', 'Less', 'Reject', 'Export', 'Clear'])
  await user.click(screen.getByRole('button', { name: 'Less', expanded: true }))
  expect(buttons()).toEqual(['Screen', 'Approve', 'More', 'Clear'])
})

it('hides nothing where there is room', () => {
  onPhone()
  bar(['Compare', 'Shortlist', 'Decline'])

  expect(buttons()).toEqual(['Compare', 'Shortlist', 'Decline', 'Clear'])
})

it('shows every act on a wide screen', () => {
  bar(['Screen', 'Approve', 'Reject', 'Export'])

  expect(buttons()).toEqual(['Screen', 'Approve', 'Reject', 'Export', 'Clear'])
})
