import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithData } from '#test/render.tsx'
import { stubApi } from '#test/stub-api.ts'
import { isLoss } from '#ui/dialogs/unsaved.ts'
import { WaiveGate } from './waive-gate.tsx'

const away = {
  currentLocation: { pathname: '/admin/projects/1', search: '' },
  nextLocation: { pathname: '/people', search: '' },
  action: 'PUSH',
}

it('asks before a reason that was typed is left, and forgets one that was taken back', async () => {
  stubApi()
  const { user } = renderWithData(
    <WaiveGate engagementId="0193b4a0-0000-7000-8000-0000000000c1" gate="training" title="Training taken" />,
  )
  await user.click(screen.getByRole('button', { name: /Training taken/ }))
  expect(isLoss(away)).toBe(false)
  const field = screen.getByRole('textbox')
  expect(document.activeElement).toBe(field)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Waive', 'Cancel'])

  await user.type(field, 'They took it elsewhere.')
  expect(isLoss(away)).toBe(true)

  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(isLoss(away)).toBe(false)
  expect(screen.queryByRole('textbox')).toBeNull()
})
