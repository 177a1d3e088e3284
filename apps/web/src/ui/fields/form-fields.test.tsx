import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { render } from '#test/render.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { NumericField } from './numeric-field.tsx'
import { PasswordField } from './password-field.tsx'
import { passwordRules } from './password-rules.ts'
import { UnsavedBar } from '#ui/dialogs/unsaved-bar.tsx'

function Years({ report }: { report: (value: number | undefined) => void }) {
  const [value, setValue] = useState<number>()
  const change = (next: number | undefined) => {
    setValue(next)
    report(next)
  }
  return <NumericField label="Years" value={value} onChange={change} />
}

describe('a numeric field', () => {
  it('takes figures and nothing else', async () => {
    const report = vi.fn<(value: number | undefined) => void>()
    const { user } = render(<Years report={report} />)

    await user.type(screen.getByLabelText('Years'), '1a2e3')

    expect(screen.getByLabelText('Years')).toHaveProperty('value', '123')
    expect(report).toHaveBeenLastCalledWith(123)
  })

  it('is undefined when it is empty', async () => {
    const report = vi.fn<(value: number | undefined) => void>()
    const { user } = render(<Years report={report} />)

    await user.type(screen.getByLabelText('Years'), '4{Backspace}')

    expect(report.mock.lastCall).toEqual([undefined])
  })
})

describe('a new password', () => {
  it.each([
    ['', [false, false, false, false]],
    ['abcdefgh', [true, false, false, false]],
    ['Abcdefg', [false, true, false, false]],
    ['1', [false, false, true, false]],
    ['a b', [false, false, false, false]],
    ['Äb1!', [false, true, true, true]],
    ['Abcdef1!', [true, true, true, true]],
  ])('%j keeps the rules %j', (password, kept) => {
    expect(passwordRules(password).map(({ isMet }) => isMet)).toEqual(kept)
  })

  it('shows on focus which rules are kept', async () => {
    const { user } = render(
      <PasswordField label="New password" value="abcdefgh1" onChange={() => undefined} />,
    )
    expect(screen.queryByText(/At least 8 characters/)).toBeNull()

    await user.click(screen.getByLabelText('New password'))

    const rules = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(rules).toEqual([
      'At least 8 characters, met',
      'Upper and lower case letters, not met',
      'A digit, met',
      'A special character, not met',
    ])
  })

  it('shows them on hover too', async () => {
    const { user } = render(<PasswordField label="New password" value="" onChange={() => undefined} />)

    await user.hover(screen.getByLabelText('New password'))

    expect(await screen.findAllByRole('listitem')).toHaveLength(4)
  })
})

describe('the summary of errors', () => {
  it('takes the focus and leads to the fields', async () => {
    const onGo = vi.fn<(field: string) => void>()
    const { user } = render(
      <ErrorSummary
        errors={[{ field: 'name', label: 'Name', text: 'This field is required.' }]}
        onGo={onGo}
      />,
    )
    expect(document.activeElement).toBe(screen.getByRole('alert'))

    await user.click(screen.getByRole('button', { name: 'Name' }))

    expect(onGo).toHaveBeenCalledExactlyOnceWith('name')
    expect(screen.getByText(/This field is required/)).toBeTruthy()
  })

  it('is absent without errors', () => {
    render(<ErrorSummary errors={[]} onGo={vi.fn<() => void>()} />)

    expect(screen.queryByRole('alert')).toBeNull()
  })
})

function nothing() {}

function bar(hasChanges: boolean) {
  return <UnsavedBar hasChanges={hasChanges} onSave={nothing} onDiscard={nothing} />
}

/** False when the browser would ask before it leaves. */
function leave(): boolean {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

describe('unsaved changes', () => {
  it('are noticed before the page is left', () => {
    const { rerender } = render(bar(true))
    expect(leave()).toBe(false)

    rerender(bar(false))

    expect(leave()).toBe(true)
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('are saved or dropped', async () => {
    const onSave = vi.fn<() => void>()
    const onDiscard = vi.fn<() => void>()
    const { user } = render(<UnsavedBar hasChanges onSave={onSave} onDiscard={onDiscard} />)

    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))

    expect([onSave, onDiscard].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  })
})
