import { Button } from '@mantine/core'
import { useState } from 'react'
import { cx } from '#ui/theme/class-names.ts'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { InfiniteScroll } from '#ui/lists/infinite-scroll.tsx'
import type { ListState } from '#ui/lists/list-faces.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { LoadMore } from '#ui/lists/load-more.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { SearchBox } from '#ui/fields/search-box.tsx'
import { SkeletonPage, SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { LONG_TEXT, ROWS } from './gallery-rows.ts'
import { GalleryTable } from './gallery-table.tsx'
import styles from './gallery.module.css'
import { Sample } from './sample.tsx'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

const LOADED: ListState = {
  loading: false,
  error: false,
  isSearching: false,
  isEmpty: false,
}
const EMPTY: ListState = { ...LOADED, isEmpty: true }
const LONG_ROWS = ROWS.slice(0, 2).map((row) => ({
  ...row,
  name: LONG_TEXT.slice(0, 120),
  place: 'A-place-with-a-name-without-any-gap-to-break-it',
}))

const noRefresh = () => undefined

export function GalleryLists() {
  const [text, setText] = useState('')
  const [page, setPage] = useState(3)
  return (
    <>
      <Sample title="Table, search and pages">
        <div className={cx(layout['wrap-12'], styles['bar'])}>
          <SearchBox label="Search by name" value={text} onSearch={setText} />
          <Button variant="default">Add filter</Button>
        </div>
        <div>
          <GalleryTable />
          <Pagination
            page={page}
            totalPages={12}
            from={page * 8 - 7}
            to={page * 8}
            total={94}
            onPage={setPage}
          />
        </div>
      </Sample>
      <Sample title="Reloading, long text, the cycle of three">
        <GalleryTable caption="Long names" reloading rows={LONG_ROWS} cycle="three" />
      </Sample>
      <Sample title="Loading">
        <SkeletonRows rows={4} hasAvatar />
        <SkeletonPage />
      </Sample>
      <Sample title="Error, empty, no results">
        <div className={styles['two']}>
          <ListStates state={{ ...EMPTY, error: true, requestId: '0193f1c2-8a51' }} onRefresh={noRefresh}>
            {null}
          </ListStates>
          <ListStates state={EMPTY} onRefresh={noRefresh} emptyAction={<Button>Add the first one</Button>}>
            {null}
          </ListStates>
          <ListStates state={{ ...EMPTY, isSearching: true }} onRefresh={noRefresh}>
            {null}
          </ListStates>
          <EmptyState text="Nothing here yet" detail="What you save will stand here." />
        </div>
        <ListStates state={{ ...LOADED, error: true, toFirst: noRefresh }} onRefresh={noRefresh}>
          <GalleryTable caption="Kept rows" rows={ROWS.slice(0, 2)} />
        </ListStates>
      </Sample>
      <Sample title="Load more">
        <LoadMore kind="next" pageSize={8} remaining={10} onMore={noRefresh} />
        <LoadMore kind="next" pageSize={8} remaining={5} onMore={noRefresh} />
        <LoadMore kind="more" pageSize={8} remaining={10} onMore={noRefresh} />
        <LoadMore kind="more" pageSize={8} remaining={10} loading onMore={noRefresh} />
      </Sample>
      <Sample title="Infinite scroll">
        <Endless />
      </Sample>
    </>
  )
}

function Endless() {
  const [count, setCount] = useState(8)
  return (
    <section
      className={cx(shared['card'], styles['card'], styles['box'])}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must take the keyboard
      tabIndex={0}
      aria-label="Endless list"
    >
      {Array.from({ length: count }, (_, index) => (
        <p key={index}>Entry {index + 1}</p>
      ))}
      <InfiniteScroll hasMore={count < 40} loading={false} onMore={() => setCount(count + 8)} />
    </section>
  )
}
