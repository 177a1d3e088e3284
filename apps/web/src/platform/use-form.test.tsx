import { Button, TextInput } from '@mantine/core'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { render } from '#test/render.tsx'
import { ToastArea } from '#ui/feedback/toasts.tsx'
import type { SelectOption } from '#ui/fields/select-options.ts'
import type { Field } from '#ui/forms/draft.ts'
import { useDraft } from '#ui/forms/use-draft.ts'
import { useValues } from '#ui/forms/use-values.ts'
import { ApiError } from './api-error.ts'
import { RefetchProvider } from '#platform/calls/refetch.tsx'
import { useForm } from './use-form.ts'

const schema = z.object({ name: z.string().check(z.minLength(1, 'Give it a name.')) })

type Sample = { save: (name: string) => Promise<unknown>; onSaved: () => void }

function Sheet({ save, onSaved }: Sample) {
  const filling = useValues(schema, { name: '' })
  const form = useForm(filling, {
    save: () => save(filling.values.name),
    said: 'Saved.',
    onSaved,
    refetch: ['things'],
  })
  return (
    <form noValidate onSubmit={form.onSubmit}>
      {form.failure !== undefined && <p role="alert">{form.failure}</p>}
      <TextInput label="Name" {...form.text('name')} />
      <button type="submit">Save</button>
    </form>
  )
}

function show(save: Sample['save']) {
  const steps: string[] = []
  const { user } = render(
    <RefetchProvider refetch={async (word) => steps.push(`load ${word}`)}>
      <ToastArea />
      <Sheet save={save} onSaved={() => steps.push('go on')} />
    </RefetchProvider>,
  )
  const send = async (name: string) => {
    if (name !== '') await user.type(screen.getByLabelText('Name'), name)
    await user.click(screen.getByRole('button', { name: 'Save' }))
  }
  return { steps, send }
}

const refused = (fields: Record<string, string[]>) => () =>
  Promise.reject(
    new ApiError({ status: 422, code: 'invalid', message: 'It is taken.', requestId: 'r', fields }),
  )

it('sends nothing that the schema refuses', async () => {
  const save = vi.fn<Sample['save']>(async () => undefined)
  const { send } = show(save)

  await send('')

  expect(screen.getByText('Give it a name.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
  expect(save).not.toHaveBeenCalled()
})

it('loads again, says so and goes on, in this order', async () => {
  const { send, steps } = show(async (name) => steps.push(`save ${name}`))

  await send('Lorem')

  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect(steps).toEqual(['save Lorem', 'load things', 'go on'])
})

it('says beside a field what the server says of it, and leaves the rest as it is', async () => {
  const { send, steps } = show(refused({ name: ['Taken.'] }))

  await send('Lorem')

  expect(await screen.findByText('Taken.')).toBeTruthy()
  // It may stand above the screen of a phone.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(steps).toEqual([])
})

it.each(['owner', 'name.0'])(
  'says above the form what no field of it can say of %s, and loads again',
  async (path) => {
    const { send, steps } = show(refused({ [path]: ['Gone.'] }))

    await send('Lorem')

    expect((await screen.findByRole('alert')).textContent).toBe('Gone.')
    expect(steps).toEqual(['load things'])
  },
)

function Waiting({ check, save }: { check: () => Promise<string[]>; save: () => Promise<unknown> }) {
  const filling = { ...useValues(schema, { name: 'Ada' }), check }
  const form = useForm(filling, { save })
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <button type="submit">Save</button>
    </form>
  )
}

it('is sent once, however often somebody sends it while it is checked', async () => {
  const { promise, resolve } = Promise.withResolvers<string[]>()
  const save = vi.fn<() => Promise<unknown>>(async () => undefined)
  const { user } = render(<Waiting check={() => promise} save={save} />)

  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  resolve([])

  await waitFor(() => expect(save).toHaveBeenCalledTimes(1))
})

it('is sent once, however often somebody sends it until it is taken', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const save = vi.fn<() => Promise<unknown>>(() => promise)
  const { user } = render(<Waiting check={async () => []} save={save} />)

  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  resolve(undefined)

  await waitFor(() => expect(save).toHaveBeenCalledTimes(1))
})

type Loaded = { name: string; version: number }

const FASTER = { name: 'Bea', version: 2 }

/** A form of something that is loaded anew by the second button, or once the first was refused. */
function Following({ save }: { save: (name: string, version: number | undefined) => Promise<unknown> }) {
  const [loaded, setLoaded] = useState<Loaded>({ name: 'Ada', version: 1 })
  return (
    <RefetchProvider refetch={async () => setLoaded(FASTER)}>
      <Followed loaded={loaded} save={save} />
      <button type="button" onClick={() => setLoaded(FASTER)}>
        Load
      </button>
    </RefetchProvider>
  )
}

type Followed = { loaded: Loaded; save: (name: string, version: number | undefined) => Promise<unknown> }

