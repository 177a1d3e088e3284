import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { render } from '#test/render.tsx'
import { Collapsible } from './collapsible.tsx'

it('opens by Expand and closes by Collapse', async () => {
  const { user } = render(<Collapsible title="Block">Lorem</Collapsible>)
  expect(screen.getByText('Lorem').hidden).toBe(true)

  await user.click(screen.getByRole('button', { name: 'Expand' }))
  expect(screen.getByText('Lorem').hidden).toBe(false)
  expect(screen.getByRole('button').getAttribute('aria-expanded')).toBe('true')

  await user.click(screen.getByRole('button', { name: 'Collapse' }))
  expect(screen.getByText('Lorem').hidden).toBe(true)
})

it('leaves the decision to its parent where the parent takes it', async () => {
  const onToggle = vi.fn<(expanded: boolean) => void>()
  const { user } = render(
    <Collapsible title="Block" expanded={false} onToggle={onToggle}>
      Lorem
    </Collapsible>,
  )

  await user.click(screen.getByRole('button', { name: 'Expand' }))

  expect(onToggle).toHaveBeenCalledExactlyOnceWith(true)
  expect(screen.getByText('Lorem').hidden).toBe(true)
})
