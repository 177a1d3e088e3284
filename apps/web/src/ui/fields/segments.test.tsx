import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from '#test/render.tsx'
import { Segments } from './segments.tsx'

const LOOKS = [
  { value: 'table', label: 'Table' },
  { value: 'cards', label: 'Cards' },
] as const

function Look({ onChange }: { onChange: (value: 'table' | 'cards') => void }) {
  const [value, setValue] = useState<'table' | 'cards'>('table')
  const choose = (next: 'table' | 'cards') => {
    setValue(next)
    onChange(next)
  }
  return <Segments label="View" options={LOOKS} value={value} onChange={choose} />
}

it('is one choice with a name, of which one is chosen', () => {
  const onChange = vi.fn<(value: string) => void>()
  render(<Look onChange={onChange} />)

  fireEvent.click(screen.getByText('Cards'))

  expect(onChange.mock.calls).toEqual([['cards']])
  expect(screen.getByRole('radiogroup', { name: 'View' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Cards', checked: true })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Table', checked: false })).toBeTruthy()
})

it('has a name of its own, or a browser would take it and its neighbour for one', () => {
  render(
    <>
      <Look onChange={() => undefined} />
      <Look onChange={() => undefined} />
    </>,
  )

  const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('name'))
  expect(new Set(names).size).toBe(2)
})
