import { Chip } from '#ui/marks/chip.tsx'
import styles from './chip-list.module.css'
import { copy } from '#ui/text/copy.ts'

/** One thing that a list is filtered by. */
export interface FilterTag<Key extends string = string> {
  key: Key
  label: string
  value: string
  /** Every value, for the tooltip and the screen reader. */
  full: string
}

/** A tag of the first value; how many more there are stands behind it. */
export function tagOf<Key extends string>(
  key: Key,
  label: string,
  values: readonly string[],
): FilterTag<Key> {
  const [first = '', ...rest] = values
  const value = rest.length === 0 ? first : `${first} +${rest.length}`
  return { key, label, value, full: values.join(', ') }
}

type Filtered<Key extends string> = {
  filter: Readonly<Record<Key, string | readonly string[]>>
  labels: Readonly<Record<Key, string>>
  /** What a value is called. */
  nameOf: (key: Key, value: string) => string
}

/** A tag for each of these fields that holds something. */
export function tagsOf<Key extends string>(
  keys: readonly Key[],
  { filter, labels, nameOf }: Filtered<Key>,
): FilterTag<Key>[] {
  return keys.flatMap((key) => {
    const values = [filter[key]].flat().filter((value) => value !== '')
    const names = values.map((value) => nameOf(key, value))
    return names.length === 0 ? [] : [tagOf(key, labels[key], names)]
  })
}

type Props<Key extends string> = { tags: readonly FilterTag<Key>[]; onRemove: (key: Key) => void }

/** What a list is filtered by, one removable chip a field; dropping one acts at once. */
export function ChipList<Key extends string>({ tags, onRemove }: Props<Key>) {
  if (tags.length === 0) return null
  return (
    <ul className={styles['chips']} aria-label={copy.filters}>
      {tags.map(({ key, label, value, full }) => (
        <li key={key}>
          <Chip label={label} value={value} full={full} onRemove={() => onRemove(key)} />
        </li>
      ))}
    </ul>
  )
}
