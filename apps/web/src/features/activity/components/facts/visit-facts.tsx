import type { Activity } from '@guildhall/contract/activity'
import { copy } from '#features/activity/copy.ts'
import { formatDateTime } from '#ui/text/date-format.ts'
import { Fact, FactBlock, FactList, JsonBlock } from './facts.tsx'
import { IpFact } from './ip-fact.tsx'
import { PageUrl } from '#features/activity/components/page-url.tsx'
import { UserAgent } from './user-agent.tsx'

/** What is known of a page visit (specification spec 000 §2). */
export function VisitFacts({ entry }: { entry: Activity }) {
  return (
    <>
      <FactBlock title={copy.visitInfo}>
        <FactList>
          <IpFact ip={entry.ip} />
          <UserAgent entry={entry} />
          <Fact label={copy.pageUrl}>{entry.url && <PageUrl url={entry.url} />}</Fact>
          <Fact label={copy.createdAt}>{formatDateTime(entry.created_at)}</Fact>
        </FactList>
      </FactBlock>
      <JsonBlock title={copy.params} value={entry.url_options.params ?? {}} />
      <JsonBlock title={copy.query} value={entry.url_options.query ?? {}} />
      <JsonBlock title={copy.payload} value={entry.api_payload} />
    </>
  )
}
