import type { SavedSearch } from '@guildhall/contract/search'
import { Button, Menu, TextInput } from '@mantine/core'
import IconChevronDown from '~icons/chevron-down'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { copy } from '#features/search/copy.ts'
import { deleteSearch, renameSearch, saveSearch, searchQueries } from '#features/search/queries.ts'
import type { Search } from '#features/search/use-content-search.ts'
import { ApiError, failureText } from '#platform/api-error.ts'
import { useWrite } from '#platform/use-write.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import '#ui/theme/styles-menu.css'
import { toasts } from '#ui/feedback/toasts.tsx'
import styles from './saved-searches.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** The searches that somebody keeps, and the way to keep this one. */
export function SavedSearches({ search }: { search: Search }) {
  const { data: kept = [] } = useQuery(searchQueries.saved())
  const [named, setNamed] = useState<SavedSearch | 'new'>()
  const client = useQueryClient()
  const reload = () => client.invalidateQueries({ queryKey: ['search', 'saved'] })
  const remove = async ({ id }: SavedSearch) => {
    try {
      await deleteSearch(id)
      toasts.success(copy.deleted)
    } catch (error) {
      toasts.error(failureText(error, 'delete'))
    }
    await reload()
  }
  const put = async (name: string) => {
    if (named === 'new') await saveSearch(name, search.toSave)
    else if (named !== undefined) await renameSearch(named.id, name)
    toasts.success(named === 'new' ? copy.saved : copy.renamed)
    await reload()
  }
  if (kept.length === 0 && search.keyword === '') return null
  return (
    <div className={cx(layout['row-wrap-8'], styles['bar'])}>
      {kept.length > 0 && (
        <ul className={cx(shared['list'], layout['wrap-8'], styles['chips'])} aria-label={copy.savedTitle}>
          {kept.map((one) => (
            <SavedChip
              key={one.id}
              saved={one}
              onOpen={() => search.open(one.query)}
              onRename={() => setNamed(one)}
              onDelete={() => void remove(one)}
            />
          ))}
        </ul>
      )}
      {search.keyword !== '' && (
        <Button variant="subtle" onClick={() => setNamed('new')}>
          {copy.save}
        </Button>
      )}
      {named !== undefined && (
        <NameDialog
          title={named === 'new' ? copy.saveTitle : copy.renameTitle}
          initial={named === 'new' ? search.keyword.slice(0, 80) : named.name}
          put={put}
          onClose={() => setNamed(undefined)}
        />
      )}
    </div>
  )
}

type ChipProps = { saved: SavedSearch; onOpen: () => void; onRename: () => void; onDelete: () => void }

function SavedChip({ saved, onOpen, onRename, onDelete }: ChipProps) {
  return (
    <li className={styles['chip']}>
      <button type="button" className={cx(shared['clipped'], styles['open'])} onClick={onOpen}>
        {saved.name}
      </button>
      <Menu position="bottom-end" withinPortal returnFocus>
        <Menu.Target>
          <button
            type="button"
            className={cx(shared['centre'], styles['more'])}
            aria-label={copy.actionsFor(saved.name)}
          >
            <IconChevronDown size={14} aria-hidden />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={onRename}>{copy.rename}</Menu.Item>
          <Menu.Item color="red" onClick={onDelete}>
            {copy.delete}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  )
}

type DialogProps = {
  title: string
  initial: string
  put: (name: string) => Promise<void>
  onClose: () => void
}

function NameDialog({ title, initial, put, onClose }: DialogProps) {
  const [name, setName] = useState(initial)
  const { run, isPending, failure } = useWrite({
    kind: 'create',
    textOf: (error) => (error instanceof ApiError ? error.fields['name']?.[0] : undefined),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    return run(() => put(name), { onDone: onClose })
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" form="search-name" loading={isPending}>
            {copy.saveText}
          </Button>
        </>
      }
    >
      <form id="search-name" onSubmit={(event) => void submit(event)} noValidate>
        <TextInput
          label={copy.nameLabel}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={failure}
          maxLength={80}
          required
          data-autofocus
        />
      </form>
    </Dialog>
  )
}
