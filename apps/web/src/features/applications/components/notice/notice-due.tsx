import { Button } from '@mantine/core'
import { copy } from '#features/applications/copy.ts'
import { useNotice } from '#features/applications/use-notice.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import styles from '#features/applications/components/steps/submit-bar.module.css'
import { WhenOpened } from '#ui/dialogs/when-opened.tsx'
import { later } from '#ui/hooks/later.ts'

const NoticeDialog = later(() => import('./notice-dialog.tsx'), 'NoticeDialog')

/** A year after it was signed the personal data notice is asked for again (PRODUCT D-19); nothing before that. */
export function NoticeDue() {
  const notice = useNotice()
  if (notice.isPending || notice.isAccepted) return null
  return (
    <section className={cx(layout['row-wrap'], styles['bar'])} aria-label={copy.personalDataNotice}>
      <div className={styles['message']}>
        <p role="status">{copy.noticeMissing}</p>
      </div>
      <Button onClick={() => notice.before(() => undefined)}>{copy.readAndAccept}</Button>
      <WhenOpened opened={notice.dialog.opened}>
        <NoticeDialog {...notice.dialog} />
      </WhenOpened>
    </section>
  )
}
