import { lazy, Suspense, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { act, screen } from '@testing-library/react'
import { SearchSelect } from '#ui/fields/search-select.tsx'
import { Coming, Plain } from '#ui/forms/coming.tsx'
import { render } from '#test/render.tsx'
import { Menu } from './menu.tsx'
import { Tooltip } from './tooltip.tsx'

const nothing = async () => () => null

it('fetches a part at the first sign of somebody, and once', async () => {
  vi.resetModules()
  const { late } = await import('./late.tsx')
  const load = vi.fn<() => Promise<() => null>>(nothing)

  late(load)
  expect(load).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('pointermove'))
  document.dispatchEvent(new Event('keydown'))

  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
})

it('fetches nothing for a pointer that rests on a page', async () => {
  vi.resetModules()
  const { late } = await import('./late.tsx')
  const load = vi.fn<() => Promise<() => null>>(nothing)
  late(load)

  document.dispatchEvent(new PointerEvent('pointermove'))
  await Promise.resolve()
  expect(load).not.toHaveBeenCalled()

  document.dispatchEvent(Object.assign(new PointerEvent('pointermove'), { movementX: 3 }))
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
})

it('fetches what is named after the first sign at once', async () => {
  vi.resetModules()
  const { late } = await import('./late.tsx')
  document.dispatchEvent(new Event('keydown'))
  const load = vi.fn<() => Promise<() => null>>(nothing)

  late(load)

  expect(load).toHaveBeenCalledTimes(1)
})

it('fetches what is asked for before, unless something else stands in its place', async () => {
  vi.resetModules()
  const { late, lateField } = await import('./late.tsx')
  const loads = [
    vi.fn<() => Promise<() => null>>(nothing),
    vi.fn<() => Promise<() => null>>(nothing),
  ] as const
  const [Asked, Waiting] = [late(loads[0]), lateField(loads[1])]

  render(
    <Suspense>
      <Asked />
      <Waiting />
    </Suspense>,
  )

  await vi.waitFor(() => expect(loads[0]).toHaveBeenCalledTimes(1))
  expect(loads[1]).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('pointermove'))
  await vi.waitFor(() => expect(loads[1]).toHaveBeenCalled())
})

it('puts no field in the place of another between its press and the click', async () => {
  vi.resetModules()
  const { lateField } = await import('./late.tsx')
  const Field = lateField(async () => () => <input aria-label="Lorem" />)
  render(
    <Suspense fallback={<button type="button">Remove</button>}>
      <Field />
    </Suspense>,
  )
  const stand = screen.getByRole('button', { name: 'Remove' })

  stand.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
  await act(() => new Promise((resolve) => setTimeout(resolve, 150)))
  expect(stand.isConnected).toBe(true)
  stand.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType: 'touch' }))
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(stand.isConnected).toBe(true)

  expect(await screen.findByRole('textbox', { name: 'Lorem' })).toBeDefined()
})

it('draws what a popup hangs on once', () => {
  const drawn = vi.fn<() => void>()
  const Target = (props: object) => {
    drawn()
    return <button type="button" {...props} />
  }

  render(<Menu target={<Target />}>{() => null}</Menu>)

  expect(drawn).toHaveBeenCalledTimes(1)
})

it('opens a menu from a button that stays, and gives it the focus back', async () => {
  const chosen = vi.fn<() => void>()
  const { user } = render(
    <Menu target={<button type="button">Lorem</button>}>
      {({ Item }) => <Item onClick={chosen}>Ipsum</Item>}
    </Menu>,
  )
  const button = screen.getByRole('button', { name: 'Lorem' })

  await user.click(button)
  const menu = await screen.findByRole('menu', { name: 'Lorem' })
  expect(button.getAttribute('aria-controls')).toBe(menu.id)
  await user.click(screen.getByRole('menuitem', { name: 'Ipsum' }))

  expect(chosen).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: 'Lorem' })).toBe(button)
  await vi.waitFor(() => expect(document.activeElement).toBe(button))
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

it('says what a thing means while the focus is on it, and Escape takes it away', async () => {
  const { user } = render(
    <Tooltip label="Ipsum">
      <button type="button">Lorem</button>
    </Tooltip>,
  )

  await user.tab()
  expect((await screen.findByRole('tooltip')).textContent).toBe('Ipsum')
  await user.keyboard('{Escape}')

  await vi.waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
})

it('still says what a field lacks when the focus leaves it and the pointer does not', async () => {
  const { user } = render(
    <Tooltip label="Ipsum">
      <input aria-label="Lorem" />
    </Tooltip>,
  )

  await user.hover(screen.getByRole('textbox'))
  await user.tab()
  await user.tab()
  await screen.findByRole('tooltip')
  await user.unhover(screen.getByRole('textbox'))

  await vi.waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
})

it('hands the focus over to a field that comes late', async () => {
  let arrive = () => {}
  const coming = new Promise<void>((resolve) => (arrive = resolve))
  const Late = lazy(async () => {
    await coming
    return { default: () => <input aria-label="Lorem" defaultValue="ipsum" data-come /> }
  })
  render(
    <div data-field="lorem">
      <Coming name="lorem" instead={<Plain aria-label="Lorem" value="ipsum" />}>
        <Late />
      </Coming>
    </div>,
  )

  screen.getByRole('textbox', { name: 'Lorem' }).focus()
  arrive()

  await vi.waitFor(() => expect(screen.getByRole('textbox').hasAttribute('data-come')).toBe(true))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

it('takes what is typed before a field has come', async () => {
  function Form() {
    const [text, setText] = useState('')
    return (
      <div data-field="lorem">
        <Coming name="lorem" instead={<Plain aria-label="Lorem" value={text} onType={setText} />}>
          <Never />
        </Coming>
      </div>
    )
  }
  const Never = lazy(() => new Promise<never>(() => undefined))
  const { user } = render(<Form />)

  await user.type(screen.getByRole('textbox', { name: 'Lorem' }), '120')

  expect(screen.getByRole('textbox', { name: 'Lorem' })).toHaveProperty('value', '120')
})

it('searches in a dropdown for what was typed before it had come', async () => {
  let arrive = () => {}
  const coming = new Promise<void>((resolve) => (arrive = resolve))
  const Late = lazy(async () => {
    await coming
    return { default: SearchSelect }
  })
  const countries = ['Spain', 'Sweden'].map((name) => ({ id: name, name }))
  const { user } = render(
    <div data-field="country">
      <Coming name="country" instead={<Plain label="Country" value="" />}>
        <Late label="Country" options={countries} value={undefined} onChange={() => undefined} />
      </Coming>
    </div>,
  )

  await user.type(screen.getByRole('textbox', { name: 'Country' }), 'Sp')
  arrive()
  await user.type(await screen.findByRole('combobox', { name: 'Country' }), 'ain', { skipClick: true })

  expect(screen.getByRole('combobox')).toHaveProperty('value', 'Spain')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Spain'])
})
