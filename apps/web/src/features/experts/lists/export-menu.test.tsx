import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWithData } from '#test/render.tsx'
import { ExportMenu } from './export-menu.tsx'

const written = vi.hoisted(() => vi.fn<(sheet: unknown) => { toBlob: () => Promise<Blob> }>())
vi.mock('write-excel-file/universal', () => ({ default: written }))

it('names the columns in a workbook of an empty list, too', async () => {
  written.mockReturnValue({ toBlob: () => Promise.resolve(new Blob()) })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:report')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const answers = { json: '[]\n', csv: 'Id,Name,Rate in USD\r\n' }
  vi.stubGlobal('fetch', (input: string) =>
    Promise.resolve(new Response(input.includes('format=json') ? answers.json : answers.csv)),
  )
  const { user } = renderWithData(<ExportMenu query={{}} />)

  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Download Excel' }))

  const names = ['Id', 'Name', 'Rate in USD'].map((value) => expect.objectContaining({ value }))
  await waitFor(() => expect(written).toHaveBeenCalledWith([names], expect.anything()))
})
