import type { Activity } from '@guildhall/contract/activity'
import { formatDateTime } from '#ui/text/date-format.ts'
import { Fact, FactBlock, FactList, JsonBlock } from './facts.tsx'
import { IpFact } from './ip-fact.tsx'
import { PageUrl } from './page-url.tsx'
import { UserAgent } from './user-agent.tsx'

/** What is known of a page visit (specification spec 000 §2). */
export function VisitFacts({ entry }: { entry: Activity }) {
  return (
    <>
      <FactBlock title="Visit info">
        <FactList>
          <IpFact ip={entry.ip} />
          <UserAgent entry={entry} />
          <Fact label="Page URL">{entry.url && <PageUrl url={entry.url} />}</Fact>
          <Fact label="Created at">{formatDateTime(entry.created_at)}</Fact>
        </FactList>
      </FactBlock>
      <JsonBlock title="Params" value={entry.url_options.params ?? {}} />
      <JsonBlock title="Query" value={entry.url_options.query ?? {}} />
      <JsonBlock title="Payload" value={entry.api_payload} />
    </>
  )
}
