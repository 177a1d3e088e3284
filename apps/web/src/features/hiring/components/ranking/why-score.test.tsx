import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { WhyScore } from './why-score.tsx'

const part = (key: 'skills' | 'text' | 'years' | 'rating', weight: number, value: number) => ({
  key,
  label: key,
  weight,
  value,
  evidence: '',
  chips: [],
})

it.each([
  [
    part('text', 0.354, 0.404),
    part('skills', 0.314, 0.234),
    part('years', 0.224, 0.154),
    part('rating', 0.108, 0.134),
  ],
  [
    part('text', 0.459, 0.9905),
    part('skills', 0.208, 0.6635),
    part('years', 0.2295, 0.15),
    part('rating', 0.1035, 1),
  ],
])('shows points that add up to the score, none beyond its own, and to a hundred of all', (...parts) => {
  const score = parts.reduce((sum, { weight, value }) => sum + 100 * weight * value, 0)

  render(<WhyScore parts={parts} score={score} />)

  const shown = screen.getAllByText(/^\+\d+ of \d+$/).map(({ textContent }) => textContent)
  const numbers = shown.map((text) => text.match(/\d+/g)?.map(Number) ?? [])
  const sum = (place: number) => numbers.reduce((total, one) => total + (one[place] ?? 0), 0)
  expect(sum(0)).toBe(Math.round(score))
  expect(sum(1)).toBe(100)
  for (const [points = 0, most = 0] of numbers) expect(points).toBeLessThanOrEqual(most)
})
