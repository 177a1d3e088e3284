import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { toasts } from '#ui/feedback/toasts.tsx'
import { render } from '#test/render.tsx'
import './tell-of-cut.ts'

beforeEach(() => {
  vi.spyOn(toasts, 'error')
  render(
    <>
      <input aria-label="Line" maxLength={10} />
      <textarea aria-label="Text" maxLength={10} />
      <input aria-label="Free" />
    </>,
  )
})

/** In place of what is there. */
async function paste(name: string, text: string) {
  const user = userEvent.setup()
  await user.tripleClick(screen.getByLabelText(name))
  await user.paste(text)
  return screen.getByLabelText<HTMLInputElement>(name).value
}

it.each(['Line', 'Text'])('says that a field cut what was pasted: %s', async (name) => {
  expect(await paste(name, 'twelve marks')).toBe('twelve mar')
  expect(toasts.error).toHaveBeenCalledExactlyOnceWith(
    'Some of what you pasted is missing: this field takes 10 characters.',
    { id: 'cut-at-limit' },
  )
})

it('says nothing where all of it fits', async () => {
  expect(await paste('Line', 'something')).toBe('something')
  expect(await paste('Line', ' ten marks\n')).toBe(' ten marks')
  expect(await paste('Free', 'as long as it likes to be')).toBe('as long as it likes to be')
  expect(toasts.error).not.toHaveBeenCalled()
})
