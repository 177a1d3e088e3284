import { copy } from '#features/privacy/copy.ts'
import { cx } from '#ui/theme/class-names.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { privacyQueries } from '#features/privacy/queries.ts'
import { failureText } from '#platform/api-error.ts'
import { useSignedIn } from '#platform/session.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { ExportSection } from './export-section.tsx'
import { HeldList } from './held-list.tsx'
import { OwnErasure } from './own-erasure.tsx'
import sections from '#ui/layout/sections.module.css'
import shared from '#ui/theme/shared.module.css'

/** What is kept of the reader, their copy of it, and its end (PRODUCT S-22). */
export function PrivacyTab() {
  const { id } = useSignedIn()
  const { data: answer, error, refetch } = useQuery(privacyQueries.of(id))
  return (
    <section className={cx(shared['card'], sections['card'], sections['tab'])} aria-label={copy.privacy}>
      <HeldList />
      {error !== null && (
        <div className={sections['section']}>
          <p role="alert">{failureText(error, 'find')}</p>
          <Button variant="default" onClick={() => void refetch()}>
            {copy.refresh}
          </Button>
        </div>
      )}
      {answer === undefined && error === null && <SkeletonRows rows={3} columns={2} />}
      {answer && <ExportSection privacy={answer.data} actions={answer.actions} isOwn />}
      {answer && <OwnErasure privacy={answer.data} actions={answer.actions} />}
    </section>
  )
}
