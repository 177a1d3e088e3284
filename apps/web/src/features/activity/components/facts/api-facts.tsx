import type { Activity } from '@guildhall/contract/activity'
import { copy } from '#features/activity/copy.ts'
import { Badge } from '#ui/marks/badge.tsx'
import { formatDateTime } from '#ui/text/date-format.ts'
import layout from '#ui/theme/layout.module.css'
import { Fact, FactBlock, FactList, JsonBlock } from './facts.tsx'
import { IpFact } from './ip-fact.tsx'
import { PageUrl } from '#features/activity/components/page-url.tsx'
import { StatusTag } from '#features/activity/components/status-tag.tsx'
import { UserAgent } from './user-agent.tsx'

/** What is known of a call (specification spec 000 §2). */
export function ApiFacts({ entry }: { entry: Activity }) {
  return (
    <>
      <FactBlock title={copy.apiInfo}>
        <FactList>
          <Fact label={copy.status}>
            <span className={layout['wrap-6']}>
              <StatusTag status={entry.status} />
              {entry.is_main && <Badge tone="secondary">{copy.main}</Badge>}
            </span>
          </Fact>
          <Fact label={copy.apiUrl}>{entry.api}</Fact>
          <Fact label={copy.createdAt}>{formatDateTime(entry.created_at)}</Fact>
          <Fact label={copy.statusCode}>{entry.status_code}</Fact>
          <Fact label={copy.pageUrl}>{entry.url && <PageUrl url={entry.url} />}</Fact>
          <Fact label={copy.responseTime}>{seconds(entry.response_time)}</Fact>
        </FactList>
      </FactBlock>
      <FactBlock title={copy.userInfo}>
        <FactList>
          <IpFact ip={entry.ip} />
          <UserAgent entry={entry} />
        </FactList>
      </FactBlock>
      <JsonBlock title={copy.payload} value={entry.api_payload} />
      <JsonBlock title={copy.params} value={entry.url_options.params ?? {}} />
      <JsonBlock title={copy.query} value={entry.api_options.query ?? entry.url_options.query ?? {}} />
    </>
  )
}

function seconds(time: number | null): string | null {
  return time === null ? null : `${Number(time.toFixed(3))} s`
}
