import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWithData } from '#test/render.tsx'
import { InsightFilters } from './insight-filters.tsx'

it('are chips: the usual period says so, and another is chosen below it', async () => {
  const onFilter = vi.fn()
  const { user } = renderWithData(
    <InsightFilters filter={{}} tags={[]} hasOwners={false} onFilter={onFilter} />,
  )
  expect(screen.queryByRole('button', { name: 'Owner' })).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Last 90 days' }))
  expect(await screen.findByRole('radio', { name: 'Last 90 days' })).toHaveProperty('checked', true)
  await user.click(screen.getByRole('radio', { name: 'Last year' }))

  const year = new Date().getUTCFullYear() - 1
  expect(onFilter).toHaveBeenCalledWith({ from: `${year}-01-01`, to: `${year}-12-31` }, { replace: true })
})

it('drop what was chosen by their cross', async () => {
  const onFilter = vi.fn()
  const tag = { key: 'kind' as const, label: 'Kind of project', value: 'Radar', full: 'Radar' }
  const { user } = renderWithData(
    <InsightFilters filter={{ type: ['radar'] }} tags={[tag]} hasOwners onFilter={onFilter} />,
  )

  await user.click(screen.getByRole('button', { name: 'Remove Kind of project Radar' }))

  expect(onFilter).toHaveBeenCalledWith({ type: undefined }, { replace: true })
})
