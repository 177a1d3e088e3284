import { Button, Modal } from '@mantine/core'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { onPhone, render } from '#test/render.tsx'
import { MOBILE_BREAKPOINT, useIsMobile } from './breakpoint.ts'
import { theme } from './theme.ts'
import { UiProvider } from './ui-provider.tsx'

function Width() {
  return <p>{useIsMobile() ? 'mobile' : 'desktop'}</p>
}

it.each([
  [770, 'desktop'],
  [769, 'mobile'],
])('calls %i px %s', (width, kind) => {
  window.innerWidth = width
  render(<Width />)

  expect(MOBILE_BREAKPOINT).toBe(770)
  expect(screen.getByText(kind)).toBeTruthy()
})

it('calls a phone mobile', () => {
  onPhone()
  render(<Width />)

  expect(screen.getByText('mobile')).toBeTruthy()
})

it('has its accent as the primary colour', () => {
  expect(theme.colors?.['accent']?.[6]).toBe('#4338ca')
  expect(theme.primaryColor).toBe('accent')
})

it('gives the one style element of the page the nonce', () => {
  render(
    <UiProvider nonce="n0nce">
      <Button>Lorem</Button>
    </UiProvider>,
  )

  const nonces = [...document.querySelectorAll('style')].map(
    (style) => style.nonce || style.getAttribute('nonce'),
  )
  expect(nonces).toContain('n0nce')
})

it('gives the close button of a dialog a name and its header no role of a landmark', () => {
  render(
    <Modal opened onClose={() => undefined} title="Lorem">
      Ipsum
    </Modal>,
  )

  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
  expect(screen.queryByRole('banner')).toBeNull()
})
