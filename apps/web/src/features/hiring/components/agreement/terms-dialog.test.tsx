import type { Signatures } from '@guildhall/contract/hiring/signing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithData } from '#test/render.tsx'
import { TermsDialog } from './terms-dialog.tsx'

const SIGNATURES: Signatures = {
  data: [],
  agreement: {
    version: 1,
    text: 'Lorem',
    sha256: 'f'.repeat(64),
    made_at: '2026-11-20T10:00:00.000Z',
    is_signed: false,
  },
  actions: { canSign: false, canChangeTerms: true },
  terms: { ends_on: null, hours_planned: 40 },
  engagement_version: 1,
}

it('asks for a change of the terms, where Save was pressed without one', async () => {
  const { user } = renderWithData(
    <TermsDialog engagementId="e1" signatures={SIGNATURES} onClose={() => undefined} />,
  )

  await user.click(await screen.findByRole('button', { name: 'Save' }))

  expect(await screen.findByText('Change the hours or the end first.')).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Change the terms' })).toBeTruthy()
})
