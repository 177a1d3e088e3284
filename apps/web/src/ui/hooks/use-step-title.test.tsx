import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from '#test/render.tsx'
import { useStepTitle } from './use-step-title.ts'

function Steps() {
  const [step, setStep] = useState(1)
  const [count, setCount] = useState(0)
  const title = useStepTitle(step)
  return (
    <>
      <h2 ref={title}>Step {step}</h2>
      <button type="button" onClick={() => setCount(count + 1)}>
        Count {count}
      </button>
      <button type="button" key={step} onClick={() => setStep(step + 1)}>
        Next
      </button>
    </>
  )
}

it('goes on at the title of the next step, at the top, and only when the step has changed', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const { user } = render(<Steps />)
  expect(document.activeElement).toBe(document.body)

  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Step 2' }))
  expect(scroll).toHaveBeenCalledOnce()

  await user.click(screen.getByRole('button', { name: 'Count 0' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Count 1' }))
})
