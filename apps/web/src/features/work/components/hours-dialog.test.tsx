import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithData } from '#test/render.tsx'
import { HoursDialog } from './hours-dialog.tsx'

it('says at the hours that they are missing, until they are entered', async () => {
  const { user } = renderWithData(
    <HoursDialog engagementId="e1" entry={undefined} onClose={() => undefined} />,
  )

  await user.click(await screen.findByRole('button', { name: 'Save' }))

  const hours = screen.getByRole('textbox', { name: 'Hours' })
  expect(hours.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Enter hours or minutes.')).toBeTruthy()

  await user.type(hours, '2')
  expect(screen.queryByText('Enter hours or minutes.')).toBeNull()
})
