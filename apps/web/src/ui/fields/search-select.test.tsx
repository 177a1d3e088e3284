import { NativeSelect } from '@mantine/core'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { render } from '#test/render.tsx'
import { SearchMultiSelect } from './search-multi-select.tsx'
import { SearchSelect } from './search-select.tsx'
import { selectedIds } from './select-options.ts'
import type { SelectOption } from './select-options.ts'
import type { CreateOption } from '#ui/lists/use-selection.ts'

const OPTIONS: SelectOption[] = ['Lorem', 'Ipsum', 'Dolor', 'Sit', 'Amet', 'Elit'].map((name) => ({
  id: name.toLowerCase(),
  name,
}))
const HINT = 'Type at least 3 characters or press enter to search'

type Extra = {
  onSearch?: (text: string) => void
  onCreate?: CreateOption
  options?: SelectOption[]
  loading?: boolean
  disabled?: boolean
}
type MultiProps = Extra & { initial?: SelectOption[]; report?: (value: SelectOption[]) => void }

function Multi({ initial = [], report, options = OPTIONS, ...extra }: MultiProps) {
  const [value, setValue] = useState(initial)
  const change = (next: SelectOption[]) => {
    setValue(next)
    report?.(next)
  }
  return <SearchMultiSelect label="Words" options={options} value={value} onChange={change} {...extra} />
}

type SingleProps = Pick<Extra, 'onCreate'> & { report: (value: SelectOption | undefined) => void }

function Single({ report, ...extra }: SingleProps) {
  const [value, setValue] = useState<SelectOption>()
  const change = (next: SelectOption | undefined) => {
    setValue(next)
    report(next)
  }
  return <SearchSelect label="Word" options={OPTIONS} value={value} onChange={change} {...extra} />
}

const field = () => screen.getByRole('combobox')

it('neither opens nor drops what is chosen while it is off', async () => {
  const { user } = render(<Multi initial={OPTIONS.slice(0, 2)} disabled />)

  await user.click(field())

  expect(screen.queryByRole('option')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Remove Lorem' })).toBeNull()
  expect(field()).toHaveProperty('disabled', true)
})

it('has the arrow of every other select', () => {
  const { container } = render(
    <>
      <Single report={() => undefined} />
      <NativeSelect aria-label="Few" data={['One']} />
    </>,
  )

  const [ours, theirs] = [...container.querySelectorAll('svg path')].map((path) => path.getAttribute('d'))
  expect(ours).toBeTruthy()
  expect(ours).toBe(theirs)
})

describe('a dropdown of several', () => {
  it('offers what holds the text and adds what is chosen', async () => {
    const report = vi.fn<(value: SelectOption[]) => void>()
    const { user } = render(<Multi report={report} />)

    await user.type(field(), 'ips')
    await user.click(screen.getByRole('option', { name: 'Ipsum' }))

    expect(report).toHaveBeenLastCalledWith([{ id: 'ipsum', name: 'Ipsum' }])
  })

  it('chooses by keyboard and takes the last one back', async () => {
    const report = vi.fn<(value: SelectOption[]) => void>()
    const { user } = render(<Multi report={report} />)

    await user.type(field(), 'dol{ArrowDown}{Enter}')
    await user.type(field(), '{Backspace}')

    expect(report.mock.calls.map(([value]) => selectedIds(value))).toEqual([['dolor'], []])
  })

  it('gives its hint below 3 characters and says No Data above', async () => {
    const { user } = render(<Multi options={[]} onSearch={vi.fn<() => void>()} />)

    await user.type(field(), 'ab')
    expect(screen.getByText(HINT)).toBeTruthy()
    await user.type(field(), 'c')

    expect(screen.getByText('No Data')).toBeTruthy()
  })

  it('neither hides the hint nor offers to create while nobody has looked for so few characters', async () => {
    const { user } = render(<Multi onSearch={vi.fn<() => void>()} onCreate={vi.fn<CreateOption>()} />)

    await user.type(field(), 'lo')
    expect(screen.getByText(HINT)).toBeTruthy()
    expect(screen.getAllByRole('option').map(({ textContent: name }) => name)).toEqual(['Lorem', 'Dolor'])

    await user.keyboard('{Enter}')
    expect(await screen.findByRole('option', { name: 'Create lo' })).toBeTruthy()
    expect(screen.queryByText(HINT)).toBeNull()
  })

  it('searches elsewhere once 3 characters stand, or on Enter', async () => {
    const onSearch = vi.fn<(text: string) => void>()
    const { user } = render(<Multi options={[]} onSearch={onSearch} />)

    await user.type(field(), 'ab{Enter}')
    expect(onSearch.mock.calls).toEqual([['ab']])
    expect(screen.getByText('No Data')).toBeTruthy()
    await user.type(field(), 'c')

    await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('abc'))
  })

  it('does not offer what was found for another text while it searches', async () => {
    const { user, rerender } = render(
      <Multi onSearch={vi.fn<() => void>()} onCreate={vi.fn<CreateOption>()} loading />,
    )

    await user.type(field(), 'dol')
    expect(screen.getAllByRole('option').map(({ textContent: name }) => name)).toEqual(['Dolor'])
    await user.clear(field())
    await user.type(field(), 'stet')
    expect(screen.queryByRole('option')).toBeNull()

    rerender(
      <Multi
        onSearch={vi.fn<() => void>()}
        onCreate={vi.fn<CreateOption>()}
        options={[{ id: 's', name: 'Stetit' }]}
      />,
    )
    expect(await screen.findByRole('option', { name: 'Create stet' })).toBeTruthy()
  })

  it('shows at most 4, and the others on request', async () => {
    const { user } = render(<Multi initial={OPTIONS} />)
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(4)

    await user.click(screen.getByRole('button', { name: '+2' }))

    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(6)
  })
})

