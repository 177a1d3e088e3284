import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from '#test/render.tsx'
import { DateRangeField } from './date-range-field.tsx'
import type { DateRange } from './date-range-field.tsx'

function Range({ initial, report }: { initial: DateRange; report: (value: DateRange) => void }) {
  const [value, setValue] = useState(initial)
  const change = (next: DateRange) => {
    setValue(next)
    report(next)
  }
  return <DateRangeField value={value} onChange={change} />
}

it('shows both days as dates are written here', () => {
  render(<Range initial={{ start: '2026-11-02', end: '2026-11-21' }} report={vi.fn<() => void>()} />)

  expect(screen.getByLabelText('Dates').textContent).toBe('Nov 02,2026 – Nov 21,2026')
})

it('takes the first and the last day by two clicks', async () => {
  const report = vi.fn<(value: DateRange) => void>()
  const { user } = render(<Range initial={{ start: '2026-11-01', end: '2026-11-01' }} report={report} />)

  await user.click(screen.getByLabelText('Dates'))
  await user.click(await screen.findByRole('button', { name: '5 November 2026' }))
  await user.click(screen.getByRole('button', { name: '9 November 2026' }))

  expect(report).toHaveBeenLastCalledWith({ start: '2026-11-05', end: '2026-11-09' })
})

it('is emptied by its button', async () => {
  const report = vi.fn<(value: DateRange) => void>()
  const { user } = render(<Range initial={{ start: '2026-11-02', end: '2026-11-21' }} report={report} />)

  await user.click(screen.getByRole('button', { name: 'Clear Dates' }))

  expect(report).toHaveBeenLastCalledWith({ start: undefined, end: undefined })
})
