import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { render } from '#test/render.tsx'
import { Chosen } from './resume-area.tsx'

const file = new File(['%PDF'], 'ana.pdf')

it('takes back a file that was chosen, until it is read', async () => {
  const onRemove = vi.fn<() => void>()
  const { user, rerender } = render(<Chosen file={file} progress={undefined} onRemove={onRemove} />)

  await user.click(screen.getByRole('button', { name: 'Remove ana.pdf' }))
  expect(onRemove).toHaveBeenCalledOnce()

  rerender(<Chosen file={file} progress={{ stage: 'uploading', part: 0.5 }} onRemove={onRemove} />)
  expect(screen.queryByRole('button')).toBeNull()
})
