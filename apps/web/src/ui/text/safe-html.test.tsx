import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { render } from '#test/render.tsx'
import { SafeHtml } from './safe-html.tsx'

// What is taken out of the text is tested in a real browser, in purify.test.ts: happy-dom's parser is not one.
it('shows the text once the purifier is there', async () => {
  render(<SafeHtml html='Lorem <a href="/x">there</a>' />)

  expect((await screen.findByRole('link', { name: 'there' })).getAttribute('href')).toBe('/x')
})
