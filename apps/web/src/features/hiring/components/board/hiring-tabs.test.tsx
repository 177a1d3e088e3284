import { hiring } from '@guildhall/contract/hiring'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWithData } from '#test/render.tsx'
import { stubApi } from '#test/stub-api.ts'
import { HiringTabs } from './hiring-tabs.tsx'

const COUNTS = { Requested: 0, Applied: 0, Reviewed: 0, Hired: 0, Closed: 0 }

it('leads from a list without anybody to the recommended experts', async () => {
  stubApi().on(hiring.counts, () => ({ data: COUNTS }))
  const onTab = vi.fn()
  const { user } = renderWithData(
    <HiringTabs
      gigId="0193b4a0-0000-7000-8000-000000000001"
      hasRanking
      canRequest
      tab="Applied"
      onTab={onTab}
      slots={{}}
      List={({ emptyAction }) => emptyAction}
    />,
  )

  await user.click(await screen.findByRole('button', { name: 'See recommended experts' }))

  expect(onTab).toHaveBeenCalledWith('Recommended')
})
