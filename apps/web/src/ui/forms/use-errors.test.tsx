import { TextInput } from '@mantine/core'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from '#test/render.tsx'
import { useErrors } from './use-errors.ts'

function Sheet({ told, hasGuest }: { told: Record<string, string[]>; hasGuest: boolean }) {
  const { errorOf, tell } = useErrors()
  const [isSaid, setSaid] = useState<boolean>()
  return (
    <>
      <TextInput label="Title" error={errorOf('title')} />
      {hasGuest && <TextInput label="Guest" error={errorOf('guest')} />}
      <button onClick={() => setSaid(tell(told))}>Refuse</button>
      <output>{String(isSaid)}</output>
    </>
  )
}

it.each([
  [{ title: ['Too long.'] }, true, 'true'],
  [{ title: ['Too long.'], guest: ['Has left.'] }, true, 'true'],
  [{ title: ['Too long.'], guest: ['Has left.'] }, false, 'false'],
  [{ 'title.0': ['Too long.'] }, true, 'false'],
])('knows whether each of %j is beside a field (guest: %s)', async (told, hasGuest, isSaid) => {
  const { user } = render(<Sheet told={told} hasGuest={hasGuest} />)

  await user.click(screen.getByRole('button'))

  expect(screen.getByRole('status').textContent).toBe(isSaid)
})

it('leads to the first field that is wrong', async () => {
  const { user } = render(
    <div role="dialog" aria-label="Sheet">
      <Sheet told={{ guest: ['Has left.'] }} hasGuest />
    </div>,
  )

  await user.click(screen.getByRole('button'))

  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Guest')))
})
