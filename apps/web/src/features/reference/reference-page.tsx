import {
  CARED_LISTS,
  ITEM_STATES,
  LIST_NAMES,
  type CaredItem,
  type ListOverview,
} from '@guildhall/contract/reference/admin'
import { Button, NativeSelect } from '@mantine/core'
import { Segments } from '#ui/fields/segments.tsx'
import { useQuery } from '@tanstack/react-query'
import IconPlus from '~icons/plus'
import { Suspense, useState } from 'react'
import { oneOf, page, sortBy, words } from '#platform/address-readers.ts'
import { SettingsFrame } from '#features/settings/components/settings-frame.tsx'
import { latestOf } from '#platform/lists/latest-of.ts'
import { listState } from '#platform/list-state.ts'
import { toPage, useFilter } from '#platform/use-filter.ts'
import { later } from '#ui/hooks/later.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { SearchBox } from '#ui/fields/search-box.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { careQueries } from './admin-queries.ts'
import { EntryTable } from './components/entry-table.tsx'
import { copy } from './copy.ts'
import styles from './reference-page.module.css'
import shared from '#ui/theme/shared.module.css'
import { sortText, type Sort } from '#ui/lists/table-sort.ts'

const EntryDialog = later(() => import('./components/entry-dialog.tsx'), 'EntryDialog')
const MergeDialog = later(() => import('./components/merge-dialog.tsx'), 'MergeDialog')

const SEARCH = {
  list: oneOf(CARED_LISTS),
  keyword: words(),
  state: oneOf(ITEM_STATES),
  sort: sortBy(['name', 'created_at']),
  page,
}

const INTRO =
  'The options that forms offer. New entries from forms wait here until they are approved, merged or retired.'

type Open = { item: CaredItem | undefined; as: 'add' | 'rename' | 'merge' }

/** Where administrators look after the lists of the portal. */
export function ReferencePage() {
  const page = useEntries()
  const { list, query, data, state } = page
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <SettingsFrame
      title={copy.referenceData}
      intro={INTRO}
      actions={
        <Button
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setOpen({ item: undefined, as: 'add' })}
        >
          {copy.addEntry}
        </Button>
      }
    >
      <Filter page={page} />
      <ListStates
        state={state}
        onRefresh={() => void query.refetch()}
        onClear={page.clear}
        skeleton={<SkeletonRows rows={8} columns={4} hasHead />}
      >
        <EntryTable
          list={list}
          rows={data?.data ?? []}
          sort={page.sort}
          onSort={page.order}
          reloading={query.isPlaceholderData}
          onOpen={(item, as) => setOpen({ item, as })}
        />
        {data && <Pagination {...data.pagination} onPage={page.goTo} />}
      </ListStates>
      <Suspense>
        {open !== undefined && open.as !== 'merge' && (
          <EntryDialog
            list={list}
            item={open.item && latestOf(data?.data ?? [], open.item)}
            onClose={close}
          />
        )}
        {open?.as === 'merge' && open.item && <MergeDialog list={list} item={open.item} onClose={close} />}
      </Suspense>
    </SettingsFrame>
  )
}

function useEntries() {
  const { filter, setFilter } = useFilter(SEARCH)
  const { list = 'skills', keyword = '', state: of, sort, page = 1 } = filter
  const asked = sortText(sort)
  const query = useQuery(
    careQueries.items(list, { keyword, state: of, sort: asked, page: String(page), pageSize: '20' }),
  )
  const { data } = query
  const state = listState(query, {
    isEmpty: data?.data.length === 0,
    isSearching: keyword !== '' || of !== undefined,
    toFirst: page > 1 ? () => setFilter({ page: undefined }) : undefined,
    messages: data?.messages,
  })
  const first = { page: undefined }
  return {
    list,
    keyword,
    of,
    sort,
    query,
    data,
    state,
    choose: (next: string) => setFilter({ list: next, keyword: undefined, state: undefined, ...first }),
    narrow: (next: string) => setFilter({ state: next === 'all' ? undefined : next, ...first }),
    clear: () => setFilter({ keyword: undefined, state: undefined, ...first }),
    find: (text: string) => setFilter({ keyword: text, ...first }, { replace: true }),
    order: (next: Sort | undefined) => setFilter({ sort: sortText(next), ...first }),
    goTo: (next: number) => setFilter(toPage(next)),
  }
}

function Filter({ page }: { page: ReturnType<typeof useEntries> }) {
  const { data: overview = [] } = useQuery(careQueries.overview())
  const { list, keyword, of = 'all' } = page
  return (
    <div className={styles['filter']}>
      <NativeSelect
        label={copy.list}
        data={overview.map((one) => ({ value: one.list, label: optionOf(one) }))}
        value={list}
        onChange={(event) => page.choose(event.currentTarget.value)}
      />
      <div className={shared['shrinks']}>
        <SearchBox
          label={copy.searchTitle(LIST_NAMES[list].title.toLowerCase())}
          value={keyword}
          onSearch={page.find}
        />
      </div>
      <Segments
        label={copy.state}
        value={of}
        onChange={page.narrow}
        options={[
          { value: 'all', label: copy.all },
          { value: 'draft', label: copy.waiting },
          { value: 'retired', label: copy.retired },
        ]}
      />
    </div>
  )
}

function optionOf({ list, total, drafts }: ListOverview): string {
  const waiting = drafts === 0 ? '' : `, ${drafts} waiting`
  return `${LIST_NAMES[list].title} (${total}${waiting})`
}
