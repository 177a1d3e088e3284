import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { render } from '#test/render.tsx'
import { useLacks } from './use-lacks.ts'

function Form() {
  const { said, press } = useLacks('Still needed: a name')
  return (
    <form>
      <label>
        Name <input required />
      </label>
      <label>
        Note <input />
      </label>
      <button type="button" onClick={() => press(() => undefined)}>
        Send
      </button>
      {said}
    </form>
  )
}

it('goes to the field that is still needed', async () => {
  const { user } = render(<Form />)

  await user.click(screen.getByRole('button'))

  expect(screen.getByText('Still needed: a name')).toBeDefined()
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
})

it('leaves who has gone on meanwhile where they are', async () => {
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  const { user } = render(<Form />)
  await user.click(screen.getByRole('button'))
  await vi.waitFor(() => expect(frames).toHaveLength(1))

  screen.getByLabelText('Note').focus()
  for (const frame of frames) frame(0)

  expect(document.activeElement).toBe(screen.getByLabelText('Note'))
})
