import { AnnouncementForm, type Announcement } from '@guildhall/contract/announcements'
import { useForm } from '#platform/use-form.ts'
import { useValues } from '#ui/forms/use-values.ts'
import { copy } from './copy.ts'
import { createAnnouncement, updateAnnouncement } from './queries.ts'

const empty = (): AnnouncementForm => ({ title: '', body: '', roles: [], starts_on: today() })

/** An announcement in the making. */
export function useAnnouncementForm(announcement: Announcement | undefined, onSaved: () => void) {
  const isNew = announcement === undefined
  const saved = announcement && formOf(announcement)
  const form = useValues<AnnouncementForm>(AnnouncementForm, saved ?? empty())
  return useForm(form, {
    kind: isNew ? 'create' : 'update',
    refetch: ['announcements'],
    words: { stale: copy.stale },
    version: announcement?.version,
    latest: saved,
    save: async (version = 0) => {
      if (isNew) await createAnnouncement(form.values)
      else await updateAnnouncement({ id: announcement.id, version }, form.values)
    },
    said: isNew ? copy.created : copy.updated,
    onSaved,
  })
}

function formOf({ title, body, roles, starts_on }: Announcement): AnnouncementForm {
  return { title, body, roles, starts_on }
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}
