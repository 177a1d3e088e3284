import { ActionIcon, Button } from '@mantine/core'
import IconPlus from '~icons/plus'
import IconTrash from '~icons/trash'
import { useEffect, useId, useRef, useState } from 'react'
import { cx } from '#ui/theme/class-names.ts'
import { leaveEntry } from '#ui/hooks/leave-entry.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { DraftField } from './draft-field.tsx'
import type { FieldForm } from './field-facts.ts'
import { cellName, rowsIn, withValue, type DraftRow, type Field } from './draft.ts'
import styles from './rows-field.module.css'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { copy } from '#ui/text/copy.ts'

type RowsFacts = Extract<Field, { kind: 'rows' }>
type Props = { field: RowsFacts; form: FieldForm }

/** Several entries of the same fields, each in its own box. */
export function RowsField({ field, form }: Props) {
  const id = useId()
  const [added, setAdded] = useState<string>()
  const rows = rowsIn(form.draft, field.name)
  const error = form.errorOf(field.name)
  const isDisabled = field.isDisabled?.(form.draft) ?? false
  const isFull = rows.length >= (field.maxRows ?? Number.POSITIVE_INFINITY)
  const add = () => {
    const row = newRow(field)
    setAdded(row.row)
    form.change(field, [...rows, row])
  }
  return (
    <fieldset
      className={cx(shared['shrinks'], layout['stack-12'], shared['field'])}
      aria-describedby={`${id}-text`}
      disabled={isDisabled}
    >
      <legend className={styles['legend']}>{field.label}</legend>
      <div id={`${id}-text`}>
        {field.description && <p className={cx(shared['note'], shared['flush'])}>{field.description}</p>}
        {error && (
          <p className={styles['error']} role="alert">
            {error}
          </p>
        )}
      </div>
      {rows.map((row, index) => (
        <Row key={row.row} isNew={row.row === added} {...{ field, form, rows, index }} />
      ))}
      {!isDisabled && !isFull && (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={add}
          className={cx(shared['start'])}
        >
          Add {field.noun}
        </Button>
      )}
    </fieldset>
  )
}

type RowProps = Props & { rows: DraftRow[]; index: number; isNew: boolean }

function Row({ field, form, rows, index, isNew }: RowProps) {
  const [isAsking, setAsking] = useState(false)
  const box = useStart(isNew)
  const row = rows[index]
  if (row === undefined) return null
  const name = `${field.noun} ${index + 1}`
  const replace = (cells: DraftRow['cells']) =>
    form.change(
      field,
      rows.map((other) => (other.row === row.row ? { ...other, cells } : other)),
    )
  const remove = () => {
    leaveEntry(box.current)
    form.change(
      field,
      rows.filter((other) => other.row !== row.row),
    )
  }
  const loss = field.lossOf?.(row)
  const cellForm: FieldForm = {
    draft: row.cells,
    change: (column, value) => replace(withValue(row.cells, column, value)),
    leave: (column) => {
      form.leave({ ...column, name: cellName(field.name, row, column.name) })
      form.leave(field)
    },
    errorOf: (column) => form.errorOf(cellName(field.name, row, column)),
  }
  return (
    <div ref={box} className={cx(layout['stack-8'], styles['row'])} role="group" aria-label={name}>
      <div className={styles['cells']}>
        {field.columns
          .filter((column) => !column.isHidden?.(row.cells))
          .map((column) => (
            <div key={column.name} className={cx(shared['shrinks'], !column.isHalf && shared['whole'])}>
              <DraftField field={column} form={cellForm} />
            </div>
          ))}
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={`Remove ${name}`}
        onClick={() => (loss === undefined ? remove() : setAsking(true))}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={remove}
        title={`Remove ${name}?`}
        confirmLabel={copy.remove}
        cancelLabel={copy.cancel}
        destructive
      >
        {loss}
      </ConfirmDialog>
    </div>
  )
}

/** Who adds an entry goes on in it. */
function useStart(isNew: boolean) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) box.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [isNew])
  return box
}

function newRow({ initial }: RowsFacts): DraftRow {
  return { row: crypto.randomUUID(), cells: initial }
}
