import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { onPhone, render } from '#test/render.tsx'
import { Gallery } from './gallery.tsx'

class NoObserver {
  observe() {}
  disconnect() {}
}

it.each(['a desktop', 'a phone'])('shows every widget without a complaint on %s', async (screenKind) => {
  vi.stubGlobal('IntersectionObserver', NoObserver)
  if (screenKind === 'a phone') onPhone()
  const { user } = render(<Gallery />)

  for (const name of ['Forms and files', 'Dialogs and toasts', 'Parts', 'Lists']) {
    await user.click(screen.getByRole('tab', { name }))
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(1)
  }
})
