import type { IndexStatus } from '@guildhall/contract/search'
import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { JobDialog } from '#features/jobs/components/job-dialog.tsx'
import { copy } from '#features/search/copy.ts'
import { reindex, searchQueries } from '#features/search/queries.ts'
import { useWrite } from '#platform/use-write.ts'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import { useHitFace } from './hit-faces.ts'
import styles from './status-panel.module.css'

/** How far the index is, and the way to make it anew: for administrators, at the foot of the page. */
export function StatusPanel() {
  const { data: status } = useQuery(searchQueries.status())
  const client = useQueryClient()
  const [job, setJob] = useState<string>()
  const { run } = useWrite({ kind: 'create', tells: 'by toast' })
  const begin = () => run(reindex, { onDone: ({ data }) => setJob(data.id) })
  if (status === undefined) return null
  return (
    <section className={cx(layout['spread-wrap'], styles['panel'])} aria-labelledby="search-index">
      <div className={styles['facts']}>
        <h2 id="search-index">{copy.indexTitle}</h2>
        <StatusFacts status={status} />
      </div>
      <Button variant="default" onClick={() => void begin()}>
        {copy.reindex}
      </Button>
      {job !== undefined && (
        <JobDialog
          id={job}
          title={copy.reindexTitle}
          doneText={copy.reindexed}
          onEnd={() => void client.invalidateQueries({ queryKey: ['search'] })}
          onClose={() => setJob(undefined)}
        />
      )}
    </section>
  )
}

function StatusFacts({ status }: { status: IndexStatus }) {
  const { documents, total, waiting, texts, refreshed_at: refreshed, rebuilt_at: rebuilt } = status
  const faceOf = useHitFace()
  const kinds = documents.map(({ kind, count }) => `${faceOf(kind).many} ${count}`)
  return (
    <>
      <p>
        {copy.entryCount(total)} {kinds.join(', ')}
        {copy.fileCounts(texts.read, texts.waiting, texts.unreadable)}
      </p>
      <p>
        {waiting === 0 ? copy.upToDate : copy.changesAreWaiting(waiting)}
        {refreshed !== null && (
          <>
            {copy.lastChange} <RelativeTime date={refreshed} />
          </>
        )}
        {rebuilt !== null && (
          <>
            {copy.rebuilt} <RelativeTime date={rebuilt} />
          </>
        )}
        .
      </p>
    </>
  )
}
