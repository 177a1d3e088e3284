import { renderHook, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from '#test/render.tsx'
import { Menu } from '#ui/popups/menu.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { useFocusReturn } from './use-focus-return.ts'

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Menu transitionProps={{ duration: 0 }} target={<button type="button">Actions</button>}>
        {({ Item }) => <Item onClick={() => setOpen(true)}>Lock</Item>}
      </Menu>
      {isOpen && (
        <ConfirmDialog opened title="Lock?" onClose={() => setOpen(false)} onConfirm={() => setOpen(false)} />
      )}
    </>
  )
}

it('gives the focus back to the button of the menu that a dialog was chosen from', async () => {
  const { user } = render(<Page />)
  screen.getByRole('button', { name: 'Actions' }).focus()
  await user.keyboard('{Enter}')
  const item = await screen.findByRole('menuitem', { name: 'Lock' })
  item.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Yes' })))

  await user.keyboard('{Escape}')

  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions' }))
})

it('finds the button of a menu that still fades out, though nobody saw the focus there', async () => {
  render(
    <>
      <button type="button" id="more">
        More
      </button>
      <div role="menu" aria-labelledby="more">
        <button type="button" role="menuitem">
          Send
        </button>
      </div>
    </>,
  )
  const item = screen.getByRole('menuitem', { name: 'Send' })
  item.focus()
  const { result } = renderHook(() => useFocusReturn(true))
  item.blur()

  result.current()

  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })))
})

it('gives the focus back although the dialog leaves late, with the focus in it', async () => {
  render(<button type="button">Opener</button>)
  const leaving = document.createElement('button')
  document.body.append(leaving)
  screen.getByRole('button', { name: 'Opener' }).focus()
  const { result } = renderHook(() => useFocusReturn(true))
  leaving.focus()

  result.current()
  await new Promise((resolve) => setTimeout(resolve, 20))
  leaving.remove()

  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Opener' })))
})

function Members() {
  const [rows, setRows] = useState(['Ada', 'Ben'])
  return (
    <>
      <button type="button">Behind</button>
      <Dialog opened title="Members" onClose={() => undefined} actions={<button type="button">Done</button>}>
        {rows.map((row) => (
          <button key={row} type="button" onClick={() => setRows(rows.filter((one) => one !== row))}>
            Remove {row}
          </button>
        ))}
      </Dialog>
    </>
  )
}

it('keeps the keyboard in a dialog whose focused row goes', async () => {
  const { user } = render(<Members />)
  const removal = await screen.findByRole('button', { name: 'Remove Ben' })
  const hasFocus = () => screen.getByRole('dialog').contains(document.activeElement)
  // A dialog takes the focus a moment after it has come.
  await vi.waitFor(() => expect(hasFocus()).toBe(true))
  removal.focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(document.body)

  await user.tab()

  expect(hasFocus()).toBe(true)
})

function Entries({ isLate = false }: { isLate?: boolean }) {
  const [rows, setRows] = useState(['Ada', 'Ben', 'Cleo'])
  const [asked, setAsked] = useState<string>()
  const remove = () => {
    const drop = () => setRows(rows.filter((one) => one !== asked))
    if (isLate) setTimeout(drop)
    else drop()
    setAsked(undefined)
  }
  return (
    <section>
      <button type="button">Add entry</button>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <button type="button">Edit {row}</button>
            <button type="button" onClick={() => setAsked(row)}>
              Delete {row}
            </button>
          </li>
        ))}
      </ul>
      {asked !== undefined && (
        <ConfirmDialog opened title="Delete?" onClose={() => setAsked(undefined)} onConfirm={remove} />
      )}
    </section>
  )
}

it.each([{ isLate: false }, { isLate: true }])(
  'goes on beside what was deleted, and at the end where one adds: %o',
  async (props) => {
    const { user } = render(<Entries {...props} />)
    const remove = async (row: string) => {
      screen.getByRole('button', { name: `Delete ${row}` }).focus()
      await user.keyboard('{Enter}')
      await user.click(await screen.findByRole('button', { name: 'Yes' }))
      await waitFor(() => expect(screen.queryByRole('button', { name: `Delete ${row}` })).toBeNull())
    }
    const focused = (name: string) =>
      waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })))

    await remove('Ben')
    await focused('Delete Cleo')
    await remove('Cleo')
    await focused('Delete Ada')
    await remove('Ada')
    await focused('Add entry')
  },
)

function Start() {
  const [isAsked, setAsked] = useState(false)
  const [isBegun, setBegun] = useState(false)
  const begin = () => {
    setAsked(false)
    setBegun(true)
  }
  return (
    <main tabIndex={-1}>
      {isBegun ? (
        <p>Its fields are on the way.</p>
      ) : (
        <section>
          <button type="button" onClick={() => setAsked(true)}>
            Begin
          </button>
          {isAsked && <ConfirmDialog opened title="Begin?" onClose={begin} onConfirm={begin} />}
        </section>
      )}
    </main>
  )
}

it('goes on in the page when nothing to press has come in its place', async () => {
  const { user } = render(<Start />)
  screen.getByRole('button', { name: 'Begin' }).focus()
  await user.keyboard('{Enter}')

  await user.click(await screen.findByRole('button', { name: 'Yes' }))

  await screen.findByText('Its fields are on the way.')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})
