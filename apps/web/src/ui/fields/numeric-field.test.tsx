import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from '#test/render.tsx'
import { NumericField } from './numeric-field.tsx'

function open(decimals: number) {
  const onChange = vi.fn<(value: number | undefined) => void>()
  function Field() {
    const [value, setValue] = useState<number | undefined>()
    return (
      <>
        <NumericField
          label="Cost"
          decimals={decimals}
          value={value}
          onChange={(next) => {
            onChange(next)
            setValue(next)
          }}
        />
        <button type="button" onClick={() => setValue(undefined)}>
          Reset
        </button>
      </>
    )
  }
  const view = render(<Field />)
  const shown = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Cost' }).value
  return {
    ...view,
    onChange,
    shown,
    type: (text: string) => view.user.type(screen.getByLabelText('Cost'), text),
  }
}

it.each([
  ['120.50', '120.50', 120.5],
  ['0.05', '0.05', 0.05],
  ['12x.7', '12.7', 12.7],
  ['12,5', '12.5', 12.5],
  ['3,750', '3.750', 3750],
  ['1,500.50', '1500.50', 1500.5],
  ['1,234,567', '1234.567', 1_234_567],
  ['0.125', '0.125', 0.125],
  ['1,250.505', '1250.505', 1250.505],
  ['1.250,505', '1250.505', 1250.505],
  ['1250.505', '1250.505', 1250.505],
  ['1,234,567.505', '1234567.505', 1_234_567.505],
])('takes %s as it is typed', async (text, stays, figure) => {
  const { type, shown, onChange } = open(2)

  await type(text)

  expect(shown()).toBe(stays)
  expect(onChange).toHaveBeenLastCalledWith(figure)
})

it.each([
  ['2x01e9', '2019', 2019],
  ['1.5', '1.5', 1.5],
  ['12,5', '12.5', 12.5],
  ['-5', '-5', -5],
  ['1,000', '1.000', 1000],
  ['1,000,000', '1000.000', 1_000_000],
])('makes no other figure of %s where a whole one is meant', async (text, stays, figure) => {
  const { type, shown, onChange } = open(0)

  await type(text)

  expect(shown()).toBe(stays)
  expect(onChange).toHaveBeenLastCalledWith(figure)
})

it.each([
  ['1,250.50', 1250.5],
  ['$ 3,750', 3750],
  ['1.250,50', 1250.5],
  ['1,234,567', 1_234_567],
  ['12,5', 12.5],
])('takes %s when it is pasted', async (text, figure) => {
  const { user, onChange } = open(2)
  await user.click(screen.getByLabelText('Cost'))

  await user.paste(text)

  expect(onChange).toHaveBeenLastCalledWith(figure)
})

it('shows thousands as they were understood once it is left', async () => {
  const { type, shown, user } = open(2)
  await type('3,750')

  await user.tab()

  expect(shown()).toBe('3750')
})

it('shows what its form holds, also after a reset', async () => {
  const { type, shown, user } = open(2)
  await type('7.')

  await user.click(screen.getByRole('button', { name: 'Reset' }))

  expect(shown()).toBe('')
})
