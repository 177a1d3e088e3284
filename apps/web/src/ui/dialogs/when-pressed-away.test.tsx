import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from '#test/render.tsx'
import './when-pressed-away.ts'

function Week() {
  const [isAway, setAway] = useState(true)
  return (
    <main tabIndex={-1}>
      <div>
        <button type="button" onClick={() => setAway(true)}>
          Next week
        </button>
        {isAway && (
          <button type="button" onClick={() => setAway(false)}>
            This week
          </button>
        )}
      </div>
    </main>
  )
}

it('goes on beside a button that goes with its press', async () => {
  const { user } = render(<Week />)
  screen.getByRole('button', { name: 'This week' }).focus()

  await user.keyboard('{Enter}')

  expect(screen.queryByRole('button', { name: 'This week' })).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next week' })))
})
