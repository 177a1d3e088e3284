import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { onPhone, render } from '#test/render.tsx'
import { BackButton } from './back-button.tsx'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { LoadingBar } from '#ui/feedback/loading-bar.tsx'
import { Facts } from './facts.tsx'
import { PageHeader } from './page-header.tsx'
import { SkeletonPage, SkeletonRows } from '#ui/lists/skeleton-rows.tsx'

afterEach(() => {
  vi.useRealTimers()
})

const textsOf = (role: 'term' | 'definition') => screen.getAllByRole(role).map((one) => one.textContent)

describe('what is known of a thing', () => {
  it('names what nobody gave in one line behind what is known', () => {
    const facts = [
      ['Website', null],
      ['Type', 'Partner'],
      ['Location', undefined],
    ] as const
    render(<Facts facts={facts} />)

    expect(textsOf('term')).toEqual(['Type', 'Website, Location'])
    expect(textsOf('definition')).toEqual(['Partner', 'Not provided'])
  })
})

describe('the head of a page', () => {
  it('links the way here and leaves the current page plain', () => {
    render(
      <PageHeader
        title="Lorem"
        breadcrumb={[
          { label: 'People', href: '/people' },
          { label: 'Lorem', href: '/people/1' },
        ]}
        actions={<button type="button">Edit</button>}
      />,
    )

    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' })
    expect(within(crumbs).getByRole('link', { name: 'People' }).getAttribute('href')).toBe('/people')
    expect(within(crumbs).queryByRole('link', { name: 'Lorem' })).toBeNull()
    expect(within(crumbs).getByText('Lorem').getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('heading', { level: 1, name: 'Lorem' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Edit' })).toBeTruthy()
  })

  it('has no way here where none is given', () => {
    render(<PageHeader title="Lorem" />)

    expect(screen.queryByRole('navigation')).toBeNull()
  })
})

it('goes back one step, or as many as it is told', async () => {
  const go = vi.spyOn(window.history, 'go').mockImplementation(() => undefined)
  const { user } = render(
    <>
      <BackButton />
      <BackButton label="BACK" steps={2} />
    </>,
  )

  await user.click(screen.getByRole('button', { name: 'Back' }))
  await user.click(screen.getByRole('button', { name: 'BACK' }))

  expect(go.mock.calls).toEqual([[-1], [-2]])
})

it('says what will stand in an empty place and how to fill it', () => {
  render(
    <EmptyState
      text="Nothing yet"
      detail="What you save stands here."
      action={<button type="button">Add</button>}
    />,
  )

  expect(screen.getByText('Nothing yet')).toBeTruthy()
  expect(screen.getByText('What you save stands here.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add' })).toBeTruthy()
})

it('shows the loading bar only when a page takes its time', () => {
  vi.useFakeTimers()
  const { rerender } = render(<LoadingBar isLoading />)
  expect(screen.queryByRole('status')).toBeNull()

  act(() => void vi.advanceTimersByTime(150))
  expect(screen.getByRole('status', { name: 'Loading page' })).toBeTruthy()
  rerender(<LoadingBar isLoading={false} />)

  expect(screen.queryByRole('status')).toBeNull()
})

it('draws the shape of a page that takes its time', () => {
  vi.useFakeTimers()
  const { container } = render(<SkeletonPage />)

  act(() => void vi.advanceTimersByTime(150))

  expect(container.querySelectorAll('.bone').length).toBeGreaterThan(10)
})

it('waits as cards on a phone for a list of columns, and everywhere for what comes as cards', () => {
  vi.useFakeTimers()
  onPhone()
  const shapes = [{ columns: 4 }, { columns: 1 }, { columns: 1, areCards: true }]

  const cards = shapes.map((shape) => {
    const { container } = render(<SkeletonRows rows={2} {...shape} />)
    act(() => void vi.advanceTimersByTime(150))
    return container.querySelectorAll('.cards > .row').length
  })

  expect(cards).toEqual([2, 0, 2])
})

it('keeps the room of the order above the cards of a phone, and none where a table names its columns', () => {
  vi.useFakeTimers()
  const orders = () => {
    const { container } = render(<SkeletonRows rows={2} hasHead />)
    act(() => void vi.advanceTimersByTime(150))
    return container.querySelectorAll('.order').length
  }

  expect(orders()).toBe(0)
  onPhone()
  expect(orders()).toBe(1)
})
