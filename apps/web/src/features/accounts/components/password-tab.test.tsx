import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signedIn } from '#platform/session.tsx'
import { renderWithData } from '#test/render.tsx'
import { sampleUser } from '#test/samples.ts'
import { PasswordTab } from './password-tab.tsx'

function open(isWithoutPassword: boolean) {
  const user = sampleUser({ roles: ['growth_experts_expert'] })
  signedIn({ ...user, is_linkedIn: isWithoutPassword })
  return renderWithData(<PasswordTab />)
}

it('asks for the current password unless there is none yet', async () => {
  const { user, unmount } = open(false)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Enter your current password')).toBeDefined()
  unmount()

  open(true)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.queryByLabelText('Current password')).toBeNull()
  expect(screen.getByText(/Enter new password/)).toBeDefined()
})

it('has its buttons in the order of the documents', () => {
  open(false)

  const names = screen.getAllByRole('button', { name: /^(Save|Reset)$/ }).map((one) => one.textContent)
  expect(names).toEqual(['Reset', 'Save'])
})
