import { jobs, type Job } from '@guildhall/contract/jobs'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWithData } from '#test/render.tsx'
import { stubApi } from '#test/stub-api.ts'
import { toasts } from '#ui/feedback/toasts.tsx'
import { JobProgressDialog } from './job-progress-dialog.tsx'

const ID = '0193b4a0-0000-7000-8000-000000000001'

it('does not say of work that changed nothing that it went well', async () => {
  const [success, info] = [vi.spyOn(toasts, 'success'), vi.spyOn(toasts, 'info')]
  const job: Job = {
    id: ID,
    kind: 'experts.change',
    status: 'done',
    total: 1,
    done: 1,
    refused: 1,
    results: [{ id: ID, name: 'Ada Lorem', status: 'refused', message: 'Too soon.' }],
    created_at: '2026-11-20T10:00:00.000Z',
    finished_at: '2026-11-20T10:00:00.000Z',
  }
  stubApi().on(jobs.read, () => ({ data: job }))
  renderWithData(
    <JobProgressDialog
      id={ID}
      title="Reminding experts"
      doneText={(count) => `${count} reminded`}
      onEnd={() => undefined}
      onClose={() => undefined}
    />,
  )

  expect(await screen.findByText('Too soon.')).toBeTruthy()
  expect(info).toHaveBeenCalledWith('0 reminded', { id: `job-${ID}` })
  expect(success).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog', { name: '0 reminded' })).toBeTruthy()
})
