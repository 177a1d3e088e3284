import type { FaqEntry } from '@guildhall/contract/faqs'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import IconPlus from '~icons/plus'
import { Suspense, useEffect, useState } from 'react'
import { id } from '#platform/address-readers.ts'
import { SettingsFrame } from '#features/settings/components/settings-frame.tsx'
import { useFilter } from '#platform/use-filter.ts'
import { latestOf } from '#platform/lists/latest-of.ts'
import { listState } from '#platform/list-state.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { afterPaint } from '#ui/hooks/after-paint.ts'
import { later } from '#ui/hooks/later.ts'
import { bringRichText } from '#ui/text/rich-text.tsx'
import { EntryList } from './components/entry-list.tsx'
import { copy } from './copy.ts'
import { faqsQueries } from './queries.ts'

const EntryDialog = later(() => import('./components/entry-dialog.tsx'), 'EntryDialog')

/** `open`: the question whose dialog is open, as a hit of the search leads to it. */
const SEARCH = { open: id }

/** Where administrators write the questions and put them into order (PRODUCT S-29). */
export function FaqEditorPage() {
  const query = useQuery(faqsQueries.entries())
  const { filter, setFilter } = useFilter(SEARCH)
  const [chosen, setOpen] = useState<FaqEntry | 'new'>()
  const { data: entries = [], refetch } = query
  const open = chosen ?? entries.find(({ id }) => id === filter.open)
  useEffect(() => afterPaint(bringRichText), [])
  const close = () => {
    setOpen(undefined)
    setFilter({ open: null }, { replace: true })
  }
  const state = listState(query, {
    isEmpty: entries.length === 0,
    messages: { empty_data: copy.empty },
  })
  return (
    <SettingsFrame
      title={copy.editorTitle}
      intro={copy.editorHint}
      actions={
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpen('new')}>
          {copy.add}
        </Button>
      }
    >
      <ListStates state={state} onRefresh={() => void refetch()}>
        <EntryList entries={entries} onEdit={setOpen} />
      </ListStates>
      <Suspense>
        {open !== undefined && (
          <EntryDialog
            key={open === 'new' ? 'new' : open.id}
            entry={open === 'new' ? undefined : latestOf(entries, open)}
            onClose={close}
          />
        )}
      </Suspense>
    </SettingsFrame>
  )
}
