import { hiring } from '@guildhall/contract/hiring'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithData } from '#test/render.tsx'
import { stubApi, StubRefusal } from '#test/stub-api.ts'
import { ClosingOutcomes } from './closing-outcomes.tsx'

it('says that the hired experts could not be loaded, and loads them again', async () => {
  const api = stubApi()
  let asked = 0
  api.on(hiring.engagements, () => {
    asked += 1
    return new StubRefusal(500)
  })
  const { user } = renderWithData(
    <ClosingOutcomes gigId="0193b4a0-0000-7000-8000-000000000001" onChange={() => {}} />,
  )

  expect((await screen.findByRole('alert')).textContent).toContain('Something Wrong happened.')
  await user.click(screen.getByRole('button', { name: 'REFRESH' }))

  await waitFor(() => expect(asked).toBe(2))
})
