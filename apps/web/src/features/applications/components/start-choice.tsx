import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import IconFileText from '~icons/file-text'
import IconListCheck from '~icons/list-check'
import { copy } from '#features/applications/copy.ts'
import { useNotice } from '#features/applications/use-notice.ts'
import { later } from '#ui/hooks/later.ts'
import styles from './start-choice.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import columns from '#ui/layout/columns.module.css'
import { WhenOpened } from '#ui/dialogs/when-opened.tsx'

const NoticeDialog = later(() => import('./notice/notice-dialog.tsx'), 'NoticeDialog')

/** The two ways to a profile, for an expert who has just registered (PRODUCT 5.3.2). */
export function StartChoice({ onSteps }: { onSteps: () => void }) {
  const notice = useNotice()
  return (
    <>
      <div className={cx(layout['stack-20'], columns['halves'], styles['ways'])}>
        <section
          className={cx(shared['card'], shared['roomy'], layout['tops'], styles['way'])}
          aria-labelledby="way-resume"
        >
          <IconFileText size={28} stroke={1.5} aria-hidden className={shared['accent']} />
          <h2 id="way-resume" className={cx(shared['title'], styles['title'])}>
            {copy.startWithYourResume}
          </h2>
          <p className={styles['text']}>{copy.weReadYourPdf}</p>
          <Button component={Link} to="/expert/apply">
            {copy.uploadResume}
          </Button>
        </section>
        <section
          className={cx(shared['card'], shared['roomy'], layout['tops'], styles['way'])}
          aria-labelledby="way-steps"
        >
          <IconListCheck size={28} stroke={1.5} aria-hidden className={shared['accent']} />
          <h2 id="way-steps" className={cx(shared['title'], styles['title'])}>
            {copy.startFromAnEmptyProfile}
          </h2>
          <p className={styles['text']}>{copy.stepsLead}</p>
          <Button variant="default" disabled={notice.isPending} onClick={() => notice.before(onSteps)}>
            {copy.fillInStepByStep}
          </Button>
        </section>
      </div>
      <WhenOpened opened={notice.dialog.opened}>
        <NoticeDialog {...notice.dialog} />
      </WhenOpened>
    </>
  )
}
