import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { render } from '#test/render.tsx'
import { InfiniteScroll } from './infinite-scroll.tsx'

type Observed = {
  margin: string | undefined
  root: Element | Document | null | undefined
  comeNear: () => void
}
let observed: Observed[] = []

beforeEach(() => {
  observed = []
  vi.stubGlobal('IntersectionObserver', FakeObserver)
})

/** happy-dom lays nothing out, so the test says when the end comes near. */
class FakeObserver {
  constructor(
    callback: (entries: { isIntersecting: boolean }[]) => void,
    options?: IntersectionObserverInit,
  ) {
    const comeNear = () => callback([{ isIntersecting: true }])
    observed.push({ margin: options?.rootMargin, root: options?.root, comeNear })
  }
  observe() {}
  disconnect() {}
}

it('loads the next page 20 px before the end', () => {
  const onMore = vi.fn<() => void>()
  render(<InfiniteScroll hasMore loading={false} onMore={onMore} />)

  act(() => observed[0]?.comeNear())

  expect(observed[0]?.margin).toBe('0px 0px 20px 0px')
  expect(onMore).toHaveBeenCalledOnce()
})

it('watches the box that scrolls, where there is one', () => {
  render(
    <div data-testid="box" style={{ overflowY: 'auto' }}>
      <InfiniteScroll hasMore loading={false} onMore={vi.fn<() => void>()} />
    </div>,
  )

  expect(observed[0]?.root).toBe(screen.getByTestId('box'))
})

it('does not ask twice while a page is on its way', () => {
  render(<InfiniteScroll hasMore loading onMore={vi.fn<() => void>()} />)

  expect(observed).toHaveLength(0)
})

it('has a button for the keyboard, and none at the end', async () => {
  const onMore = vi.fn<() => void>()
  const { user, rerender } = render(<InfiniteScroll hasMore loading={false} onMore={onMore} />)

  await user.tab()
  await user.keyboard('{Enter}')
  rerender(<InfiniteScroll hasMore={false} loading={false} onMore={onMore} />)

  expect(onMore).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button')).toBeNull()
})
