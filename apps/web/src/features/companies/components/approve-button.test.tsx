import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { render } from '#test/render.tsx'
import { ApproveButton } from './approve-button.tsx'

it('says why nothing is approved where no draft is selected', async () => {
  const approve = vi.fn()
  const { user } = render(<ApproveButton count={0} isPending={false} onApprove={approve} />)

  await user.click(screen.getByRole('button', { name: 'Approve drafts' }))

  expect(screen.getByRole('alert').textContent).toBe('None of the selected companies is a draft.')
  expect(approve).not.toHaveBeenCalled()
})

it('approves the drafts that are', async () => {
  const approve = vi.fn()
  const { user } = render(<ApproveButton count={2} isPending={false} onApprove={approve} />)

  await user.click(screen.getByRole('button', { name: 'Approve 2 drafts' }))

  expect(approve).toHaveBeenCalledOnce()
})
