import type { ApiKey } from '@guildhall/contract/keys'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import IconPlus from '~icons/plus'
import { Suspense, useState } from 'react'
import { page, words } from '#platform/address-readers.ts'
import { SettingsFrame } from '#features/settings/components/settings-frame.tsx'
import { listState } from '#platform/list-state.ts'
import { toPage, useFilter } from '#platform/use-filter.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { SearchBox } from '#ui/fields/search-box.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { later } from '#ui/hooks/later.ts'
import { KeyTable } from './components/key-table.tsx'
import { RevokeKey } from './components/revoke-key.tsx'
import { copy } from './copy.ts'
import { keyQueries } from './queries.ts'

const KeyDialog = later(() => import('./components/key-dialog.tsx'), 'KeyDialog')

const SEARCH = { keyword: words(), page }

/** The keys of programs: who made them, what they may, and when they were last used. */
export function KeysPage() {
  const { filter, setFilter } = useFilter(SEARCH)
  const { keyword = '', page = 1 } = filter
  const query = useQuery(keyQueries.page({ keyword, page: String(page) }))
  const rows = query.data?.data ?? []
  const [isAdding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<ApiKey>()
  const state = listState(query, {
    isEmpty: rows.length === 0,
    isSearching: keyword !== '',
    toFirst: page > 1 ? () => setFilter({ page: undefined }) : undefined,
    messages: { empty_data: copy.empty },
  })
  return (
    <SettingsFrame
      title={copy.title}
      intro={copy.intro}
      actions={
        <>
          <Button component="a" href="/api/docs" variant="default">
            {copy.everyCall}
          </Button>
          <AddButton onAdd={() => setAdding(true)} />
        </>
      }
    >
      <SearchBox
        label={copy.searchLabel}
        value={keyword}
        onSearch={(text) => setFilter({ keyword: text, page: undefined }, { replace: true })}
      />
      <ListStates
        state={state}
        onRefresh={() => void query.refetch()}
        onClear={() => setFilter({ keyword: undefined, page: undefined })}
        skeleton={<SkeletonRows rows={4} columns={3} />}
        emptyAction={<AddButton onAdd={() => setAdding(true)} />}
      >
        <KeyTable keys={rows} reloading={query.isFetching} onRevoke={setLeaving} />
        {query.data && <Pagination {...query.data.pagination} onPage={(next) => setFilter(toPage(next))} />}
      </ListStates>
      <Suspense>{isAdding && <KeyDialog onClose={() => setAdding(false)} />}</Suspense>
      <RevokeKey apiKey={leaving} onClose={() => setLeaving(undefined)} />
    </SettingsFrame>
  )
}

function AddButton({ onAdd }: { onAdd: () => void }) {
  return (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={onAdd}>
      {copy.add}
    </Button>
  )
}
