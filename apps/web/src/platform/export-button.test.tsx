import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { render } from '#test/render.tsx'
import { ExportButton } from './export-button.tsx'

it('hands over a file that Excel reads as UTF-8', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:report'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const fetchFile = () => Promise.resolve(new Blob(['Name\r\nAgnieszka Wójcik\r\n'], { type: 'text/csv' }))
  const { user } = render(<ExportButton name="People_List_Report.csv" fetchFile={fetchFile} />)

  await user.click(screen.getByRole('button', { name: 'Export' }))

  await waitFor(() => expect(files.map(({ type }) => type)).toEqual(['text/csv']))
  const bytes = new Uint8Array((await files[0]?.arrayBuffer()) ?? new ArrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes)).toBe('Name\r\nAgnieszka Wójcik\r\n')
})
