import { Switch } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { copy } from '#features/notifications/copy.ts'
import { pushState, startPush, stopPush, type PushState } from '#features/notifications/push-browser.ts'
import { useWrite } from '#platform/use-write.ts'
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
  const { run, isPending } = useWrite({ tells: 'by toast' })
  const change = (isOn: boolean) =>
    void run(() => (isOn ? startPush() : stopPush()), { onDone: (now) => client.setQueryData(KEY, now) })
  return (
    <div className={styles['section']}>
      <Switch
        label={copy.pushMessagesInThisBrowser}
        description={ABOUT[state]}
        checked={state === 'on'}
        disabled={isPending || state === 'unsupported' || state === 'blocked'}
        onChange={(event) => change(event.currentTarget.checked)}
      />
    </div>
  )
}