describe('an option that a dropdown creates', () => {
  it('creates an option and replaces its id by the one that the server gave', async () => {
    const report = vi.fn<(value: SelectOption[]) => void>()
    const { user } = render(<Multi report={report} onCreate={async () => ({ id: '42' })} />)

    await user.type(field(), 'Tempor')
    await user.click(screen.getByRole('option', { name: 'Create Tempor' }))

    await waitFor(() =>
      expect(report).toHaveBeenLastCalledWith([{ id: '42', name: 'Tempor', created: true }]),
    )
  })

  it('drops an option that the reader does not want after all', async () => {
    const report = vi.fn<(value: SelectOption[]) => void>()
    const { user } = render(<Multi report={report} onCreate={async () => undefined} />)

    await user.type(field(), 'Tempor')
    await user.click(screen.getByRole('option', { name: 'Create Tempor' }))

    await waitFor(() => expect(report).toHaveBeenLastCalledWith([]))
  })

  it('marks an option that could not be created and never sends it', async () => {
    const report = vi.fn<(value: SelectOption[]) => void>()
    const { user } = render(<Multi report={report} onCreate={() => Promise.reject(new Error('refused'))} />)

    await user.type(field(), 'Tempor')
    await user.click(screen.getByRole('option', { name: 'Create Tempor' }))
    await act(async () => {})

    const [value = []] = report.mock.lastCall ?? []
    expect(value).toEqual([{ id: 'new:Tempor', name: 'Tempor', created: true, error: true }])
    expect(selectedIds(value)).toEqual([])
    expect(screen.getByTitle('Tempor could not be created')).toBeTruthy()
  })

  it('does not offer to create what is there in another spelling of case', async () => {
    const { user } = render(<Multi onCreate={async () => ({ id: '42' })} />)

    await user.type(field(), 'lorem')

    expect(screen.queryByRole('option', { name: /Create/ })).toBeNull()
  })

  it('marks suggestions', async () => {
    const { user } = render(<Multi options={[{ id: 'a', name: 'Lorem', suggestion: true }]} />)

    await user.click(field())

    expect(screen.getByRole('option', { name: 'Lorem Suggestion' })).toBeTruthy()
  })
})