function Followed({ loaded: { name, version }, save }: Followed) {
  const filling = useValues(schema, { name })
  const form = useForm(filling, {
    version,
    latest: { name },
    save: (from) => save(filling.values.name, from),
    words: { stale: 'Somebody was faster.' },
    refetch: ['things'],
  })
  return (
    <form noValidate onSubmit={form.onSubmit}>
      {form.failure !== undefined && <p role="alert">{form.failure}</p>}
      <TextInput label="Name" {...form.text('name')} />
      <button type="submit">Save</button>
    </form>
  )
}

const filled = () => screen.getByLabelText<HTMLInputElement>('Name').value

it('follows what is loaded meanwhile while it is untouched', async () => {
  const save = vi.fn<Followed['save']>(async () => undefined)
  const { user } = render(<Following save={save} />)

  await user.click(screen.getByRole('button', { name: 'Load' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(filled()).toBe('Bea')
  expect(save).toHaveBeenCalledWith('Bea', 2)
})

it('keeps what was typed, and its version, while something newer is loaded', async () => {
  const save = vi.fn<Followed['save']>(async () => undefined)
  const { user } = render(<Following save={save} />)

  await user.type(screen.getByLabelText('Name'), 'line')
  await user.click(screen.getByRole('button', { name: 'Load' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(filled()).toBe('Adaline')
  expect(save).toHaveBeenCalledWith('Adaline', 1)
})

it('keeps what was typed when somebody was faster, says so, and saves it over their version', async () => {
  const stale = { status: 412, code: 'stale', message: 'Changed.', requestId: 'r', fields: {} }
  const save = vi.fn<Followed['save']>().mockRejectedValueOnce(new ApiError(stale))
  const { user } = render(<Following save={save} />)

  await user.type(screen.getByLabelText('Name'), 'line')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect((await screen.findByRole('alert')).textContent).toBe('Somebody was faster.')
  expect(filled()).toBe('Adaline')
  expect(screen.getByText('Somebody else saved: Bea. Save again to replace it.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(save).toHaveBeenLastCalledWith('Adaline', 2)
})

const ROSTER: Field = {
  kind: 'choice',
  name: 'roster',
  label: 'Roster',
  choices: { name: 'rosters', load: async () => [] },
}

/** A form whose roster is made by the server while it is on show; its answer is given by the test. */
function Rosters({ save, option }: { save: (body: unknown) => Promise<unknown>; option: SelectOption }) {
  const filling = useDraft({ fields: [ROSTER], initial: { roster: undefined }, faults: () => ({}) })
  const form = useForm(filling, { save: () => save(filling.body()) })
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <button type="button" onClick={() => form.change(ROSTER, option)}>
        Answer
      </button>
      <Button type="submit" loading={form.isPending}>
        Save
      </Button>
    </form>
  )
}

function showRosters() {
  const save = vi.fn<(body: unknown) => Promise<unknown>>(async () => undefined)
  const shown = (option: SelectOption) => <Rosters save={save} option={option} />
  const { user, rerender } = render(shown({ id: 'new:Nine', name: 'Nine' }))
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  const answer = async (option: SelectOption) => {
    rerender(shown(option))
    await press('Answer')
  }
  return { save, press, answer }
}

it('waits for an option that the server still makes, and sends it', async () => {
  const { save, press, answer } = showRosters()
  await press('Answer')

  await press('Save')
  await press('Save')
  expect(save).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('data-loading')).toBe(true)

  await answer({ id: 'nine', name: 'Nine' })
  await waitFor(() => expect(save.mock.calls).toEqual([[{ roster: 'nine' }]]))
  expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('data-loading')).toBe(false)
})

it('sends nothing when the option it waits for cannot be made, until it is sent again', async () => {
  const { save, press, answer } = showRosters()
  await press('Answer')
  await press('Save')

  await answer({ id: 'new:Nine', name: 'Nine', error: true })
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('data-loading')).toBe(false),
  )
  expect(save).not.toHaveBeenCalled()

  await press('Save')
  await waitFor(() => expect(save.mock.calls).toEqual([[{ roster: null }]]))
})

/** A form that checks more than it shows. */
function Silent({ shown }: { shown: string }) {
  const filling = useValues(schema, { name: '' })
  const form = useForm(filling, { save: async () => undefined })
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <p role="alert">{shown}</p>
      <button type="submit">Save</button>
      <ToastArea />
    </form>
  )
}

it('says which field is wrong when nothing on show says so', async () => {
  const { user, rerender } = render(<Silent shown="Give it a name." />)
  const press = () => user.click(screen.getByRole('button', { name: 'Save' }))
  const text = 'This cannot be sent yet. Check: name.'

  await press()
  await new Promise(requestAnimationFrame)
  expect(screen.queryByText(text)).toBeNull()

  rerender(<Silent shown="" />)
  await press()
  expect(await screen.findByText(text)).toBeTruthy()
})
