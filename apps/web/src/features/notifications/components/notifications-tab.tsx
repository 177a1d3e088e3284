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
    return load.isPending ? (
      <div className={styles['card']}>
        <SkeletonRows rows={6} columns={2} />
      </div>
    ) : (
      <PartFailure load={load} />
    )
  return (
    <section className={cx(shared['card'], shared['padded'], styles['card'])} aria-label={copy.title}>
      <ChannelTable
        rows={data.categories}
        hasPush={data.push_enabled}
        onChange={(row) => save({ categories: [row] })}
      />
      {data.push_enabled && <PushSwitch />}
      <DigestFields digest={data.digest} hour={data.digest_hour} onChange={save} />
    </section>
  )
}

/** With what was changed; the rest stays as it is. */
function withChange(
  before: Preferences,
  { categories = [], digest, digest_hour }: PreferencesForm,
): Preferences {
  return {
    ...before,
    digest: digest ?? before.digest,
    digest_hour: digest_hour ?? before.digest_hour,
    categories: before.categories.map((row) => {
      const changed = categories.find(({ category }) => category === row.category)
      return {
        ...row,
        in_app: changed?.in_app ?? row.in_app,
        mail: changed?.mail ?? row.mail,
        push: changed?.push ?? row.push,
      }
    }),
  }
}

/** Shows the change before the server has it, and takes it back when it refuses. */
function useSaving() {
  const client = useQueryClient()
  const { queryKey } = notificationQueries.preferences()
  const { run } = useWrite({ tells: 'by toast', isInOrder: true })
  return (form: PreferencesForm) => {
    const before = client.getQueryData(queryKey)
    if (before !== undefined) client.setQueryData(queryKey, withChange(before, form))
    void run(() => savePreferences(form), {
      said: 'Your preferences have been successfully updated.',
      onRefused: () => client.setQueryData(queryKey, before),
    })
  }
}
