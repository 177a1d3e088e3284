import { HISTORY_AREAS, type HistoryArea, type SettingsChange } from '@guildhall/contract/settings/history'
import { useQuery } from '@tanstack/react-query'
import { oneOf, page, words } from '#platform/address-readers.ts'
import { listState } from '#platform/list-state.ts'
import { toPage, useFilter } from '#platform/use-filter.ts'
import { Badge } from '#ui/marks/badge.tsx'
import { ListStates } from '#ui/lists/list-states.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { ChoiceChips } from '#ui/filters/choice-chips.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { copy } from './copy.ts'
import { SettingsFrame } from './components/settings-frame.tsx'
import styles from './history-page.module.css'
import { settingsQueries } from './queries.ts'
import { spokenDifference, spokenField, whatHappened } from './spoken-change.ts'
import { Fact, Facts } from '#ui/layout/facts.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

const AREAS: Record<HistoryArea, string> = {
  settings: 'Settings',
  mails: 'Email texts',
  reasons: 'Reasons',
  reference: 'Reference data',
  faqs: 'Questions',
  roles: 'Roles',
  keys: 'API keys',
  webhooks: 'Webhooks',
}

const AREA_OPTIONS = HISTORY_AREAS.map((value) => ({ value, label: AREAS[value] }))

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
  const clear = () => setFilter({ keyword: undefined, area: undefined, page: undefined })
  return (
    <SettingsFrame title={copy.history} intro={copy.changesLead}>
      <div>
        <ChoiceChips
          searchLabel={copy.searchChanges}
          search={keyword}
          onSearch={(text) => setFilter({ keyword: text, page: undefined }, { replace: true })}
          choices={[
            {
              key: 'area',
              label: copy.area,
              options: AREA_OPTIONS,
              chosen: area === undefined ? [] : [area],
              isSingle: true,
            },
          ]}
          onChoose={(_, [chosen]) => setFilter({ area: chosen, page: undefined })}
          onClear={state.isEmpty ? undefined : clear}
        />
        <ListStates
          state={state}
          onRefresh={() => void refetch()}
          onClear={clear}
          skeleton={<SkeletonRows rows={6} columns={2} />}
        >
          <ol className={cx(shared['card'], shared['list'], shared['lined'])} aria-label={copy.changes}>
            {rows.map((row) => (
              <Change key={row.id} change={row} />
            ))}
          </ol>
          {data && <Pagination {...data.pagination} onPage={(next) => setFilter(toPage(next))} />}
        </ListStates>
      </div>
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
              <del className={shared['danger']}>{spokenDifference(field, from)}</del>
              <span aria-hidden> → </span>
              <ins className={styles['after']}>{spokenDifference(field, to)}</ins>
            </Fact>
          ))}
        </Facts>
      )}
    </li>
  )
}
