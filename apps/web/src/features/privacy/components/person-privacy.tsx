import { useQuery } from '@tanstack/react-query'
import { privacyQueries } from '#features/privacy/queries.ts'
import { PartFailure } from '#platform/part-failure.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { copy } from '#features/privacy/copy.ts'
import { ExportSection } from './export-section.tsx'
import { LegalHold } from './legal-hold.tsx'
import { PersonErasure } from './person-erasure.tsx'
import sections from '#ui/layout/sections.module.css'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'

type Props = {
  /** Of the person or of their login. */
  id: string
  /** The list where the reader goes on when the person is no more. */
  leadsTo: '/users' | '/people'
}

/** On the page of a person or a user, for administrators: their data as an archive, the hold, and the end. */
export function PersonPrivacy({ id, leadsTo }: Props) {
  const load = useQuery(privacyQueries.of(id))
  const { data: answer } = load
  return (
    <section className={cx(shared['card'], sections['card'])} aria-label={copy.privacy}>
      {load.isPending && <SkeletonRows rows={3} columns={1} />}
      <PartFailure load={load} />
      {answer && (
        <>
          <ExportSection privacy={answer.data} actions={answer.actions} />
          {answer.actions.canHold && <LegalHold privacy={answer.data} />}
          <PersonErasure privacy={answer.data} actions={answer.actions} leadsTo={leadsTo} />
        </>
      )}
    </section>
  )
}
