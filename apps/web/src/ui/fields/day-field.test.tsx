import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from '#test/render.tsx'
import { DayField } from './day-field.tsx'

function Sample({ min }: { min?: string }) {
  const [day, setDay] = useState('')
  return (
    <>
      <DayField label="End" value={day} onChange={setDay} {...(min && { min })} />
      <output>{day}</output>
    </>
  )
}

async function type(text: string, min?: string) {
  const { user } = render(<Sample {...(min && { min })} />)
  await user.type(screen.getByLabelText('End'), text)
  await user.tab()
  return {
    shown: screen.getByLabelText<HTMLInputElement>('End').value,
    chosen: screen.getByRole('status').textContent,
    isRefused: screen.queryByText('Use a day like Dec 24,2020.') !== null,
  }
}

it('reads a day as people type it', async () => {
  expect(await type('24.12.2020')).toEqual({ shown: 'Dec 24,2020', chosen: '2020-12-24', isRefused: false })
})

it('keeps what is no day, and says so', async () => {
  expect(await type('12/2020')).toEqual({ shown: '12/2020', chosen: '12/2020', isRefused: true })
})

it('keeps it and says so also where only days are taken', async () => {
  const { user } = render(<DayField label="End" value="" onChange={() => undefined} />)
  await user.type(screen.getByLabelText('End'), 'tomorrow')
  await user.tab()

  expect(screen.getByLabelText('End')).toHaveProperty('value', 'tomorrow')
  expect(screen.getByText('Use a day like Dec 24,2020.')).toBeDefined()
})

it('hands on a day outside of the calendar, so that the form can say why not', async () => {
  const typed = await type('Nov 1,2026', '2026-11-27')
  expect(typed).toEqual({ shown: 'Nov 01,2026', chosen: '2026-11-01', isRefused: false })
})

it('says what was typed and is no day, where it can show it no more', async () => {
  const { user } = render(<DayField label="End" value="31.04.2027" onChange={() => undefined} />)

  expect(screen.getByText('“31.04.2027” is not a date. Use a day like Dec 24,2020.')).toBeDefined()

  await user.type(screen.getByLabelText('End'), 'May')
  expect(screen.queryByText(/is not a date/)).toBeNull()
})

it('does not say its name twice', () => {
  render(<DayField label="End" value="" onChange={() => undefined} />)

  expect(screen.getByLabelText('End')).toHaveProperty('placeholder', 'Pick a day')
})
