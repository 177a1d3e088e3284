import { accounts } from '@guildhall/contract/accounts'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWithData } from '#test/render.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi } from '#test/stub-api.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

it('hands the codes over as a file, a line each', async () => {
  // Whoever leaves them is read anew.
  stubApi().on(accounts.auth, () => ({ data: sampleUser() }))
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:codes'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user } = renderWithData(<RecoveryCodes codes={['aaa-bbb', 'ccc-ddd']} onDone={() => undefined} />)

  await user.click(screen.getByRole('button', { name: 'Download' }))

  const bytes = new Uint8Array((await files[0]?.arrayBuffer()) ?? new ArrayBuffer())
  expect(new TextDecoder().decode(bytes)).toBe('aaa-bbb\nccc-ddd')
})
