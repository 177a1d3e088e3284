import type { Preferences, PreferencesForm } from '@guildhall/contract/notifications/preferences'
import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { notificationQueries, savePreferences } from '#features/notifications/queries.ts'
import { failureText } from '#platform/api-error.ts'
import { SkeletonRows } from '#ui/skeleton-rows.tsx'
import { toasts } from '#ui/toasts.tsx'
import { ChannelTable } from './channel-table.tsx'
import { DigestFields } from './digest-fields.tsx'
import styles from './notifications-tab.module.css'
import { PushSwitch } from './push-switch.tsx'

/** How the reader wants to be told (PRODUCT S-22); each change is kept at once. */
export function NotificationsTab() {
  const { data, error, refetch } = useQuery(notificationQueries.preferences())
  const save = useSaving()
  if (error !== null && data === undefined)
    return (
      <section className={styles['card']} aria-label="Notifications">
        <p role="alert">{failureText(error, 'list')}</p>
        <Button variant="default" mt={12} onClick={() => void refetch()}>
          REFRESH
        </Button>
      </section>
    )
  if (data === undefined) return <SkeletonRows rows={4} columns={3} />
  const change = (changed: Partial<PreferencesForm>) => save.mutate({ ...formOf(data), ...changed })
  return (
    <section className={styles['card']} aria-label="Notifications">
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
  return useMutation({
    mutationFn: savePreferences,
    // One after the other: the last change wins.
    scope: { id: 'notification-preferences' },
    onMutate: (form) => {
      const before = client.getQueryData(queryKey)
      if (before !== undefined) client.setQueryData(queryKey, { ...before, ...form })
      return before
    },
    onError: (error, _form, before) => {
      client.setQueryData(queryKey, before)
      toasts.error(failureText(error, 'update'))
    },
    onSuccess: () => toasts.success('Your preferences have been successfully updated.'),
  })
}
