import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { onPhone, render } from '#test/render.tsx'
import { SeeMore, cut } from './see-more.tsx'

it('cuts at 300 characters until the reader asks for all', async () => {
  const { user, container } = render(<SeeMore text={'a'.repeat(301)} />)
  expect(container.textContent).toContain(`${'a'.repeat(300)} ... See more`)

  await user.click(screen.getByRole('button', { name: '... See more' }))
  expect(container.textContent).toContain('a'.repeat(301))

  await user.click(screen.getByRole('button', { name: 'See Less' }))
  expect(screen.getByRole('button', { name: '... See more' })).toBeTruthy()
})

it('cuts at 100 characters on a phone', () => {
  onPhone()
  const { container } = render(<SeeMore text={'a'.repeat(101)} />)

  expect(container.textContent).toContain(`${'a'.repeat(100)} ... See more`)
})

it('leaves a text alone that fits', () => {
  render(<SeeMore text={'a'.repeat(300)} />)

  expect(screen.queryByRole('button')).toBeNull()
})

it('never halves an emoji', () => {
  expect(cut('a👍b', 2)).toBe('a👍')
})