describe('a dropdown of one', () => {
  it('shows the chosen name and forgets it when the field is emptied', async () => {
    const report = vi.fn<(value: SelectOption | undefined) => void>()
    const { user } = render(<Single report={report} />)

    await user.type(field(), 'sit')
    await user.click(screen.getByRole('option', { name: 'Sit' }))
    expect(field()).toHaveProperty('value', 'Sit')
    await user.clear(field())

    expect(report.mock.calls).toEqual([[{ id: 'sit', name: 'Sit' }], [undefined]])
  })

  it('keeps the chosen one when the reader types and leaves', async () => {
    const report = vi.fn<(value: SelectOption | undefined) => void>()
    const { user } = render(<Single report={report} />)
    await user.type(field(), 'sit')
    await user.click(screen.getByRole('option', { name: 'Sit' }))

    await user.type(field(), 'x')
    await user.tab()

    expect(field()).toHaveProperty('value', 'Sit')
    expect(report).toHaveBeenCalledOnce()
  })
})

describe('what is typed and not chosen', () => {
  const made = async () => ({ id: '42' })
  const TEMPOR = { id: '42', name: 'Tempor', created: true }

  it.each(['{Tab}', '{Enter}'])('is taken by %s, where nothing else is offered', async (key) => {
    const report = vi.fn<(value: SelectOption | undefined) => void>()
    const { user } = render(<Single report={report} onCreate={made} />)

    await user.type(field(), `Tempor${key}`)

    await waitFor(() => expect(report).toHaveBeenLastCalledWith(TEMPOR))
    expect(field()).toHaveProperty('value', 'Tempor')
  })

  it('is taken by going on elsewhere, and not by Cancel', async () => {
    const report = vi.fn<(value: SelectOption | undefined) => void>()
    const { user } = render(
      <>
        <Single report={report} onCreate={made} />
        <button type="button">Cancel</button>
        <input aria-label="Other" />
      </>,
    )

    await user.type(field(), 'Tempor')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(report).not.toHaveBeenCalled()
    await user.type(field(), 'Tempor')
    await user.click(screen.getByLabelText('Other'))

    await waitFor(() => expect(report).toHaveBeenLastCalledWith(TEMPOR))
  })

  it('is the option of that name', async () => {
    const report = vi.fn<(value: SelectOption[]) => void>()
    const { user } = render(<Multi report={report} onCreate={made} />)

    await user.type(field(), 'lorem{Tab}')

    expect(report.mock.calls).toEqual([[[{ id: 'lorem', name: 'Lorem' }]]])
  })

  it('is nothing yet, where it is the beginning of others', async () => {
    const report = vi.fn<(value: SelectOption[]) => void>()
    const { user } = render(<Multi report={report} onCreate={made} />)

    await user.type(field(), 'lor{Tab}')

    expect(report).not.toHaveBeenCalled()
  })
})

it('stays closed while a dialog opens with the focus on it, and opens for whoever comes to it', async () => {
  const { user } = render(
    <div role="dialog" aria-label="Lorem">
      <Single report={() => undefined} />
      <button type="button">Cancel</button>
    </div>,
  )

  act(() => field().focus())
  expect(screen.queryByRole('option', { name: 'Lorem' })).toBeNull()
  await user.tab()
  await user.tab({ shift: true })
  expect(await screen.findByRole('option', { name: 'Lorem' })).toBeTruthy()
})

it('stays closed while a refused form brings the reader to it, and opens when they type', async () => {
  const { user } = render(
    <SearchSelect
      label="Word"
      options={OPTIONS}
      value={undefined}
      onChange={() => undefined}
      error="Choose one."
    />,
  )
  const field = screen.getByRole('combobox', { name: 'Word' })

  act(() => field.focus())
  expect(screen.queryByRole('listbox')).toBeNull()

  await user.keyboard('Lor')
  expect(await screen.findByRole('option', { name: 'Lorem' })).toBeDefined()
})
