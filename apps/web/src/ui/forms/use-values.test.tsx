import { TextInput, Textarea } from '@mantine/core'
import { act, screen } from '@testing-library/react'
import type { FormEvent } from 'react'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { render } from '#test/render.tsx'
import { REQUIRED, useValues } from './use-values.ts'

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, REQUIRED)),
  email: z.string().check(z.email('Invalid email.')),
  note: z.string(),
})

function Sample({ onSend }: { onSend: (values: z.infer<typeof schema>) => void }) {
  const form = useValues(schema, { name: '', email: '', note: '' })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (form.check().length === 0) onSend(form.values)
  }
  const refuse = () => form.tell({ email: ['Taken', 'Really'] })
  return (
    <form noValidate onSubmit={send}>
      <TextInput label="Name" {...form.text('name')} />
      <TextInput label="Email" {...form.text('email')} />
      <Textarea label="Note" {...form.text('note')} />
      <button type="submit">Send</button>
      <button type="button" onClick={refuse}>
        Refuse
      </button>
      <button type="button" onClick={form.reset}>
        Reset
      </button>
    </form>
  )
}

describe('a form', () => {
  it('names what is missing and sends nothing', async () => {
    const onSend = vi.fn<() => void>()
    const { user } = render(<Sample onSend={onSend} />)

    await user.click(screen.getByRole('button', { name: 'Send' }))

    expect(screen.getByText('This field is required.')).toBeTruthy()
    expect(screen.getByText('Invalid email.')).toBeTruthy()
    expect(onSend).not.toHaveBeenCalled()
  })

  it('complains about a field when it is left, not before', async () => {
    const { user } = render(<Sample onSend={vi.fn<() => void>()} />)

    await user.type(screen.getByLabelText('Email'), 'lorem')
    expect(screen.queryByText('Invalid email.')).toBeNull()
    await user.tab()

    expect(screen.getByText('Invalid email.')).toBeTruthy()
  })

  it('moves nothing under a pointer that is pressed', async () => {
    const { user } = render(<Sample onSend={vi.fn<() => void>()} />)
    await user.type(screen.getByLabelText('Email'), 'lorem')

    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByLabelText('Note') })
    expect(screen.queryByText('Invalid email.')).toBeNull()
    await user.pointer({ keys: '[/MouseLeft]' })

    expect(await screen.findByText('Invalid email.')).toBeTruthy()
  })

  it('says nothing of a field that was left for Reset', async () => {
    const { user } = render(<Sample onSend={vi.fn<() => void>()} />)
    await user.type(screen.getByLabelText('Email'), 'lorem')

    await user.click(screen.getByRole('button', { name: 'Reset' }))
    await act(() => new Promise((resolve) => setTimeout(resolve)))

    expect(screen.getByLabelText('Email')).toHaveProperty('value', '')
    expect(screen.queryByText('Invalid email.')).toBeNull()
  })

  it('trims a text when it is left', async () => {
    const { user } = render(<Sample onSend={vi.fn<() => void>()} />)

    await user.type(screen.getByLabelText('Name'), '  Lorem ')
    await user.tab()

    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Lorem')
  })

  it('leaves a password as it was typed, and what stands in a dropdown', async () => {
    const { user } = render(
      <>
        <input type="password" aria-label="Password" />
        <input role="combobox" aria-label="Company" aria-expanded={false} aria-controls="none" />
      </>,
    )

    await user.type(screen.getByLabelText('Password'), ' secret ')
    await user.type(screen.getByLabelText('Company'), 'Lorem ')
    await user.tab()

    expect(screen.getByLabelText('Password')).toHaveProperty('value', ' secret ')
    expect(screen.getByLabelText('Company')).toHaveProperty('value', 'Lorem ')
  })

  it('trims a text on Enter and sends it so', async () => {
    const onSend = vi.fn<(values: unknown) => void>()
    const { user } = render(<Sample onSend={onSend} />)

    await user.type(screen.getByLabelText('Email'), 'a@b.test')
    await user.type(screen.getByLabelText('Name'), ' Lorem {Enter}')

    expect(onSend.mock.lastCall?.[0]).toEqual({ name: 'Lorem', email: 'a@b.test', note: '' })
  })

  it('leaves the Enter of a long text alone', async () => {
    const { user } = render(<Sample onSend={vi.fn<() => void>()} />)

    await user.type(screen.getByLabelText('Note'), 'a {Enter}b')

    expect(screen.getByLabelText('Note')).toHaveProperty('value', 'a \nb')
  })

  it('puts the first refusal of the server beside its field', async () => {
    const { user } = render(<Sample onSend={vi.fn<() => void>()} />)

    await user.click(screen.getByRole('button', { name: 'Refuse' }))

    expect(screen.getByText('Taken')).toBeTruthy()
    expect(screen.queryByText('Really')).toBeNull()
  })
})
