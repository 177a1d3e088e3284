import { Button } from '@mantine/core'
import { useNotice } from '#features/applications/use-notice.ts'
import { NoticeDialog } from './notice-dialog.tsx'
import styles from './submit-bar.module.css'

/** A year after it was signed the personal data notice is asked for again (PRODUCT D-19); nothing before that. */
export function NoticeDue() {
  const notice = useNotice()
  if (notice.isPending || notice.isAccepted) return null
  return (
    <section className={styles['bar']} aria-label="Personal data notice">
      <div className={styles['message']}>
        <p role="status">Please accept the personal data notice again. Without it nobody can hire you.</p>
      </div>
      <Button onClick={() => notice.before(() => undefined)}>Read and accept</Button>
      <NoticeDialog {...notice.dialog} />
    </section>
  )
}
