import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { render } from '#test/render.tsx'
import type { ListState } from './list-faces.ts'
import { ListStates } from './list-states.tsx'

const rows: ListState = {
  loading: false,
  error: false,
  isSearching: false,
  isEmpty: false,
}
const empty: ListState = { ...rows, isEmpty: true }

function list(state: ListState, onRefresh = vi.fn<() => void>()) {
  return (
    <ListStates state={state} onRefresh={onRefresh} emptyAction={<button type="button">Add</button>}>
      <p>The rows</p>
    </ListStates>
  )
}

afterEach(() => {
  vi.useRealTimers()
})

describe('a list', () => {
  it('shows its skeleton only after 150 ms', () => {
    vi.useFakeTimers()
    const { container } = render(list({ ...empty, loading: true }))

    act(() => void vi.advanceTimersByTime(149))
    const before = container.querySelectorAll('.bone').length
    act(() => void vi.advanceTimersByTime(1))

    expect(before).toBe(0)
    expect(container.querySelectorAll('.bone').length).toBeGreaterThan(0)
    expect(screen.getByRole('status', { name: 'Loading' }).getAttribute('aria-busy')).toBe('true')
  })

  it('says that something went wrong and loads again on request', async () => {
    const onRefresh = vi.fn<() => void>()
    const { user } = render(list({ ...empty, error: true, requestId: 'r-1' }, onRefresh))

    await user.click(screen.getByRole('button', { name: 'REFRESH' }))

    expect(screen.getByRole('alert').textContent).toContain('Something went wrong.')
    expect(screen.getByText('Request r-1')).toBeTruthy()
    expect(onRefresh).toHaveBeenCalledOnce()
  })

  it('leaves the keyboard in the content that came by REFRESH', async () => {
    const page = (state: ListState) => <main tabIndex={-1}>{list(state)}</main>
    const { user, rerender } = render(page({ ...empty, error: true }))
    await user.click(screen.getByRole('button', { name: 'REFRESH' }))

    rerender(page(rows))

    expect(await screen.findByText('The rows')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  })

  it('keeps the rows of a later page when the next load fails, and offers the first page by RESET', async () => {
    const [onRefresh, toFirst] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const { user } = render(list({ ...rows, error: 'Not Found', toFirst }, onRefresh))

    expect(screen.getByText('The rows')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain('Not Found')
    await user.click(screen.getByRole('button', { name: 'RESET' }))
    expect(toFirst).toHaveBeenCalledOnce()
    expect(onRefresh).not.toHaveBeenCalled()
  })

  it('leads from a page that it does not have back to the first one', async () => {
    const toFirst = vi.fn<() => void>()
    const { user } = render(list({ ...empty, error: true, toFirst }))

    expect(screen.getByRole('button', { name: 'REFRESH' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Go to the first page' }))

    expect(toFirst).toHaveBeenCalledOnce()
  })

  it('offers the action that fills it when it is empty, not when a search found nothing', () => {
    const { rerender } = render(list(empty))
    expect(screen.getByText('No Data')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Add' })).toBeTruthy()

    rerender(list({ ...empty, isSearching: true }))

    expect(screen.getByText('No results')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull()
  })

  it.each(['isSearching', 'isFiltered'])('offers the way back to all rows: %s', async (why) => {
    const onClear = vi.fn<() => void>()
    const { user } = render(
      <ListStates state={{ ...empty, [why]: true }} onRefresh={() => undefined} onClear={onClear}>
        <p>The rows</p>
      </ListStates>,
    )

    await user.click(screen.getByRole('button', { name: 'Clear filters' }))

    expect(onClear).toHaveBeenCalledOnce()
  })

  it('offers no way back while nothing narrows it', () => {
    render(
      <ListStates state={empty} onRefresh={() => undefined} onClear={() => undefined}>
        <p>The rows</p>
      </ListStates>,
    )

    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  })
})
