import { NOTE_LENGTH } from '@guildhall/contract/people/notes'
import { Button, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { copy } from '#features/people/copy.ts'
import { addNote, peopleQueries } from '#features/people/queries.ts'
import { listState } from '#platform/list-state.ts'
import { useForm } from '#platform/use-form.ts'
import { useLacks } from '#ui/forms/use-lacks.ts'
import { REQUIRED, useValues } from '#ui/forms/use-values.ts'
import { Avatar } from '#ui/marks/avatar.tsx'
import { ListStates } from '#ui/lists/list-states.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { useUnsavedNotice } from '#ui/dialogs/use-unsaved-notice.ts'
import { EVENT_WORDS } from './event-words.ts'
import styles from './thread.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = { personId: string; onAdded?: () => Promise<void> }

/** The thread of staff about a person, newest first. */
export function NoteThread({ personId, onAdded }: Props) {
  const [page, setPage] = useState(1)
  const list = useQuery(peopleQueries.notes(personId, page))
  const { data: notes = [], pagination, messages } = list.data ?? {}
  const state = listState(list, {
    // A line says that there is none yet; the form above is the way on.
    isEmpty: !list.isSuccess,
    toFirst: page > 1 ? () => setPage(1) : undefined,
    messages,
  })
  return (
    <>
      <NoteForm personId={personId} {...(onAdded && { onAdded })} />
      <ListStates state={state} onRefresh={() => void list.refetch()}>
        {notes.length === 0 && <p className={cx(shared['quiet'], shared['flush'])}>{messages?.empty_data}</p>}
        <ol className={styles['thread']}>
          {notes.map((note) => (
            <li key={note.id} className={styles['entry']}>
              <Avatar name={note.createdBy?.name ?? 'Anonymized'} size={30} />
              <div className={shared['fills']}>
                <p className={cx(shared['flush'], layout['row-wrap-4-10'], styles['head'])}>
                  <strong>{note.createdBy?.name ?? copy.anonymized}</strong>
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
    </>
  )
}

function NoteForm({ personId, onAdded }: Props) {
  const filling = useValues(undefined, { note: '' })
  const note = filling.values.note.trim()
  const { said, press } = useLacks(note === '' ? REQUIRED : undefined)
  const form = useForm(filling, {
    refetch: ['people'],
    mayGoOn() {
      press(() => undefined)
      return Promise.resolve(note !== '')
    },
    save: () => addNote(personId, note),
    onSaved() {
      filling.reset()
      return onAdded?.()
    },
  })
  useUnsavedNotice(note !== '')
  return (
    <form className={cx(layout['stack-10'], styles['form'])} onSubmit={form.onSubmit}>
      <Textarea
        label={copy.newNote}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={NOTE_LENGTH}
        {...form.text('note')}
        error={said ?? form.errorOf('note') ?? form.failure}
      />
      <Button type="submit" variant="default" loading={form.isPending}>
        {copy.addNote}
      </Button>
    </form>
  )
}
