import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { render } from '#test/render.tsx'
import { cellName, rowsIn, type Draft, type Field } from './draft.ts'
import { RowsField } from './rows-field.tsx'
import { useDraft } from './use-draft.ts'

const FIELD = {
  kind: 'rows',
  name: 'criteria',
  label: 'Criteria',
  noun: 'criterion',
  initial: { name: '' },
  columns: [{ kind: 'text', name: 'name', label: 'Criterion' }],
  lossOf: ({ cells }) => (cells['name'] === 'Impact' ? '3 scores of the jury go with it.' : undefined),
} as const satisfies Field
const FIELDS: Field[] = [FIELD]
const INITIAL: Draft = { criteria: [{ row: 'one', cells: { name: 'Impact' } }] }

const faults = (draft: Draft) => {
  const empty = rowsIn(draft, 'criteria').filter(({ cells }) => cells['name'] === '')
  const cells = empty.map((row) => [cellName('criteria', row, 'name'), 'Field is required'])
  return Object.fromEntries(empty.length === 0 ? [] : [...cells, ['criteria', '']])
}

function Criteria({ initial = INITIAL }: { initial?: Draft }) {
  const form = useDraft({ fields: FIELDS, initial, faults })
  return <RowsField field={FIELD} form={form} />
}

it('says what is wrong with an entry at the cell once it was left, and not of one that is only begun', async () => {
  const initial = { criteria: ['one', 'two'].map((row) => ({ row, cells: { name: '' } })) }
  const { user } = render(<Criteria initial={initial} />)
  await user.click(screen.getAllByRole('textbox')[0] ?? document.body)
  expect(screen.queryByText('Field is required')).toBeNull()

  await user.tab()

  expect(screen.getAllByText('Field is required')).toHaveLength(1)
  const [first, second] = screen.getAllByRole('textbox')
  expect(first?.getAttribute('aria-invalid')).toBe('true')
  expect(second?.getAttribute('aria-invalid')).not.toBe('true')
})

describe('entries of a field', () => {
  let user: ReturnType<typeof render>['user']
  beforeEach(() => {
    ;({ user } = render(<Criteria />))
  })

  it('ask before one goes with more than is seen', async () => {
    await user.click(screen.getByRole('button', { name: 'Remove criterion 1' }))

    expect(await screen.findByText('3 scores of the jury go with it.')).toBeTruthy()
    expect(screen.getByDisplayValue('Impact')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(screen.queryByDisplayValue('Impact')).toBeNull()
  })

  it('go at once where nothing is lost', async () => {
    await user.click(screen.getByRole('button', { name: 'Add criterion' }))
    await user.click(screen.getByRole('button', { name: 'Remove criterion 2' }))

    expect(screen.getAllByRole('textbox')).toHaveLength(1)
  })

  it('take the keyboard into the one that is added, and on to the next where one is taken away', async () => {
    await user.click(screen.getByRole('button', { name: 'Add criterion' }))
    await user.keyboard('Reach')
    expect(screen.getByDisplayValue('Reach')).toBe(document.activeElement)

    await user.click(screen.getByRole('button', { name: 'Add criterion' }))
    await user.click(screen.getByRole('button', { name: 'Remove criterion 2' }))
    expect(screen.getByRole('button', { name: 'Remove criterion 2' })).toBe(document.activeElement)

    await user.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Add criterion' })).toBe(document.activeElement)
  })

  it('keep the keyboard where one went after it was asked', async () => {
    await user.click(screen.getByRole('button', { name: 'Remove criterion 1' }))
    await user.click(await screen.findByRole('button', { name: 'Remove' }))

    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Add criterion' })).toBe(document.activeElement),
    )
  })
})
