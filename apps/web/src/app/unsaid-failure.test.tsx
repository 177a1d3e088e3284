import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ApiError } from '#platform/api-error.ts'
import { PartFailure } from '#platform/part-failure.tsx'
import { renderWithData } from '#test/render.tsx'
import { UnsaidFailure } from './unsaid-failure.tsx'

const SAID = 'Part of this page did not load.'

const refusal = (status: number) =>
  new ApiError({ status, code: 'failed', message: 'Text', requestId: 'r-1' })

/** A part that shows its answer and nothing else, and counts how often it asked. */
function Part({ name, answers, says = false }: { name: string; answers: unknown[]; says?: boolean }) {
  const load = useQuery({
    queryKey: [name],
    queryFn: async () => {
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      if (answer instanceof Error) throw answer
      return String(answer)
    },
  })
  return (
    <>
      {says && <PartFailure load={load} />}
      <p>{load.data ?? `${name} ${load.status}`}</p>
    </>
  )
}

describe('a part that failed and says nothing', () => {
  it('is spoken for, and asked again', async () => {
    const { user } = renderWithData(
      <>
        <UnsaidFailure />
        <Part name="hours" answers={[refusal(500), 'Forty']} />
      </>,
    )

    expect(await screen.findByText(SAID)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'REFRESH' }))
    expect(await screen.findByText('Forty')).toBeDefined()
    await waitFor(() => expect(screen.queryByText(SAID)).toBeNull())
  })

  it('is spoken for when what was said of another is gone', async () => {
    const { user } = renderWithData(
      <>
        <UnsaidFailure />
        <Part name="calls" answers={[refusal(500), 'Two']} says />
        <Part name="hours" answers={[refusal(500)]} />
      </>,
    )

    await user.click(await screen.findByRole('button', { name: 'REFRESH' }))
    await screen.findByText('Two')
    expect(await screen.findByText(SAID)).toBeDefined()
  })

  it.each([
    ['says so itself', <Part key="own" name="hours" answers={[refusal(500)]} says />],
    ['is not for this reader', <Part key="none" name="hours" answers={[refusal(404)]} />],
  ])('is not spoken for where it %s', async (_what, part) => {
    renderWithData(
      <>
        <UnsaidFailure />
        {part}
      </>,
    )

    await screen.findByText('hours error')
    // Longer than the patience that it has with others.
    await expect(screen.findByText(SAID, {}, { timeout: 700 })).rejects.toThrow(/Unable to find/)
  })
})
