import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { crumbLink } from '#platform/crumb-link.tsx'
import { thingState } from '#platform/list-state.ts'
import { requireFound } from '#platform/missing.ts'
import { Badge } from '#ui/marks/badge.tsx'
import { ListStates } from '#ui/lists/list-states.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { ImportSteps } from './components/import-steps.tsx'
import { copy, KINDS, rowsText, faceOf } from './copy.ts'
import styles from './imports.module.css'
import { importQueries } from './queries.ts'

/** One import, from its columns to its report. */
export function ImportPage() {
  const { id = '' } = useParams({ strict: false })
  const query = useQuery(importQueries.one(id))
  requireFound(query.error)
  const found = query.data
  const state = thingState(query, found === undefined)
  const face = found && faceOf(found.data)
  const name = found?.data.file_name ?? copy.oneTitle
  return (
    <>
      <PageHeader
        title={name}
        breadcrumb={[{ label: copy.title, href: '/admin/import' }, { label: name }]}
        renderLink={crumbLink}
        aside={face && <Badge tone={face.tone}>{face.label}</Badge>}
      />
      <ListStates
        state={state}
        onRefresh={() => void query.refetch()}
        skeleton={<SkeletonRows rows={8} columns={3} />}
      >
        {found && (
          <div className={styles['page']}>
            <p className={styles['quiet']}>
              {KINDS[found.data.kind].label}, {rowsText(found.data.total)}
            </p>
            <ImportSteps key={found.data.id} one={found.data} actions={found.actions} />
          </div>
        )}
      </ListStates>
    </>
  )
}
