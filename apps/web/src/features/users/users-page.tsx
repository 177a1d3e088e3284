import { ROLES } from '@guildhall/contract/access'
import { USER_SORT_KEYS, USER_STATUSES } from '@guildhall/contract/users'
import { Button, MultiSelect } from '@mantine/core'
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
import { ViewsPlace } from '#ui/filters/views-place.tsx'
import { SearchBox } from '#ui/fields/search-box.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import '#ui/theme/styles-dropdowns.css'
import { sortText, type Sort } from '#ui/lists/table-sort.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import { UserBulk } from './components/user-bulk.tsx'
import { UserTable } from './components/user-table.tsx'
import { ROLE_NAMES } from '#platform/role-names.ts'
import { copy } from './copy.ts'
import { userQueries } from './queries.ts'
import styles from './users-page.module.css'

const SEARCH = {
  keyword: words(),
  role: several(oneOf(ROLES)),
  status: several(oneOf(USER_STATUSES)),
  sort: sortBy(USER_SORT_KEYS),
  page,
}
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
      <Filters keyword={keyword} roles={roles} statuses={statuses} onChange={setFilter} />
      <ListStates
        state={state}
        onRefresh={refresh}
        onClear={() => setFilter({ keyword: undefined, role: undefined, status: undefined, page: undefined })}
        skeleton={<SkeletonRows rows={10} columns={4} hasAvatar />}
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
}

function Filters({ keyword, roles, statuses, onChange }: FilterProps) {
  return (
    <div className={cx(layout['wraps'], styles['filters'])}>
      <SearchBox
        label={copy.searchByNameOr}
        value={keyword}
        onSearch={(text) => onChange({ keyword: text, page: undefined }, { replace: true })}
      />
      <MultiSelect
        aria-label={copy.roles}
        placeholder={roles.length === 0 ? copy.allRoles : ''}
        data={ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }))}
        value={roles}
        onChange={(role) => onChange({ role, page: undefined })}
        clearable
      />
      <MultiSelect
        aria-label={copy.statuses}
        placeholder={statuses.length === 0 ? copy.allStatuses : ''}
        data={[...USER_STATUSES]}
        value={statuses}
        onChange={(status) => onChange({ status, page: undefined })}
        clearable
      />
      <ViewsPlace />
    </div>
  )
}
