import { SEARCH_KINDS, type FacetValue, type SearchFacets } from '@guildhall/contract/search'
import { Button, Checkbox } from '@mantine/core'
import { copy } from '#features/search/copy.ts'
import { type Narrowing, type Search } from '#features/search/use-content-search.ts'
import { DateRangeField } from '#ui/fields/date-range-field.tsx'
import styles from './facets.module.css'
import { useHitFace } from './hit-faces.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = Pick<Search, 'filter' | 'narrow'> & { facets: SearchFacets; hasFilters: boolean }

/** What the results can be narrowed to, each value with how many it leaves. */
export function Facets({ facets, filter, narrow, hasFilters }: Props) {
  const faceOf = useHitFace()
  const types = inOrder(facets.types, filter.types).map(({ kind, ...one }) => ({
    ...one,
    label: faceOf(kind).many,
  }))
  return (
    <div className={layout['stack-20']}>
      <Facet
        title={copy.types}
        values={types}
        chosen={filter.types}
        onChange={(types) => narrow({ types: SEARCH_KINDS.filter((kind) => types.includes(kind)) })}
      />
      <Facet
        title={copy.status}
        values={withChosen(facets.status, filter.status)}
        chosen={filter.status}
        onChange={(status) => narrow({ status })}
      />
      <Facet
        title={copy.author}
        values={facets.author}
        chosen={filter.author}
        onChange={(author) => narrow({ author })}
      />
      <DateRangeField
        label={copy.dates}
        value={{ start: filter.from, end: filter.to }}
        onChange={({ start, end }) => narrow({ from: start, to: end })}
      />
      {hasFilters && (
        <Button variant="default" onClick={() => narrow(NOTHING)}>
          {copy.clearFilters}
        </Button>
      )}
    </div>
  )
}

const NOTHING: Narrowing = { types: [], status: [], author: [], from: undefined, to: undefined }

type FacetProps = {
  title: string
  values: readonly FacetValue[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

function Facet({ title, values, chosen, onChange }: FacetProps) {
  if (values.length === 0) return null
  return (
    <Checkbox.Group label={title} value={[...chosen]} onChange={onChange}>
      <div className={cx(layout['stack-10'], styles['values'])}>
        {values.map(({ value, label, count }) => (
          <Checkbox
            key={value}
            value={value}
            label={
              <>
                {label} <span className={cx(shared['quiet'], shared['figures'])}>{count}</span>
              </>
            }
          />
        ))}
      </div>
    </Checkbox.Group>
  )
}

function inOrder(values: readonly FacetValue[], chosen: readonly string[]) {
  const all = withChosen(values, chosen)
  return SEARCH_KINDS.flatMap((kind) =>
    all.filter(({ value }) => value === kind).map((one) => ({ ...one, kind })),
  )
}

/** What is chosen stays to be unchosen, also when it leaves nothing. */
function withChosen(values: readonly FacetValue[], chosen: readonly string[]): FacetValue[] {
  const missing = chosen.filter((one) => !values.some(({ value }) => value === one))
  return [...values, ...missing.map((value) => ({ value, label: value, count: 0 }))]
}
