import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { render } from '#test/render.tsx'
import { ExportPopover } from './export-popover.tsx'

it.each([
  ['Download PDF', 'pdf'],
  ['Download word', 'word'],
])('offers %s', async (label, format) => {
  const onExport = vi.fn<(format: string) => void>()
  const { user } = render(<ExportPopover onExport={onExport} />)

  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: label }))

  expect(onExport).toHaveBeenCalledExactlyOnceWith(format)
})
