import type { FeedbackRecord } from '@guildhall/contract/feedback'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Fact, FactBlock, FactList } from '#features/activity/components/facts/facts.tsx'
import { PageUrl } from '#features/activity/components/page-url.tsx'
import { crumbLink } from '#platform/crumb-link.tsx'
import { requireFound } from '#platform/missing.ts'
import { thingState } from '#platform/list-state.ts'
import { formatDateTime } from '#ui/text/date-format.ts'
import { ItemStates } from '#platform/item-states.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { SkeletonPage } from '#ui/lists/skeleton-rows.tsx'
import { cx } from '#ui/theme/class-names.ts'
import { FeedbackProgress } from './components/feedback-progress.tsx'
import { RateFace } from './components/face.tsx'
import { StatusTag, TypeBadge } from './components/feedback-table.tsx'
import { Sender } from './components/sender.tsx'
import { copy, RATE_LABELS } from './copy.ts'
import styles from './feedback-page.module.css'
import { feedbackQueries } from './queries.ts'
import { useMarkRead } from './use-mark-read.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import columns from '#ui/layout/columns.module.css'

/** One message with everything that is known about it. */
export function FeedbackPage() {
  const { feedbackId = '' } = useParams({ strict: false })
  const query = useQuery(feedbackQueries.details(feedbackId))
  const { data, error, refetch } = query
  requireFound(error)
  const state = thingState(query, data === undefined)
  return (
    <ItemStates
      above={{ label: copy.listTitle, href: '/feedback' }}
      state={state}
      onRefresh={() => void refetch()}
      skeleton={<SkeletonPage />}
    >
      {data && <Details key={data.data.id} row={data.data} />}
    </ItemStates>
  )
}

function Details({ row }: { row: FeedbackRecord }) {
  useMarkRead(row)
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: copy.listTitle, href: '/feedback' }, { label: copy.detailsTitle }]}
        renderLink={crumbLink}
        title={copy.detailsTitle}
        aside={<StatusTag row={row} />}
      />
      <div className={cx(layout['stack-20'], columns['main-and-facts'])}>
        <div className={layout['stack-20']}>
          <section className={shared['card']} aria-label={copy.columns.message}>
            <div className={cx(layout['row-12'], styles['top'])}>
              <TypeBadge row={row} />
              <RateFace rate={row.rate} />
              <span className={shared['note']}>{RATE_LABELS[row.rate]}</span>
            </div>
            <p className={styles['message']}>{row.message}</p>
          </section>
          <FeedbackProgress row={row} />
        </div>
        <Facts row={row} />
      </div>
    </>
  )
}

function Facts({ row }: { row: FeedbackRecord }) {
  return (
    <aside className={shared['card']} aria-label={copy.facts}>
      <FactBlock title={copy.columns.by}>
        <Sender sender={row.created_by} size={40} withEmail />
      </FactBlock>
      <FactBlock title={copy.details}>
        <FactList>
          <Fact label={copy.columns.at}>
            {formatDateTime(row.created_at)} · <RelativeTime date={row.created_at} />
          </Fact>
          <Fact label={copy.pageUrl}>
            <PageUrl url={row.page_url} />
          </Fact>
          <Fact label={copy.ipAddress}>{row.ip_address}</Fact>
        </FactList>
      </FactBlock>
    </aside>
  )
}
