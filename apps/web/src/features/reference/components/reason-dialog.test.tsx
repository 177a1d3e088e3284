import { reasonsAdmin, type CaredReason } from '@guildhall/contract/reference/admin'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithData } from '#test/render.tsx'
import { StubRefusal, stubApi } from '#test/stub-api.ts'
import { ReasonDialog } from './reason-dialog.tsx'

const REASON: CaredReason = {
  id: '0199b0a4-0000-7000-8000-000000000001',
  kind: 'decline',
  name: 'Moved away',
  allow_resubmit: false,
  default_text: null,
  text_required: false,
  is_retired: false,
  source: 'Admin',
  uses: 0,
  version: 1,
}

it('says that somebody else removed the reason meanwhile', async () => {
  stubApi().on(reasonsAdmin.update, () => new StubRefusal(404, 'Not Found', 'not_found'))
  const { user } = renderWithData(<ReasonDialog kind="decline" reason={REASON} onClose={() => undefined} />)

  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), ' again')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText(/^This entry no longer exists/)).toBeDefined()
})
