import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { render } from '#test/render.tsx'
import { ApiError } from './api-error.ts'
import { PartFailure } from './part-failure.tsx'

const failed = (status: number, data?: unknown) => ({
  data,
  isPending: false,
  isFetching: false,
  error: new ApiError({ status, code: 'failed', message: 'Text', requestId: 'r-1' }),
  refetch: vi.fn<() => Promise<unknown>>(async () => undefined),
})

it('says that a part failed, and tries again', async () => {
  const load = failed(500)
  const { user } = render(<PartFailure load={load} />)

  expect(screen.getByText('Something went wrong.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'REFRESH' }))
  expect(load.refetch).toHaveBeenCalledOnce()
})

it.each([
  ['what is not there for this reader', failed(404)],
  ['what came before and stands', failed(500, [])],
])('is silent about %s', (_what, load) => {
  render(<PartFailure load={load} />)

  expect(screen.queryByRole('alert')).toBeNull()
})
