import styles from '#features/accounts/profile-settings-page.module.css'
import { SessionList } from './session-list.tsx'
import { TwoStep } from './two-step.tsx'

/** Two-step sign-in and the devices that are signed in. */
export function SecurityTab() {
  return (
    <div className={styles['card']}>
      <TwoStep />
      <SessionList />
    </div>
  )
}
