import { GIG_KINDS, KINDS, type GigKind } from '@guildhall/contract/gigs/kinds'
import type { OpenSort } from '@guildhall/contract/hiring/expert-projects'
import { Segments } from '#ui/fields/segments.tsx'
import { ChoiceChips } from '#ui/filters/choice-chips.tsx'
import { copy } from '#features/hiring/copy.ts'

const ORDERS: readonly { value: OpenSort; label: string }[] = [
  { value: 'fit', label: 'Best match' },
  { value: 'published_at', label: 'Newest' },
  { value: 'applications_until', label: 'Closing soon' },
]
const TYPES = GIG_KINDS.map((value) => ({ value, label: KINDS[value].display }))

/** What is asked of a project by a yes. */
export const ONLY = ['fits', 'pays_rate', 'is_remote', 'closes_soon'] as const
type Only = (typeof ONLY)[number]

/** Which of them stand together in one filter. */
const GROUPS = [
  {
    key: 'fit',
    label: copy.fit,
    options: [
      { value: 'fits', label: copy.onlyFitting },
      { value: 'pays_rate', label: copy.onlyPaying },
    ],
  },
  { key: 'location', label: copy.location, options: [{ value: 'is_remote', label: copy.remoteOnly }] },
  { key: 'deadline', label: copy.deadline, options: [{ value: 'closes_soon', label: copy.onlyClosing }] },
] as const satisfies readonly {
  key: string
  label: string
  options: readonly { value: Only; label: string }[]
}[]

type Change = { [Key in Only]?: 'true' | undefined } & {
  keyword?: string
  type?: GigKind[]
  sort?: OpenSort | undefined
}

type Props = {
  keyword: string
  type: readonly GigKind[]
  only: readonly Only[]
  order: OpenSort
  onChange: (change: Change) => void
  onClear: (() => void) | undefined
}

/** What narrows and orders the open projects; each acts at once. */
export function FindTools({ keyword, type, only, order, onChange, onClear }: Props) {
  return (
    <ChoiceChips
      searchLabel={copy.searchProjects}
      search={keyword}
      onSearch={(text) => onChange({ keyword: text })}
      choices={[
        { key: 'type', label: copy.kind, options: TYPES, chosen: type },
        ...GROUPS.map(({ key, label, options }) => ({
          key,
          label,
          options,
          chosen: options.map(({ value }) => value).filter((value) => only.includes(value)),
          isSingle: options.length === 1,
        })),
      ]}
      onChoose={(key, chosen) => onChange(changeOf(key, chosen))}
      onClear={onClear}
      end={
        <Segments
          label={copy.order}
          options={ORDERS}
          value={order}
          onChange={(next) => onChange({ sort: next === 'fit' ? undefined : next })}
        />
      }
    />
  )
}

function changeOf(key: string, chosen: readonly string[]): Change {
  if (key === 'type') return { type: GIG_KINDS.filter((kind) => chosen.includes(kind)) }
  const options = GROUPS.find((group) => group.key === key)?.options ?? []
  return Object.fromEntries(options.map(({ value }) => [value, chosen.includes(value) ? 'true' : undefined]))
}
