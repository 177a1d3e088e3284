import { useState } from 'react'
import { SearchMultiSelect } from '#ui/fields/search-multi-select.tsx'
import { SearchSelect } from '#ui/fields/search-select.tsx'
import type { SelectOption } from '#ui/fields/select-options.ts'
import styles from './gallery.module.css'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'

const WORDS = [
  'Lorem',
  'Ipsum',
  'Dolor',
  'Sit',
  'Amet',
  'Consectetur',
  'Adipiscing',
  'Elit',
  'Tempor',
  'Incididunt',
]
const OPTIONS: SelectOption[] = WORDS.map((name, index) => ({
  id: String(index),
  name,
  suggestion: index < 2,
}))

export function GallerySelects() {
  const [one, setOne] = useState<SelectOption | undefined>(OPTIONS[2])
  const [many, setMany] = useState<SelectOption[]>([
    ...OPTIONS.slice(0, 5),
    { id: 'new:x', name: 'Refused', created: true, error: true },
  ])
  const [found, setFound] = useState<SelectOption[]>([])
  const [text, setText] = useState('')
  return (
    <div className={`${cx(shared['card'], styles['card'])} ${styles['two']}`}>
      <SearchSelect label="One word" options={OPTIONS} value={one} onChange={setOne} onCreate={createWord} />
      <SearchMultiSelect
        label="Words"
        options={OPTIONS}
        value={many}
        onChange={setMany}
        onCreate={createWord}
        required
      />
      <SearchMultiSelect
        label="Found elsewhere"
        options={text ? OPTIONS.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())) : []}
        value={found}
        onChange={setFound}
        onSearch={setText}
        placeholder="Search words"
        description="At most four stand here."
      />
      <SearchSelect
        label="With an error"
        options={OPTIONS}
        value={undefined}
        onChange={setOne}
        error="This field is required."
      />
    </div>
  )
}

/** Refuses names with an x, so that both ends can be seen. */
async function createWord(name: string): Promise<{ id: string }> {
  await new Promise((resolve) => setTimeout(resolve, 400))
  if (name.includes('x')) throw new Error('refused')
  return { id: `made-${name}` }
}
