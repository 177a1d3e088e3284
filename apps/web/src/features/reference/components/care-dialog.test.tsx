import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { render } from '#test/render.tsx'
import { CareDialog } from './care-dialog.tsx'

it('asks before Escape drops what was typed', async () => {
  const onClose = vi.fn<() => void>()
  const { user } = render(
    <CareDialog
      title="Add a reason"
      isDirty
      isPending={false}
      failure={undefined}
      onSave={() => undefined}
      onClose={onClose}
    >
      Text
    </CareDialog>,
  )

  await user.keyboard('{Escape}')

  expect(onClose).not.toHaveBeenCalled()
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(onClose).toHaveBeenCalledOnce()
})
