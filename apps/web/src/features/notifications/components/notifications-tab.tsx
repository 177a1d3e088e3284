import type { Preferences, PreferencesForm } from '@guildhall/contract/notifications/preferences'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { copy } from '#features/notifications/copy.ts'
import { notificationQueries, savePreferences } from '#features/notifications/queries.ts'
import { PartFailure } from '#platform/part-failure.tsx'
import { useWrite } from '#platform/use-write.ts'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { ChannelTable } from './channel-table.tsx'
import { DigestFields } from './digest-fields.tsx'
import styles from './notifications-tab.module.css'
import { PushSwitch } from './push-switch.tsx'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'

/** How the reader wants to be told (PRODUCT S-22); each change is kept at once. */
export function NotificationsTab() {
  const load = useQuery(notificationQueries.preferences())
  const { data } = load
  const save = useSaving()
  if (data === undefined)
    return load.isPending ? <SkeletonRows rows={4} columns={3} /> : <PartFailure load={load} />
  const change = (changed: Partial<PreferencesForm>) => save({ ...formOf(data), ...changed })
  return (
    <section className={cx(shared['card'], shared['padded'], styles['card'])} aria-label={copy.title}>
      <ChannelTable
        rows={data.categories}
        hasPush={data.push_enabled}
        onChange={(categories) => change({ categories })}
      />
      {data.push_enabled && <PushSwitch />}
      <DigestFields digest={data.digest} hour={data.digest_hour} onChange={change} />
    </section>
  )
}

function formOf({ categories, digest, digest_hour }: Preferences): PreferencesForm {
  return { categories, digest, digest_hour }
}

/** Shows the change before the server has it, and takes it back when it refuses. */
function useSaving() {
  const client = useQueryClient()
  const { queryKey } = notificationQueries.preferences()
  const { run } = useWrite({ tells: 'by toast', isInOrder: true })
  return (form: PreferencesForm) => {
    const before = client.getQueryData(queryKey)
    if (before !== undefined) client.setQueryData(queryKey, { ...before, ...form })
    void run(() => savePreferences(form), {
      said: 'Your preferences have been successfully updated.',
      onRefused: () => client.setQueryData(queryKey, before),
    })
  }
}
