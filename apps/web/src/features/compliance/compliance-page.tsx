import { PageHeader } from '#ui/layout/page-header.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import { copy } from './copy.ts'
import styles from './compliance-page.module.css'
import { PaperList } from './components/paper-list.tsx'
import { Requirements } from './components/requirements.tsx'
import { RestrictedList } from './components/restricted-list.tsx'

/** What has to hold before somebody works on a project, and with whom nobody does (NEXT N4). */
export function CompliancePage() {
  return (
    <>
      <PageHeader title={copy.compliance} />
      <div className={cx(layout['stack-24'], styles['parts'])}>
        <RestrictedList />
        <Requirements />
        <PaperList />
      </div>
    </>
  )
}
