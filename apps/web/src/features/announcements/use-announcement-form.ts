import { AnnouncementForm, type Announcement } from '@guildhall/contract/announcements'
import type { FormEvent } from 'react'
import { useWrite } from '#platform/use-write.ts'
import { useSchemaForm } from '#ui/fields/form.ts'
import { copy } from './copy.ts'
import { createAnnouncement, updateAnnouncement } from './queries.ts'

const empty = (): AnnouncementForm => ({ title: '', body: '', roles: [], starts_on: today() })

/** An announcement in the making. */
export function useAnnouncementForm(announcement: Announcement | undefined, onSaved: () => void) {
  const form = useSchemaForm({
    schema: AnnouncementForm,
    initialValues: announcement === undefined ? empty() : formOf(announcement),
  })
  const { run, ...saving } = useWrite({
    kind: announcement === undefined ? 'create' : 'update',
    refetch: ['announcements'],
    words: { stale: copy.stale },
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (form.validate().hasErrors) return
    const values = form.getValues()
    void run<unknown>(
      () =>
        announcement === undefined ? createAnnouncement(values) : updateAnnouncement(announcement, values),
      {
        form,
        said: announcement === undefined ? copy.created : copy.updated,
        onDone: onSaved,
      },
    )
  }
  return { form, ...saving, save }
}

function formOf({ title, body, roles, starts_on }: Announcement): AnnouncementForm {
  return { title, body, roles, starts_on }
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}
