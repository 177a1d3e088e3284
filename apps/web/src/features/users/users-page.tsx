import { ROLES } from '@guildhall/contract/access'
import { USER_SORT_KEYS, USER_STATUSES } from '@guildhall/contract/users'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ComponentProps } from 'react'
import { oneOf, page, several, sortBy, words } from '#platform/address-readers.ts'
import { listState } from '#platform/list-state.ts'
import { useFilter } from '#platform/use-filter.ts'
import { refreshLabel, refreshList } from '#ui/lists/list-faces.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { ChoiceChips } from '#ui/filters/choice-chips.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { sortText, type Sort } from '#ui/lists/table-sort.ts'
import { UserBulk } from './components/user-bulk.tsx'
import { UserTable } from './components/user-table.tsx'
import { ROLE_NAMES } from '#platform/role-names.ts'
import { copy } from './copy.ts'
import { userQueries } from './queries.ts'

const SEARCH = {
  keyword: words(),
  role: several(oneOf(ROLES)),
  status: several(oneOf(USER_STATUSES)),
  sort: sortBy(USER_SORT_KEYS),
  page,
}
const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }))
const STATUS_OPTIONS = USER_STATUSES.map((value) => ({ value, label: value }))
const BY_NAME: Sort = { key: 'name', direction: 'asc' }

/** Everybody who has an account. */
export function UsersPage() {
  const { filter, setFilter } = useFilter(SEARCH)
  const { keyword = '', role: roles = [], status: statuses = [], sort, page = 1 } = filter
  const list = useQuery(
    userQueries.page({
      keyword,
      role: roles,
      status: statuses,
      sort: sortText(sort),
      page: String(page),
    }),
  )
  const { data: rows = [], pagination, messages } = list.data ?? {}
  const state = listState(list, {
    isEmpty: rows.length === 0,
    isSearching: keyword !== '' || roles.length > 0 || statuses.length > 0,
    toFirst: page > 1 ? () => setFilter({ page: undefined }) : undefined,
    messages,
  })
  const refresh = () => void list.refetch()
  const clear = () => setFilter({ keyword: undefined, role: undefined, status: undefined, page: undefined })
  return (
    <>
      <PageHeader
        title={copy.listTitle}
        actions={
          <>
            <Button variant="default" onClick={() => refreshList(state, refresh)}>
              {refreshLabel(state)}
            </Button>
            <Button variant="default" component={Link} to="/users/erasures">
              {copy.erasureRequests}
            </Button>
            <Button variant="default" component={Link} to="/users/roles">
              {copy.rolesTitle}
            </Button>
            <Button component={Link} to="/users/add">
              {copy.addTitle}
            </Button>
          </>
        }
      />
      <Filters
        keyword={keyword}
        roles={roles}
        statuses={statuses}
        onChange={setFilter}
        onClear={state.isEmpty ? undefined : clear}
      />
      <ListStates
        state={state}
        onRefresh={refresh}
        onClear={clear}
        skeleton={<SkeletonRows rows={10} columns={4} hasAvatar hasHead />}
      >
        <Rows
          rows={rows}
          sort={sort ?? BY_NAME}
          onSort={(next) => setFilter({ sort: sortText(next), page: undefined })}
          reloading={state.reloading}
        />
        {pagination && (
          <Pagination {...pagination} onPage={(next) => setFilter({ page: next > 1 ? next : undefined })} />
        )}
      </ListStates>
    </>
  )
}

type RowsProps = Omit<ComponentProps<typeof UserTable>, 'selected' | 'onSelect'>

/** The rows, and what can be done to the selected ones together. */
function Rows(props: RowsProps) {
  const [selected, setSelected] = useState<string[]>([])
  const chosen = props.rows.filter(({ id }) => selected.includes(id))
  return (
    <>
      <UserTable {...props} selected={chosen.map(({ id }) => id)} onSelect={setSelected} />
      {chosen.length > 0 && <UserBulk users={chosen} onClear={() => setSelected([])} />}
    </>
  )
}

interface FilterProps {
  keyword: string
  roles: string[]
  statuses: string[]
  onChange: ReturnType<typeof useFilter<typeof SEARCH>>['setFilter']
  onClear: (() => void) | undefined
}

function Filters({ keyword, roles, statuses, onChange, onClear }: FilterProps) {
  return (
    <ChoiceChips
      searchLabel={copy.searchByNameOr}
      search={keyword}
      onSearch={(text) => onChange({ keyword: text, page: undefined }, { replace: true })}
      choices={[
        { key: 'role', label: copy.role, options: ROLE_OPTIONS, chosen: roles },
        { key: 'status', label: copy.status, options: STATUS_OPTIONS, chosen: statuses },
      ]}
      onChoose={(key, chosen) => onChange({ [key]: chosen, page: undefined })}
      onClear={onClear}
    />
  )
}
