import IconClock from '~icons/clock'
import { BackButton } from '#ui/layout/back-button.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import styles from './page-note.module.css'
import { usePageTitle } from './use-page-title.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { copy } from '#app/copy.ts'

/** An announced page (PRODUCT S-25). */
export function ComingSoonPage() {
  return (
    <>
      <PageHeader title={usePageTitle()} />
      <div className={cx(shared['card'], layout['stack-12'], styles['card'])}>
        <IconClock size={32} stroke={1.5} aria-hidden />
        <p className={cx(shared['quiet'], shared['flush'])}>{copy.comingSoon}</p>
        <BackButton />
      </div>
    </>
  )
}
