import { HISTORY_AREAS, type HistoryArea, type SettingsChange } from '@guildhall/contract/settings/history'
import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { oneOf, page, words } from '#platform/address-readers.ts'
import { listState } from '#platform/list-state.ts'
import { useFilter } from '#platform/use-filter.ts'
import { Badge } from '#ui/marks/badge.tsx'
import { ListStates } from '#ui/lists/list-states.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { SearchBox } from '#ui/fields/search-box.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { copy } from './copy.ts'
import { SettingsFrame } from './components/settings-frame.tsx'
import '#ui/theme/styles-dropdowns.css'
import styles from './history-page.module.css'
import { settingsQueries } from './queries.ts'
import { spokenField, spokenValue, whatHappened } from './spoken-change.ts'
import { Fact, Facts } from '#ui/layout/facts.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

const AREAS: Record<HistoryArea, string> = {
  settings: 'Settings',
  mails: 'Mail texts',
  reasons: 'Reasons',
  reference: 'Reference data',
  faqs: 'Questions',
  roles: 'Roles',
  keys: 'API keys',
  webhooks: 'Webhooks',
}

const SEARCH = {
  keyword: words(),
  area: oneOf(HISTORY_AREAS),
  page,
}

/** Who changed what, before and after. */
export function HistoryPage() {
  const { filter, setFilter } = useFilter(SEARCH)
  const { keyword = '', area, page = 1 } = filter
  const query = useQuery(settingsQueries.history({ keyword, area, page: String(page) }))
  const { data, refetch } = query
  const rows = data?.data ?? []
  const state = listState(query, {
    isEmpty: rows.length === 0,
    isSearching: keyword !== '' || area !== undefined,
    toFirst: page > 1 ? () => setFilter({ page: undefined }) : undefined,
    messages: data?.messages,
  })
  return (
    <SettingsFrame title={copy.history} intro={copy.changesLead}>
      <div className={cx(layout['stack-12'], styles['filter'])}>
        <SearchBox
          label={copy.searchChanges}
          value={keyword}
          onSearch={(text) => setFilter({ keyword: text, page: undefined }, { replace: true })}
        />
        <Select
          aria-label={copy.area}
          placeholder={copy.allAreas}
          clearable
          clearButtonProps={{ 'aria-label': 'All areas' }}
          comboboxProps={{ keepMounted: false }}
          data={HISTORY_AREAS.map((value) => ({ value, label: AREAS[value] }))}
          value={area ?? null}
          onChange={(value) => setFilter({ area: value, page: undefined })}
        />
      </div>
      <ListStates
        state={state}
        onRefresh={() => void refetch()}
        onClear={() => setFilter({ keyword: undefined, area: undefined, page: undefined })}
        skeleton={<SkeletonRows rows={6} columns={2} />}
      >
        <ol className={cx(shared['card'], shared['list'], shared['lined'])} aria-label={copy.changes}>
          {rows.map((row) => (
            <Change key={row.id} change={row} />
          ))}
        </ol>
        {data && (
          <Pagination
            {...data.pagination}
            onPage={(next) => setFilter({ page: next > 1 ? String(next) : undefined })}
          />
        )}
      </ListStates>
    </SettingsFrame>
  )
}

function Change({ change }: { change: SettingsChange }) {
  return (
    <li className={cx(layout['stack-4'], styles['change'])}>
      <div className={cx(layout['row-wrap'], styles['head'])}>
        <strong className={cx(shared['medium'], shared['breaks'])}>{change.title}</strong>
        <Badge tone="light" withDot={false}>
          {AREAS[change.area]}
        </Badge>
      </div>
      <p className={cx(shared['note'], shared['flush'])}>
        {copy.changedBy(whatHappened(change.kind))} {change.actor?.name ?? copy.theSystem},{' '}
        <RelativeTime date={change.created_at} />
      </p>
      {change.differences.length > 0 && (
        <Facts at="beside" className={styles['differences']}>
          {change.differences.map(({ field, from, to }) => (
            <Fact key={field} name={spokenField(field)}>
              <del className={shared['danger']}>{spokenValue(from)}</del>
              <span aria-hidden> → </span>
              <ins className={styles['after']}>{spokenValue(to)}</ins>
            </Fact>
          ))}
        </Facts>
      )}
    </li>
  )
}
