import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { render } from '#test/render.tsx'
import { LoadMore, loadMoreLabel } from './load-more.tsx'

it.each([
  ['next', 20, 50, 'VIEW NEXT (20 OF 50)'],
  ['next', 20, 20, 'VIEW NEXT (20)'],
  ['next', 20, 7, 'VIEW NEXT (7)'],
  ['more', 20, 50, 'VIEW MORE (20)'],
  ['more', 20, 7, 'VIEW MORE (7)'],
  ['show', 20, 50, 'Show more (20 from 50)'],
  ['show', 20, 7, 'Show more (7)'],
] as const)(
  'names the button of kind %s for pages of %i and %i remaining: %s',
  (kind, pageSize, remaining, label) => {
    expect(loadMoreLabel({ kind, pageSize, remaining })).toBe(label)
  },
)

it('asks for more, and is absent when nothing remains', async () => {
  const onMore = vi.fn<() => void>()
  const { user, rerender } = render(<LoadMore kind="next" pageSize={5} remaining={6} onMore={onMore} />)

  await user.click(screen.getByRole('button', { name: 'VIEW NEXT (5 OF 6)' }))
  rerender(<LoadMore kind="next" pageSize={5} remaining={0} onMore={onMore} />)

  expect(onMore).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button')).toBeNull()
})
