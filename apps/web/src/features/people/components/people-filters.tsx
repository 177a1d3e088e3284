import { PERSON_KINDS, PERSON_STATUSES } from '@guildhall/contract/people/person'
import { MultiSelect, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { KIND_NAMES } from '#features/people/copy.ts'
import { companyChoices } from '#features/people/queries.ts'
import type { PeopleList } from '#features/people/use-people-list.ts'
import { referenceChoices } from '#features/reference/components/choices.ts'
import { useChoices } from '#ui/forms/use-choices.ts'
import { SearchBox } from '#ui/search-box.tsx'
import { SearchSelect } from '#ui/search-select.tsx'
import '#ui/styles-dropdowns.css'
import styles from './people-filters.module.css'

const closed = { keepMounted: false }

/** What the list of people is narrowed by. */
export function PeopleFilters({ people: { filter, change } }: { people: PeopleList }) {
  const { kind = [], status = [] } = filter
  return (
    <div className={styles['filters']}>
      <SearchBox
        label="Search name, mail, phone"
        value={filter.keyword ?? ''}
        onSearch={(keyword) => change({ keyword }, { replace: true })}
      />
      <MultiSelect
        aria-label="Kinds"
        placeholder={kind.length === 0 ? 'All kinds' : ''}
        data={PERSON_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }))}
        value={kind}
        onChange={(next) => change({ kind: next })}
        comboboxProps={closed}
        clearable
      />
      <MultiSelect
        aria-label="Statuses"
        placeholder={status.length === 0 ? 'All statuses' : ''}
        data={[...PERSON_STATUSES]}
        value={status}
        onChange={(next) => change({ status: next })}
        comboboxProps={closed}
        clearable
      />
      <Select
        aria-label="Login"
        placeholder="With or without login"
        data={[
          { value: 'true', label: 'Has a login' },
          { value: 'false', label: 'Has no login' },
        ]}
        value={filter.has_login ?? null}
        onChange={(next) => change({ has_login: next })}
        comboboxProps={closed}
        clearable
      />
      <CompanyFilter chosen={filter.company_id?.[0]} onChange={(id) => change({ company_id: id })} />
      <CountryFilter chosen={filter.country_id?.[0]} onChange={(id) => change({ country_id: id })} />
    </div>
  )
}

type ChosenProps = { chosen: string | undefined; onChange: (id: string | undefined) => void }

function CompanyFilter({ chosen, onChange }: ChosenProps) {
  const [keyword, setKeyword] = useState('')
  const { options, loading } = useChoices(companyChoices, keyword, {})
  const named = useQuery({ ...companyChoices.named(chosen ?? ''), enabled: chosen !== undefined })
  const value = chosen === undefined ? undefined : (options.find(({ id }) => id === chosen) ?? named.data)
  return (
    <div className={styles['quiet']}>
      <SearchSelect
        label="Company"
        placeholder="All companies"
        options={options}
        loading={loading}
        onSearch={setKeyword}
        value={value}
        onChange={(company) => onChange(company?.id)}
      />
    </div>
  )
}

function CountryFilter({ chosen, onChange }: ChosenProps) {
  const { options, loading } = useChoices(referenceChoices.countries, '', {})
  return (
    <div className={styles['quiet']}>
      <SearchSelect
        label="Country"
        placeholder="All countries"
        options={options}
        loading={loading}
        value={options.find(({ id }) => id === chosen)}
        onChange={(country) => onChange(country?.id)}
      />
    </div>
  )
}
