import type { FaqEntry } from '@guildhall/contract/faqs'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { lazy, Suspense, useState } from 'react'
import { SettingsFrame } from '#features/settings/components/settings-frame.tsx'
import { listState } from '#platform/list-state.ts'
import { ListStates } from '#ui/list-states.tsx'
import { EntryList } from './components/entry-list.tsx'
import { copy } from './copy.ts'
import { faqsQueries } from './queries.ts'

const EntryDialog = lazy(async () => ({
  default: (await import('./components/entry-dialog.tsx')).EntryDialog,
}))

/** Where administrators write the questions and put them into order (PRODUCT S-29). */
export function FaqEditorPage() {
  const query = useQuery(faqsQueries.entries())
  const [open, setOpen] = useState<FaqEntry | 'new'>()
  const { data: entries = [], refetch } = query
  const state = listState(query, {
    isEmpty: entries.length === 0,
    isSearching: false,
    onFirstPage: true,
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
            entry={open === 'new' ? undefined : open}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </SettingsFrame>
  )
}
