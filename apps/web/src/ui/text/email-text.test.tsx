import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { render } from '#test/render.tsx'
import { EmailText } from './email-text.tsx'

it('breaks before the sign, and nowhere within a word', () => {
  render(
    <p data-testid="who">
      <EmailText email="ada.lovelace@experts.test" />
    </p>,
  )

  expect(screen.getByTestId('who').innerHTML).toBe('ada.lovelace<wbr>@experts.test')
})
