import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { render } from '#test/render.tsx'
import { isLoss } from '#ui/dialogs/unsaved.ts'
import { UploadArea } from './upload-area.tsx'
import type { Upload } from './use-uploads.ts'

const limits = { count: 2, fileSize: 5, totalSize: 8, extensions: ['pdf'] }
const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' })

const TO_A_TAB = {
  currentLocation: { pathname: '/manager/projects/1', search: '?tab=files' },
  nextLocation: { pathname: '/manager/projects/1', search: '?tab=overview' },
  action: 'PUSH',
}

/** An upload that the test moves forward by hand. */
function heldUpload() {
  const calls: {
    name: string
    signal: AbortSignal
    onProgress: (part: number) => void
    arrive: (id: string) => void
    fail: () => void
  }[] = []
  const upload: Upload<string> = (file, { onProgress, signal }) =>
    new Promise((resolve, reject) => {
      calls.push({ name: file.name, signal, onProgress, arrive: resolve, fail: () => reject(new Error('')) })
    })
  return { calls, upload }
}

function open() {
  const { calls, upload } = heldUpload()
  const onChange = vi.fn<() => void>()
  const view = render(<UploadArea limits={limits} upload={upload} onChange={onChange} />)
  const choose = (...files: File[]) =>
    view.user.upload(screen.getByLabelText('Files', { selector: 'input' }), files)
  return { calls, onChange, choose, ...view }
}

describe('an upload area', () => {
  it('says what to do, for the mouse and for the keyboard', () => {
    open()

    expect(screen.getByText(/Drag & drop files here/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'click to select' })).toBeTruthy()
  })

  it('says what it takes, one file in the singular', () => {
    const { rerender } = open()
    expect(screen.getByText('pdf · up to 5 MB each · 2 files at most')).toBeTruthy()

    rerender(<UploadArea limits={{ ...limits, count: 1 }} upload={heldUpload().upload} />)

    expect(screen.getByText('pdf · up to 5 MB · 1 file')).toBeTruthy()
  })

  it('shows the progress of each file and hands over what arrived', async () => {
    const { calls, choose, onChange } = open()
    await choose(pdf('one.pdf'), pdf('two.pdf'))
    await waitFor(() => expect(calls).toHaveLength(1))

    await act(async () => calls[0]?.arrive('id-2'))
    await waitFor(() => expect(calls).toHaveLength(2))
    act(() => calls[1]?.onProgress(0.42))

    const [first, second] = within(screen.getByRole('list', { name: 'Files' })).getAllByRole('listitem')
    expect(first?.textContent).toContain('42%')
    expect(second?.textContent).toContain('Uploaded')
    expect(onChange).toHaveBeenLastCalledWith(['id-2'])
  })

  it('refuses in the specified words and sends nothing', async () => {
    const { calls, choose } = open()

    await choose(pdf('one.pdf'), new File(['x'], 'bad.exe'))
    await choose(pdf('two.pdf'))
    await choose(pdf('three.pdf'))

    expect(await screen.findByText("Can't upload more than 2 files.")).toBeTruthy()
    await act(async () => calls[0]?.arrive('id-1'))
    await waitFor(() => expect(calls.map(({ name }) => name)).toEqual(['one.pdf', 'two.pdf']))
  })

  it('cancels a file on its way', async () => {
    const { calls, choose, user, onChange } = open()
    await choose(pdf('one.pdf'))

    await user.click(await screen.findByRole('button', { name: 'Cancel one.pdf' }))

    expect(calls[0]?.signal.aborted).toBe(true)
    expect(screen.queryByText('one.pdf')).toBeNull()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('says Something wrong. after a failure, and tries again on request', async () => {
    const { calls, choose, user, onChange } = open()
    await choose(pdf('one.pdf'))
    await waitFor(() => expect(calls).toHaveLength(1))

    await act(async () => calls[0]?.fail())
    expect(screen.getByText('Something wrong.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Retry one.pdf' }))
    await act(async () => calls[1]?.arrive('id-1'))

    expect(screen.queryByText('Something wrong.')).toBeNull()
    expect(onChange).toHaveBeenLastCalledWith(['id-1'])
  })

  it('takes an arrived file out again', async () => {
    const { calls, choose, user, onChange } = open()
    await choose(pdf('one.pdf'))
    await waitFor(() => expect(calls).toHaveLength(1))
    await act(async () => calls[0]?.arrive('id-1'))

    await user.click(screen.getByRole('button', { name: 'Remove one.pdf' }))

    expect(onChange).toHaveBeenLastCalledWith([])
  })
})

it('an upload area gives the place of a file that did not arrive to another', async () => {
  const { calls, choose } = open()
  await choose(pdf('one.pdf'), pdf('two.pdf'))
  await waitFor(() => expect(calls).toHaveLength(1))
  await act(async () => calls[0]?.fail())
  await waitFor(() => expect(calls).toHaveLength(2))

  await choose(pdf('three.pdf'))
  await act(async () => calls[1]?.arrive('id-1'))

  await waitFor(() => expect(calls).toHaveLength(3))
  expect(screen.queryByText("Can't upload more than 2 files.")).toBeNull()
})

it('an upload area has something to lose while a file is on its way', async () => {
  const { calls, choose, unmount } = open()
  expect(isLoss(TO_A_TAB)).toBe(false)
  await choose(pdf('one.pdf'), pdf('two.pdf'))
  await waitFor(() => expect(calls).toHaveLength(1))

  expect(isLoss(TO_A_TAB)).toBe(true)
  await act(async () => calls[0]?.arrive('id-2'))
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(isLoss(TO_A_TAB)).toBe(true)
  await act(async () => calls[1]?.fail())
  expect(isLoss(TO_A_TAB)).toBe(false)
  unmount()
})

it('an upload area lets the other files go on when one has arrived and is shown elsewhere, and counts what stands there', async () => {
  const { calls, upload } = heldUpload()
  const onArrived = vi.fn<(id: string) => void>()
  const area = { limits: { ...limits, count: 3 }, upload, onArrived, held: [{ size: 1 }] }
  const { user } = render(<UploadArea {...area} />)
  const input = screen.getByLabelText('Files', { selector: 'input' })
  await user.upload(input, [pdf('one.pdf'), pdf('two.pdf'), pdf('three.pdf')])
  await waitFor(() => expect(calls).toHaveLength(1))

  await act(async () => calls[0]?.arrive('id-2'))
  await waitFor(() => expect(calls).toHaveLength(2))

  expect(onArrived).toHaveBeenCalledWith('id-2')
  expect(calls[1]?.signal.aborted).toBe(false)
  expect(screen.getByText("Can't upload more than 3 files.")).toBeTruthy()
  expect(screen.queryByText('two.pdf')).toBeNull()
  await act(async () => calls[1]?.arrive('id-1'))
  expect(onArrived).toHaveBeenCalledTimes(2)
})

it('an upload area sends one after the other from the last, for lists that begin with the newest', async () => {
  const { calls, choose, user } = open()
  await choose(pdf('one.pdf'), pdf('two.pdf'))
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.name).toBe('two.pdf')

  await user.click(screen.getByRole('button', { name: 'Cancel two.pdf' }))
  await choose(pdf('three.pdf'))
  await act(async () => calls[0]?.fail())
  await waitFor(() => expect(calls.at(-1)?.name).toBe('one.pdf'))
  await act(async () => calls[1]?.arrive('id-1'))

  await waitFor(() => expect(calls.map(({ name }) => name)).toEqual(['two.pdf', 'one.pdf', 'three.pdf']))
})
