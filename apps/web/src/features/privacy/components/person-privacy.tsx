import { useQuery } from '@tanstack/react-query'
import { cx } from '#ui/class-names.ts'
import { privacyQueries } from '#features/privacy/queries.ts'
import { failureText } from '#platform/api-error.ts'
import { SkeletonRows } from '#ui/skeleton-rows.tsx'
import { ExportSection } from './export-section.tsx'
import { LegalHold } from './legal-hold.tsx'
import { PersonErasure } from './person-erasure.tsx'
import styles from './privacy.module.css'

/** On the page of a user, for administrators: his data as an archive, the hold, and the end. */
export function PersonPrivacy({ userId }: { userId: string }) {
  const { data: answer, error } = useQuery(privacyQueries.of(userId))
  return (
    <section className={cx(styles['card'], styles['inPage'])} aria-label="Privacy">
      {error !== null && <p role="alert">{failureText(error, 'find')}</p>}
      {answer === undefined && error === null && <SkeletonRows rows={3} columns={1} />}
      {answer && (
        <>
          <ExportSection privacy={answer.data} actions={answer.actions} />
          {answer.actions.canHold && <LegalHold privacy={answer.data} />}
          <PersonErasure privacy={answer.data} actions={answer.actions} />
        </>
      )}
    </section>
  )
}
