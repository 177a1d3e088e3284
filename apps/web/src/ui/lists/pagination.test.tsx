import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { render } from '#test/render.tsx'
import { Pagination } from './pagination.tsx'

it('is absent when there is one page or none', () => {
  const { container } = render(
    <Pagination page={1} totalPages={1} from={1} to={3} total={3} onPage={vi.fn<() => void>()} />,
  )

  expect(container.querySelector('nav')).toBeNull()
  expect(screen.queryByText(/Showing/)).toBeNull()
})

it('says where the reader is and goes to other pages', async () => {
  const onPage = vi.fn<() => void>()
  const { user } = render(<Pagination page={2} totalPages={9} from={9} to={16} total={70} onPage={onPage} />)

  await user.click(screen.getByRole('button', { name: 'Previous page' }))
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await user.click(screen.getByRole('button', { name: 'Page 9' }))

  expect(screen.getByText('Showing 9 to 16 of 70 entries')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
  expect(onPage.mock.calls).toEqual([[1], [3], [9]])
})

it('stops at both ends', () => {
  const { rerender } = render(
    <Pagination page={1} totalPages={2} from={1} to={8} total={9} onPage={vi.fn<() => void>()} />,
  )
  expect(screen.getByRole('button', { name: 'Previous page' }).hasAttribute('disabled')).toBe(true)

  rerender(<Pagination page={2} totalPages={2} from={9} to={9} total={9} onPage={vi.fn<() => void>()} />)

  expect(screen.getByRole('button', { name: 'Next page' }).hasAttribute('disabled')).toBe(true)
})
