import type { GigFile } from '@guildhall/contract/gigs/files'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithData } from '#test/render.tsx'
import { stubApi } from '#test/stub-api.ts'
import { EditFileDialog } from './edit-file-dialog.tsx'

const FILE: GigFile = {
  uuid: '0193b4a0-0000-7000-8000-000000000001',
  filename: 'brief.pdf',
  fileExtension: 'pdf',
  size: 1200,
  kind: 'attachment',
  url: '/files/brief.pdf',
  created_at: '2026-01-01T00:00:00.000Z',
  created_at_diff: 'a day ago',
  created_by: null,
  can_change: true,
}

it('says that a file needs a name when it is saved without one', async () => {
  stubApi()
  const stay = () => undefined
  const { user } = renderWithData(
    <EditFileDialog gigId="1" file={FILE} hasDeliverables={false} onClose={stay} onSaved={stay} />,
  )
  const name = await screen.findByRole('textbox', { name: 'Name' })

  await user.clear(name)
  expect(screen.queryByText('Field is required')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(screen.getByText('Field is required')).toBeTruthy()
  expect(name.getAttribute('aria-invalid')).toBe('true')
})
