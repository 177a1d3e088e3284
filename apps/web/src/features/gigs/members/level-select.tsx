import type { GigKind } from '@guildhall/contract/gigs/kinds'
import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { copy } from '#features/gigs/copy.ts'
import '#ui/theme/styles-dropdowns.css'
import { roleName } from './pending-members.ts'
import { memberQueries } from './queries.ts'

type Props = {
  kind: GigKind
  /** Its label; `aria-label` alone where it stands beside a name. */
  label?: string
  ariaLabel?: string
  value: string | null
  onChange: (permissionId: string | null) => void
  /** May be emptied again. */
  isClearable?: boolean
  /** Says below what the chosen level allows. */
  describes?: boolean
  error?: ReactNode
  isRequired?: boolean
  isDisabled?: boolean
  /** Where the keyboard starts. */
  hasFocus?: boolean
}

/** The levels that customers of a kind of project may have. */
export function LevelSelect(props: Props) {
  const { kind, label, ariaLabel, value, onChange, isClearable = false, describes = false } = props
  const { data: levels = [] } = useQuery(memberQueries.permissions(kind))
  const description = describes ? levels.find(({ id }) => id === value)?.description : undefined
  return (
    <Select
      label={label}
      aria-label={ariaLabel}
      placeholder={copy.selectALevel}
      data={levels.map(({ id, value: name }) => ({ value: id, label: roleName(name) }))}
      value={value}
      onChange={onChange}
      clearable={isClearable}
      allowDeselect={isClearable}
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={props.error}
      withAsterisk={props.isRequired ?? false}
      disabled={props.isDisabled ?? false}
      autoFocus={props.hasFocus ?? false}
      data-autofocus={props.hasFocus}
    />
  )
}
