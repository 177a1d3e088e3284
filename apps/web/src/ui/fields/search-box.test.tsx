import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from '#test/render.tsx'
import { SearchBox } from './search-box.tsx'

const HINT = 'Enter at least 3 characters to filter the results'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function open(props: { value?: string; minChars?: number } = {}) {
  const onSearch = vi.fn<() => void>()
  const view = render(
    <SearchBox label="Search" value={props.value ?? ''} onSearch={onSearch} minChars={props.minChars ?? 3} />,
  )
  return { onSearch, view, field: screen.getByRole('searchbox', { name: 'Search' }) }
}

function type(field: HTMLElement, value: string) {
  fireEvent.change(field, { target: { value } })
}

function pass(ms: number) {
  act(() => void vi.advanceTimersByTime(ms))
}

describe('a search box', () => {
  it('searches 300 ms after the last key, once 3 characters stand', () => {
    const { field, onSearch } = open()

    type(field, 'lor')
    pass(200)
    type(field, 'lore ')
    pass(299)
    expect(onSearch).not.toHaveBeenCalled()
    pass(1)

    expect(onSearch.mock.calls).toEqual([['lore']])
  })

  it('gives a hint and does not search below its minimum', () => {
    const { field, onSearch } = open({ minChars: 4 })

    type(field, 'lo')
    pass(1000)
    expect(screen.getByText(HINT)).toBeTruthy()
    // Three letters are what the hint asks for: it is silent, while typing waits for the fourth.
    type(field, 'lor')
    pass(1000)

    expect(screen.queryByText(HINT)).toBeNull()
    expect(onSearch).not.toHaveBeenCalled()
  })

  it('searches any text at once on Enter and by its button', () => {
    const { field, onSearch } = open()
    type(field, 'a')
    const form = field.closest('form')
    if (form) fireEvent.submit(form)

    type(field, 'ab')
    fireEvent.click(screen.getByRole('button', { name: 'Search' }))

    expect(onSearch.mock.calls).toEqual([['a'], ['ab']])
  })

  it('asks for everything when its text is emptied', () => {
    const { field, onSearch } = open({ value: 'lorem' })

    type(field, '')

    expect(onSearch.mock.calls).toEqual([['']])
  })

  it('can be cleared by a button', () => {
    const { onSearch, field } = open({ value: 'lorem' })

    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))

    expect(onSearch.mock.calls).toEqual([['']])
    expect(document.activeElement).toBe(field)
  })

  it('waits for the end of a composition', () => {
    const { field, onSearch } = open()

    fireEvent.compositionStart(field)
    type(field, 'にほん')
    pass(1000)
    expect(onSearch).not.toHaveBeenCalled()
    fireEvent.compositionEnd(field, { target: { value: '日本語' } })
    pass(300)

    expect(onSearch.mock.calls).toEqual([['日本語']])
  })

  it('takes the focus on a slash, except while the reader writes', () => {
    const { field } = open()

    fireEvent.keyDown(document.body, { key: '/' })
    expect(document.activeElement).toBe(field)

    const isLeftAlone = fireEvent.keyDown(field, { key: '/' })
    expect(isLeftAlone).toBe(true)
  })

  it('follows the text of the address bar', () => {
    const { view, onSearch, field } = open({ value: 'lorem' })

    view.rerender(<SearchBox label="Search" value="ipsum" onSearch={onSearch} />)

    expect(field).toHaveProperty('value', 'ipsum')
  })
})
