import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { render } from '#test/render.tsx'
import { ColumnChart } from './column-chart.tsx'
import { LineChart } from './line-chart.tsx'
import { RowBars } from './row-bars.tsx'

const SERIES = [
  { key: 'wanted', label: 'Wanted' },
  { key: 'here', label: 'Available' },
]
const POINTS = [
  { label: 'Pricing', wanted: 8, here: 2 },
  { label: 'Batteries', wanted: 4, here: null },
  { label: 'Grids', wanted: 0, here: 6 },
]

/** A measure of what is drawn, in its order. */
const measured = (box: Element, part: string, measure: 'width' | 'height' | 'flexGrow' | 'bottom') =>
  [...box.querySelectorAll<HTMLElement>(part)].map(({ style }) => style[measure])

it('has a row for each point: its label, its figures by name, its bars against the largest', () => {
  render(<RowBars points={POINTS} series={SERIES} />)

  const rows = screen.getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'PricingWanted 8 / Available 2',
    'BatteriesWanted 4 / Available —',
    'GridsWanted 0 / Available 6',
  ])
  expect(rows.map((row) => measured(row, '.bar', 'width'))).toEqual([
    ['100%', '25%'],
    ['50%', '0%'],
    ['0%', '75%'],
  ])
})

it('has one bar of all series, with their sum, where they are parts of a whole', () => {
  render(<RowBars points={POINTS} series={SERIES} isStacked />)

  const [pricing] = screen.getAllByRole('listitem')
  expect(pricing?.querySelector('.figures')?.textContent).toBe('10')
  expect(pricing === undefined ? [] : measured(pricing, '.bar', 'width')).toEqual(['80%', '20%'])
})

it('has a column for each point, as high as its series together', () => {
  const { container } = render(<ColumnChart points={POINTS} series={SERIES} />)

  expect(measured(container, '.column', 'height')).toEqual(['100%', '40%', '60%'])
  expect(measured(container, '.column > *', 'flexGrow')).toEqual(['8', '2', '4', '0', '0', '6'])
})

it('draws a line over a missing figure, and a dot where there is but one', () => {
  const points = [...POINTS, { label: 'Cells', wanted: 8, here: null, alone: 4 }]
  const { container } = render(
    <LineChart points={points} series={[...SERIES, { key: 'alone', label: 'Alone' }]} />,
  )

  const [, wanted, here] = container.querySelectorAll('path')
  expect(wanted?.getAttribute('d')).toBe('M12.50 0.00L37.50 50.00L62.50 100.00L87.50 0.00')
  expect(here?.getAttribute('d')).toBe('M12.50 75.00L62.50 25.00')
  expect(measured(container, "[data-alone='true']", 'bottom')).toEqual(['50%'])
})
