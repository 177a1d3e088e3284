import { GIG_KINDS, KINDS } from '@guildhall/contract/gigs/kinds'
import { useQuery } from '@tanstack/react-query'
import { copy } from '#features/gigs/copy.ts'
import { choices } from '#features/gigs/editing/choices.ts'
import { FILTER_LABELS, type GigFilter } from '#features/gigs/gig-search.ts'
import { useChosen } from '#features/gigs/use-gig-filter-tags.ts'
import { referenceQueries } from '#features/reference/queries.ts'
import { AnyOf, OneOf } from '#ui/filters/few-choices.tsx'
import { Found } from './found.tsx'

const TYPES = GIG_KINDS.map((value) => ({ value, label: KINDS[value].display }))
const STAGES = [...new Set(GIG_KINDS.flatMap((kind) => KINDS[kind].stages))].map((value) => ({
  value,
  label: value,
}))
const EITHER = [
  { value: '', label: copy.either },
  { value: 'true', label: copy.yes },
  { value: 'false', label: copy.no },
] as const

type Props = {
  name: keyof GigFilter
  filter: GigFilter
  onChange: (change: Partial<GigFilter>) => void
}

/** What one filter of the projects is chosen with; it acts at once. */
export function GigFilterField({ name, filter, onChange }: Props) {
  const known = useChosen(filter)
  const label = FILTER_LABELS[name]
  switch (name) {
    case 'type':
      return (
        <AnyOf label={label} options={TYPES} value={filter.type} onChange={(type) => onChange({ type })} />
      )
    case 'stage':
      return (
        <AnyOf
          label={label}
          options={STAGES}
          value={filter.stage}
          onChange={(stage) => onChange({ stage })}
        />
      )
    case 'year':
      return (
        <AnyOf label={label} options={years()} value={filter.year} onChange={(year) => onChange({ year })} />
      )
    case 'industry_id':
    case 'region_id':
      return <Reference name={name} ids={filter[name]} onChange={(ids) => onChange({ [name]: ids })} />
    case 'owner_id':
    case 'company_id':
      return (
        <Found
          label={label}
          choices={name === 'owner_id' ? choices.owners : choices.companies}
          ids={filter[name]}
          known={name === 'owner_id' ? known.owners : known.companies}
          onChange={(ids) => onChange({ [name]: ids })}
        />
      )
    case 'needs_experts':
    case 'locked':
      return (
        <OneOf
          label={label}
          options={EITHER}
          value={filter[name]}
          onChange={(choice) => onChange({ [name]: choice })}
        />
      )
  }
}

type ReferenceProps = {
  name: 'industry_id' | 'region_id'
  ids: readonly string[]
  onChange: (ids: string[]) => void
}

function Reference({ name, ids, onChange }: ReferenceProps) {
  const industries = useQuery({ ...referenceQueries.industries(), enabled: name === 'industry_id' })
  const regions = useQuery({ ...referenceQueries.regions(), enabled: name === 'region_id' })
  const { data: options = [] } = name === 'industry_id' ? industries : regions
  return (
    <AnyOf
      label={FILTER_LABELS[name]}
      options={options.map((one) => ({ value: one.id, label: one.name }))}
      value={ids}
      onChange={onChange}
    />
  )
}

/** From the next year back, as far as projects are likely to go. */
function years() {
  const next = new Date().getFullYear() + 1
  return Array.from({ length: 6 }, (_, back) => String(next - back)).map((year) => ({
    value: year,
    label: year,
  }))
}
