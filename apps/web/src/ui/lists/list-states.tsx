import { Button } from '@mantine/core'
import { useDeferredValue, type ReactNode } from 'react'
import { EmptyState } from './empty-state.tsx'
import { emptyText, listFace, refreshLabel, refreshList } from './list-faces.ts'
import type { ListState } from './list-faces.ts'
import { useFocusOnContent } from '#ui/hooks/use-focus-on-content.ts'
import { filterTexts } from '#ui/filters/filter-texts.ts'
import styles from './list-states.module.css'
import { SkeletonRows } from './skeleton-rows.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = {
  state: ListState
  /** Loads the same page again; to the first one, the state knows the way. */
  onRefresh: () => void
  skeleton?: ReactNode
  /** The action that fills an empty list. */
  emptyAction?: ReactNode
  /** Takes back the search and the filters that nothing matches. */
  onClear?: () => void
  children: ReactNode
}

/** The four faces of every list: loading, error, empty, rows. */
export function ListStates({ state, onRefresh, skeleton, emptyAction, onClear, children }: Props) {
  const face = listFace(state)
  // What has come is drawn in turns while the skeleton stands (decision 244).
  const isDrawn = useDeferredValue(face !== 'loading')
  if (face === 'loading' || !isDrawn) return skeleton ?? <SkeletonRows />
  if (face === 'error') return <ListError state={state} onRefresh={onRefresh} />
  if (face === 'empty') {
    const isNarrowed = state.isSearching || state.isFiltered
    const action = isNarrowed ? onClear && <ClearFilters onClear={onClear} /> : emptyAction
    return <EmptyList state={state} onRefresh={onRefresh} action={action} />
  }
  return (
    <>
      {state.error && <ListError state={state} onRefresh={onRefresh} />}
      {children}
    </>
  )
}

type ErrorProps = {
  state: ListState
  onRefresh: () => void
  /** It stands in something that has a frame. */
  isPart?: boolean
}

/** What went wrong, and the way to try again. */
export function ListError({ state, onRefresh, isPart = false }: ErrorProps) {
  const text = typeof state.error === 'string' ? state.error : 'Something went wrong.'
  return (
    <div
      className={cx(!isPart && shared['card'], layout['row-12'], styles['error'])}
      role="alert"
      data-inline={!state.isEmpty || undefined}
    >
      <div>
        <p className={cx(shared['medium'], shared['flush'])}>{text}</p>
        {state.requestId && (
          <p className={cx(shared['note'], styles['request'])}>Request {state.requestId}</p>
        )}
      </div>
      <Refresh state={state} onRefresh={onRefresh} />
    </div>
  )
}

function EmptyList({
  state,
  onRefresh,
  action,
}: {
  state: ListState
  onRefresh: () => void
  action: ReactNode
}) {
  return (
    <EmptyState
      text={emptyText(state)}
      action={
        <>
          {action}
          <Refresh state={state} onRefresh={onRefresh} />
        </>
      }
    />
  )
}

function Refresh({ state, onRefresh }: { state: ListState; onRefresh: () => void }) {
  const onPress = useFocusOnContent()
  const refresh = (
    <Button
      variant="default"
      onClick={() => {
        onPress()
        refreshList(state, onRefresh)
      }}
      loading={state.reloading ?? false}
    >
      {refreshLabel(state)}
    </Button>
  )
  if (!state.isEmpty || state.toFirst === undefined) return refresh
  // To load a page that the list does not have again leads nowhere.
  return (
    <div className={layout['row-wrap-12']}>
      <Button onClick={state.toFirst}>{filterTexts.toFirstPage}</Button>
      {refresh}
    </div>
  )
}

function ClearFilters({ onClear }: { onClear: () => void }) {
  return <Button onClick={() => onClear()}>{filterTexts.clearFilters}</Button>
}
