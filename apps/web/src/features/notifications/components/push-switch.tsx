import { Switch } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { pushState, startPush, stopPush, type PushState } from '#features/notifications/push-browser.ts'
import { failureText } from '#platform/api-error.ts'
import { toasts } from '#ui/toasts.tsx'
import styles from './notifications-tab.module.css'

const KEY = ['notifications', 'push-state']

const ABOUT: Record<PushState, string> = {
  unsupported: 'This browser cannot show push messages.',
  blocked: 'Push messages of this site are blocked in the settings of the browser.',
  off: 'Messages appear here also while no page of ours is open, until you log out.',
  on: 'Messages appear here also while no page of ours is open, until you log out.',
}

/** Whether this browser takes push messages. */
export function PushSwitch() {
  const client = useQueryClient()
  const { data: state = 'off' } = useQuery({ queryKey: KEY, queryFn: pushState })
  const change = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? startPush() : stopPush()),
    onSuccess: (now) => client.setQueryData(KEY, now),
    onError: (error) => toasts.error(failureText(error, 'update')),
  })
  return (
    <div className={styles['section']}>
      <Switch
        label="Push messages in this browser"
        description={ABOUT[state]}
        checked={state === 'on'}
        disabled={change.isPending || state === 'unsupported' || state === 'blocked'}
        onChange={(event) => change.mutate(event.currentTarget.checked)}
      />
    </div>
  )
}
