import { NOTE_LENGTH } from '@guildhall/contract/experts/vetting'
import { Button, Textarea } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { Block } from '#features/experts/components/block.tsx'
import { listState } from '#platform/list-state.ts'
import { useSubmit } from '#platform/use-submit.ts'
import { Avatar } from '#ui/avatar.tsx'
import { ListStates } from '#ui/list-states.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { RelativeTime } from '#ui/relative-time.tsx'
import { useUnsavedNotice } from '#ui/use-unsaved-notice.ts'
import styles from './thread.module.css'
import { EVENT_WORDS } from './event-words.ts'
import { addNote, vettingQueries } from './vetting-queries.ts'

/** The thread of staff about a person, newest first. */
export function NotesTab({ personId }: { personId: string }) {
  const [page, setPage] = useState(1)
  const list = useQuery(vettingQueries.notes(personId, page))
  const { data: notes = [], pagination, messages } = list.data ?? {}
  const state = listState(list, {
    isEmpty: notes.length === 0,
    isSearching: false,
    onFirstPage: page === 1,
    messages,
  })
  return (
    <Block title="Notes" aside="For staff only">
      <NoteForm personId={personId} />
      <ListStates state={state} onRefresh={() => void list.refetch()}>
        <ol className={styles['thread']}>
          {notes.map((note) => (
            <li key={note.id} className={styles['entry']}>
              <Avatar name={note.createdBy?.name ?? 'Anonymized'} size={30} />
              <div className={styles['words']}>
                <p className={styles['head']}>
                  <strong>{note.createdBy?.name ?? 'Anonymized'}</strong>
                  {note.decision !== null && <span>{EVENT_WORDS[note.decision]}</span>}
                  <RelativeTime date={note.created_at} />
                </p>
                <p className={styles['text']}>{note.note}</p>
              </div>
            </li>
          ))}
        </ol>
        {pagination && <Pagination {...pagination} onPage={setPage} />}
      </ListStates>
    </Block>
  )
}

function NoteForm({ personId }: { personId: string }) {
  const [text, setText] = useState('')
  const client = useQueryClient()
  const { isPending, failure, submit } = useSubmit('update')
  const note = text.trim()
  useUnsavedNotice(note !== '')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (note === '') return
    if (!(await submit(() => addNote(personId, note)))) return
    setText('')
    await client.invalidateQueries({ queryKey: ['experts', 'notes', personId] })
    await client.invalidateQueries({ queryKey: ['experts', 'review', personId] })
  }
  return (
    <form className={styles['form']} onSubmit={(event) => void send(event)}>
      <Textarea
        label="New note"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={NOTE_LENGTH}
        value={text}
        error={failure}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={isPending} disabled={note === ''}>
        Add note
      </Button>
    </form>
  )
}
