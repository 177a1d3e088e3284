import { Button } from '@mantine/core'
import type { useNotice } from '#features/applications/use-notice.ts'
import { NoticeDialog } from './notice-dialog.tsx'
import styles from './step-wizard.module.css'

/** Nothing is filled in before the personal data notice was accepted (PRODUCT D-19). */
export function NoticeGate({ notice }: { notice: ReturnType<typeof useNotice> }) {
  return (
    <div className={styles['gate']}>
      <h2 className={styles['title']}>Before you go on</h2>
      <p className={styles['text']}>
        Your profile holds personal data. Please read how we use it and accept the notice; then you can fill
        in your profile.
      </p>
      <Button onClick={() => notice.before(() => undefined)}>Read the personal data notice</Button>
      <NoticeDialog {...notice.dialog} />
    </div>
  )
}
