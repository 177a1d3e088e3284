import { Button } from '@mantine/core'
import { copy } from '#features/applications/copy.ts'
import type { useNotice } from '#features/applications/use-notice.ts'
import { NoticeDialog } from './notice-dialog.tsx'
import styles from '#features/applications/components/steps/step-wizard.module.css'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'

/** Nothing is filled in before the personal data notice was accepted (PRODUCT D-19). */
export function NoticeGate({ notice }: { notice: ReturnType<typeof useNotice> }) {
  return (
    <div className={cx(shared['card'], shared['shrinks'], styles['gate'])}>
      <h2 className={cx(shared['title'], styles['title'])}>{copy.beforeYouGoOn}</h2>
      <p className={styles['text']}>{copy.noticeLead}</p>
      <Button onClick={() => notice.before(() => undefined)}>{copy.readThePersonalDataNotice}</Button>
      <NoticeDialog {...notice.dialog} />
    </div>
  )
}
