import { allSections } from '@guildhall/contract/experts/all-sections'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithData } from '#test/render.tsx'
import { StubRefusal, stubApi } from '#test/stub-api.ts'
import { RateList } from './rate-list.tsx'

it('says that the rates did not come, and not that there are none', async () => {
  stubApi().on(allSections.read, () => new StubRefusal(500))

  renderWithData(<RateList personId="0193b4a0-0000-7000-8000-0000000000aa" canEdit />)
  expect(screen.queryByText('Not provided')).toBeNull()

  expect(await screen.findByRole('button', { name: 'REFRESH' })).toBeDefined()
  expect(screen.getByText('Something went wrong.')).toBeDefined()
  expect(screen.queryByText('Not provided')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull()
})
