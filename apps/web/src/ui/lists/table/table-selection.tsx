import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { tableTexts } from './table-texts.ts'
import styles from '#ui/lists/table.module.css'
import boxes from './table-selection.module.css'
import tableCards from './table-cards.module.css'

type AllProps = {
  /** The rows on screen; others that are selected stay so. */
  ids: string[]
  selected: string[]
  onSelect: (ids: string[]) => void
}

/** Selects every row on screen, or none of them. */
export function SelectAll(props: AllProps) {
  return (
    <th scope="col" className={styles['check']}>
      <AllBox {...props} />
    </th>
  )
}

/** The same above cards, with room for a finger around it. */
export function SelectAllCards(props: AllProps) {
  return (
    <label className={cx(layout['row-8'], tableCards['allCheck'])}>
      <AllBox {...props} />
      <span aria-hidden>{tableTexts.selectAll}</span>
    </label>
  )
}

function AllBox({ ids, selected, onSelect }: AllProps) {
  const count = ids.filter((id) => selected.includes(id)).length
  const isAll = count > 0 && count === ids.length
  const others = selected.filter((id) => !ids.includes(id))
  return (
    <Box
      label={tableTexts.selectAll}
      checked={isAll}
      indeterminate={count > 0 && !isAll}
      onChange={() => onSelect(isAll ? others : [...others, ...ids])}
    />
  )
}

type RowProps = { id: string; name: string; selected: string[]; onSelect: (ids: string[]) => void }

export function SelectRow(props: RowProps) {
  return (
    <td className={styles['check']}>
      <RowBox {...props} />
    </td>
  )
}

/** On a card, with room for a finger around it. */
export function CardCheck(props: RowProps) {
  return (
    <label htmlFor={boxId(props.id)} className={cx(shared['centre'], tableCards['cardCheck'])}>
      <RowBox {...props} />
    </label>
  )
}

function RowBox({ id, name, selected, onSelect }: RowProps) {
  const isSelected = selected.includes(id)
  const toggle = () => onSelect(isSelected ? selected.filter((other) => other !== id) : [...selected, id])
  return <Box id={boxId(id)} label={`Select ${name}`} checked={isSelected} onChange={toggle} />
}

type BoxProps = {
  id?: string
  label: string
  checked: boolean
  indeterminate?: boolean
  onChange: () => void
}

function Box({ id, label, checked, indeterminate = false, onChange }: BoxProps) {
  return (
    <input
      id={id}
      type="checkbox"
      className={boxes['box']}
      aria-label={label}
      checked={checked}
      ref={(box) => {
        if (box) box.indeterminate = indeterminate
      }}
      onChange={onChange}
    />
  )
}

function boxId(id: string): string {
  return `select-${id}`
}
