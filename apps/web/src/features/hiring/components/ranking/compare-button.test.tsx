import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { render } from '#test/render.tsx'
import { CompareButton } from './compare-button.tsx'

it.each([1, 5])('says how many experts a comparison takes where %i are chosen', async (count) => {
  const onCompare = vi.fn()
  const { user } = render(<CompareButton count={count} onCompare={onCompare} />)
  expect(screen.getByRole('alert').textContent).toBe('')

  await user.click(screen.getByRole('button', { name: 'Compare' }))

  expect(screen.getByRole('alert').textContent).toBe('Choose 2 to 4 experts to compare.')
  expect(onCompare).not.toHaveBeenCalled()
})

it.each([2, 4])('compares %i', async (count) => {
  const onCompare = vi.fn()
  const { user } = render(<CompareButton count={count} onCompare={onCompare} />)

  await user.click(screen.getByRole('button', { name: 'Compare' }))

  expect(onCompare).toHaveBeenCalledOnce()
})
