import type { SavedSearch } from '@guildhall/contract/search'
import { Button } from '@mantine/core'
import IconChevronDown from '~icons/chevron-down'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { copy } from '#features/search/copy.ts'
import { deleteSearch, renameSearch, saveSearch, searchQueries } from '#features/search/queries.ts'
import type { Search } from '#features/search/use-content-search.ts'
import { useWrite } from '#platform/use-write.ts'
import { DeleteDialog } from '#ui/dialogs/delete-dialog.tsx'
import { later } from '#ui/hooks/later.ts'
import styles from './saved-searches.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { Menu } from '#ui/popups/menu.tsx'

const SearchNameDialog = later(() => import('./search-name-dialog.tsx'), 'SearchNameDialog')

/** The searches that somebody keeps, and the way to keep this one. */
export function SavedSearches({ search }: { search: Search }) {
  const { data: kept = [], isPending } = useQuery(searchQueries.saved())
  const [named, setNamed] = useState<SavedSearch | 'new'>()
  const [removed, setRemoved] = useState<SavedSearch>()
  const client = useQueryClient()
  const reload = () => client.invalidateQueries({ queryKey: ['search', 'saved'] })
  const bar = cx(layout['row-wrap-8'], styles['bar'])
  if (kept.length === 0 && search.keyword === '') return null
  // Its place is kept, and nothing in it moves when the searches come.
  if (isPending) return <div className={bar} />
  return (
    <div className={bar} data-asked={search.keyword !== '' || undefined}>
      {kept.length > 0 && (
        <ul className={cx(shared['list'], layout['wrap-8'], styles['chips'])} aria-label={copy.savedTitle}>
          {kept.map((one) => (
            <SavedChip
              key={one.id}
              saved={one}
              onOpen={() => search.open(one.query)}
              onRename={() => setNamed(one)}
              onDelete={() => setRemoved(one)}
            />
          ))}
        </ul>
      )}
      {search.keyword !== '' && (
        <Button variant="subtle" onClick={() => setNamed('new')}>
          {copy.save}
        </Button>
      )}
      {removed && <DeleteSaved saved={removed} refetch={reload} onClose={() => setRemoved(undefined)} />}
      {named !== undefined && (
        <Suspense>
          <SearchNameDialog
            {...(named === 'new' ? newOne(search) : renamed(named))}
            refetch={reload}
            onClose={() => setNamed(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}

type DeleteProps = { saved: SavedSearch; refetch: () => Promise<void>; onClose: () => void }

function DeleteSaved({ saved: { id, name }, refetch, onClose }: DeleteProps) {
  const { run, isPending } = useWrite({ kind: 'delete', tells: 'by toast', refetch })
  const remove = () => void run(() => deleteSearch(id), { said: copy.deleted, onDone: onClose })
  return (
    <DeleteDialog opened onClose={onClose} onDelete={remove} type="search" name={name} pending={isPending} />
  )
}

function newOne({ keyword, toSave }: Search) {
  return {
    title: copy.saveTitle,
    initial: keyword.slice(0, 80),
    put: (name: string) => saveSearch(name, toSave),
    said: copy.saved,
  }
}

function renamed({ id, name: initial }: SavedSearch) {
  const put = (name: string) => renameSearch(id, name)
  return { title: copy.renameTitle, initial, put, said: copy.renamed }
}

type ChipProps = { saved: SavedSearch; onOpen: () => void; onRename: () => void; onDelete: () => void }

function SavedChip({ saved, onOpen, onRename, onDelete }: ChipProps) {
  return (
    <li className={styles['chip']}>
      <button type="button" className={cx(shared['clipped'], styles['open'])} onClick={onOpen}>
        {saved.name}
      </button>
      <Menu
        position="bottom-end"
        target={
          <button
            type="button"
            className={cx(shared['centre'], styles['more'])}
            aria-label={copy.actionsFor(saved.name)}
          >
            <IconChevronDown size={14} aria-hidden />
          </button>
        }
      >
        {({ Item }) => (
          <>
            <Item onClick={onRename}>{copy.rename}</Item>
            <Item color="red" onClick={onDelete}>
              {copy.delete}
            </Item>
          </>
        )}
      </Menu>
    </li>
  )
}
