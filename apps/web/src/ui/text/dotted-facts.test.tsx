import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { render } from '#test/render.tsx'
import { DottedFacts } from './dotted-facts.tsx'

it('sets each fact by itself, those that are missing left out, so that the dot may hang between two lines', () => {
  render(
    <DottedFacts
      facts={[
        'Report',
        null,
        '',
        undefined,
        0,
        <a key="lead" href="#lead">
          Anna Petrova
        </a>,
      ]}
    />,
  )

  expect(screen.getByText('Report').parentElement?.textContent).toBe('Report Anna Petrova ')
  expect(screen.getByRole('link', { name: 'Anna Petrova' })).toBeDefined()
})

it('takes no line where nothing is known', () => {
  const { container } = render(<DottedFacts facts={[null, undefined]} />)

  expect(container.querySelector('p')).toBeNull()
})

it('tells on hover all that one line has no room for', () => {
  render(<DottedFacts isOneLine facts={['Head of Payments', null, 'United Kingdom']} />)

  expect(screen.getByTitle('Head of Payments · United Kingdom')).toBeDefined()
})
