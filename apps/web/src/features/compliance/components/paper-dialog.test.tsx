import type { Paper } from '@guildhall/contract/compliance/papers'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithData } from '#test/render.tsx'
import { PaperDialog } from './paper-dialog.tsx'

const PAPER: Paper = {
  kind: 'attestation',
  version: 1,
  title: 'Attestation of the year',
  text: 'My profile is true.',
  questions: [],
  made_at: '2026-11-20T10:00:00.000Z',
  made_by: null,
  done: 0,
}

it('asks for a change, where the next version is published without one', async () => {
  const { user } = renderWithData(<PaperDialog paper={PAPER} onClose={() => undefined} />)

  await user.click(await screen.findByRole('button', { name: 'Publish version 2' }))
  expect(screen.getByText('Change something first.')).toBeTruthy()

  await user.type(screen.getByRole('textbox', { name: 'Text' }), ' And complete.')
  expect(screen.queryByText('Change something first.')).toBeNull()
})
