import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onPhone, render } from '#test/render.tsx'
import { ATTACHMENT_TOAST_DURATION, TOAST_DURATION, ToastArea, toasts } from './toasts.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(async () => {
  await say(() => toasts.closeAll())
  vi.useRealTimers()
})

/** The first toast of a page brings the code for all of them. */
function say(toast: () => unknown) {
  return act(async () => {
    toast()
    await vi.dynamicImportSettled()
  })
}

/** In two steps: what has had its time still takes a moment to leave. */
function pass(ms: number) {
  act(() => void vi.advanceTimersByTime(ms - 500))
  act(() => void vi.advanceTimersByTime(500))
}

describe('a toast', () => {
  it('goes after 5000 ms', async () => {
    render(<ToastArea />)
    await say(() => toasts.success('Saved'))

    pass(4900)
    expect(screen.getByRole('status').textContent).toContain('Saved')
    pass(1000)

    expect(TOAST_DURATION).toBe(5000)
    expect(screen.queryByText('Saved')).toBeNull()
  })

  it('may go after 3000 ms, as that of an attachment does', async () => {
    render(<ToastArea />)
    await say(() => toasts.info('Uploading', { duration: ATTACHMENT_TOAST_DURATION }))

    pass(2900)
    expect(screen.queryByText('Uploading')).toBeTruthy()
    pass(1000)

    expect(screen.queryByText('Uploading')).toBeNull()
  })

  it('stays until closed when it has actions', async () => {
    const onClick = vi.fn<() => void>()
    render(<ToastArea />)
    await say(() => toasts.info('Ready', { actions: [{ label: 'Open', onClick }] }))

    pass(60_000)
    expect(screen.queryByText('Ready')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Open' }))
    pass(1000)

    expect(onClick).toHaveBeenCalledOnce()
    expect(screen.queryByText('Ready')).toBeNull()
  })

  it('waits while the mouse is over it', async () => {
    render(<ToastArea />)
    await say(() => toasts.success('Saved'))
    pass(600)

    fireEvent.mouseEnter(screen.getByRole('status'))
    pass(20_000)
    expect(screen.queryByText('Saved')).toBeTruthy()
    fireEvent.mouseLeave(screen.getByRole('status'))
    pass(6000)

    expect(screen.queryByText('Saved')).toBeNull()
  })

  it('interrupts a screen reader only for an error', async () => {
    render(<ToastArea />)
    await say(() => toasts.error('Something went wrong, try again later.'))
    await say(() => toasts.success('Saved'))

    expect(screen.getByRole('alert').getAttribute('aria-live')).toBe('assertive')
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite')
  })

  it('replaces the toast of the same id', async () => {
    render(<ToastArea />)
    await say(() => toasts.info('Uploading', { id: 'file' }))
    await say(() => toasts.success('Uploaded', { id: 'file' }))

    expect(screen.queryByText('Uploading')).toBeNull()
    expect(screen.getAllByText('Uploaded')).toHaveLength(1)
  })

  it('stands at the foot of a phone, where it covers no head of a page', async () => {
    onPhone()
    render(<ToastArea />)
    await say(() => toasts.success('Saved'))

    expect(screen.getByRole('status').closest('[data-position]')?.getAttribute('data-position')).toBe(
      'bottom-right',
    )
  })
})
